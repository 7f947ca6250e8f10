import { optional } from '../fields/brick.ts'
import { group } from '../fields/group.ts'
import { initials } from '../fields/initials.ts'
import { inserts } from '../fields/inserts.ts'
import { lastName } from '../fields/last-name.ts'

/** A person's name: initials, inserts where there are any, last name. */
export const person = group({ initials, inserts: optional(inserts), lastName })
