import { optional } from '../fields/brick/brick.ts'
import { group, type Parsed } from '../fields/brick/group.ts'
import { infix } from '../fields/person/infix.ts'
import { initials } from '../fields/person/initials.ts'
import { lastName } from '../fields/person/last-name.ts'
import { salutation } from '../fields/person/salutation.ts'

export const person = group({ initials, infix: optional(infix), lastName })

/** A person's name with the way to address them (spec 000 section 5, user details). */
export const salutedPerson = group({ salutation, ...person.parts })

/** A name in the calls that make an account, which call the infix `inserts` (spec 000 section 7). */
export const accountName = { salutation, initials, inserts: optional(infix), lastName } as const

/** Converts a parsed name for those calls. */
export const accountNameToSend = ({ infix: inserts = '', ...rest }: Parsed<typeof salutedPerson.parts>) => ({
  ...rest,
  inserts,
})
