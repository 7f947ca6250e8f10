import { optional } from '../../../core/fields/brick.ts'
import { agreeCollection } from '../../../core/fields/consent.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import { iban } from '../../../core/fields/iban.ts'
import { landline } from '../../../core/fields/landline.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import { address } from '../../../core/groups/address.ts'
import { salutedPerson } from '../../../core/groups/person.ts'

/** What is asked of everybody, in the order of the screen. */
export const personParts = {
  person: salutedPerson,
  dateOfBirth,
  home: address,
  mobile,
  landline: optional(landline),
} as const

/** What is asked of who becomes a member (spec 001 section 6). */
export const paymentParts = { iban, agreeCollection } as const
