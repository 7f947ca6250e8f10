import { toE164 } from '#numbering-plans'
import { boundedTidy } from '../brick/text.ts'
import type { PhoneKind } from './phone-numbering-plans.ts'

export type { PhoneKind } from './phone-numbering-plans.ts'

/** Drops everything but digits and a leading plus (spec 000 section 5). */
export const stripPhone = boundedTidy((typed) => typed.replace(/^[^\d+]+/, '').replace(/(?!^\+)\D+/g, ''))

/**
 * The E.164 form (`+31612345678`) of a typed number, or undefined when it is no number of that kind:
 * mobile is a Dutch 06 number or a valid foreign one, landline anything valid but a Dutch mobile (D46).
 */
export const e164 = (typed: string, kind: PhoneKind): string | undefined => toE164(stripPhone(typed), kind)

/** A number as people type it: `+31612345678` as `0612345678`, foreign numbers with their plus (D46). */
export const showPhone = (number: string): string => number.replace(/^\+31(?!0)/, '0')

/** Tells who calls at which number: `De adviseur belt je op 0612345678.` */
export const callsInWords = (who: string, number: string): string => `${who} belt je op ${showPhone(number)}.`
