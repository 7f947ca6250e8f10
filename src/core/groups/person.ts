import { optional } from '../fields/brick.ts'
import { group } from '../fields/group.ts'
import { initials } from '../fields/initials.ts'
import { inserts } from '../fields/inserts.ts'
import { lastName } from '../fields/last-name.ts'
import { salutation } from '../fields/salutation.ts'

/** A person's name: initials, inserts where there are any, last name. */
export const person = group({ initials, inserts: optional(inserts), lastName })

/** A person's name with the way to address them (spec 000 section 5, user details). */
export const salutedPerson = group({ salutation, ...person.parts })
