import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core'
import metadata from './phone-metadata.json' with { type: 'json' }

type Metadata = Parameters<typeof parsePhoneNumberFromString>[2]

const plans = metadata as unknown as Metadata
const known = new RegExp(`^\\+(?:${Object.keys(metadata.country_calling_codes).join('|')})`)

export type PhoneKind = 'mobile' | 'landline' | 'any'

const parse = (digits: string): PhoneNumber | undefined =>
  digits.length > 20 ? undefined : parsePhoneNumberFromString(digits, 'NL', plans)

/** A number of a country whose plan is not included: only a plus and 8 to 15 digits can be checked. */
const fromFarther = (digits: string): string | undefined => {
  const number = digits.replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(number) && !known.test(number) ? number : undefined
}

/** Whether a number is a Dutch 06 number, and not the 066 of pagers nor the 097 of machines. */
const dutchMobile = (phone: PhoneNumber): boolean =>
  phone.country === 'NL' && phone.getType() === 'MOBILE' && phone.nationalNumber.startsWith('6')

/** The E.164 form of digits with an optional plus, or undefined when they are no number of that kind. */
export const toE164 = (digits: string, kind: PhoneKind): string | undefined => {
  const phone = parse(digits)
  if (!phone?.isValid()) return fromFarther(digits)
  const dutch = phone.countryCallingCode === '31'
  if (kind === 'mobile' && dutch && !dutchMobile(phone)) return undefined
  if (kind === 'landline' && dutchMobile(phone)) return undefined
  return phone.number
}
