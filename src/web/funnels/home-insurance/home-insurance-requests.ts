import type { InputOf } from '../../../core/contract/endpoint.ts'
import type {
  compare,
  property,
  quoteEmail,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { splitAddition } from '../../../core/insurance/addition.ts'
import type { Insurance, Quote } from '../../../core/insurance/comparison.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import { premiumAnswersOf } from '../../../core/insurance/premium-answers.ts'
import { eurosFromCents } from '../../../core/kernel/money.ts'
import { isStone } from '../../../core/rules/insurance-codes.ts'
import type { InsuranceEntry } from '../../../core/rules/insurance-packages.ts'
import type { KnownAnswers } from './home-insurance-asks.ts'
import { type AllKnown, blocksIn, type Reading } from './situation.ts'

const euros = (cents: number | undefined) => (cents === undefined ? undefined : eurosFromCents(cents))

/** The query by which the insurer finds the home; undefined until the address is complete. */
export const homeToSend = ({ home }: KnownAnswers): InputOf<typeof property> | undefined =>
  home?.postcode && home.houseNumber && home.streetName && home.city
    ? { query: { postcode: home.postcode, houseNumber: home.houseNumber, addition: home.addition ?? '' } }
    : undefined

/** The home as the calls take it; undefined until everything that the premium needs is answered. */
export const propertyToSend = (known: KnownAnswers): InputOf<typeof compare>['body'] | undefined => {
  const { home, rooms, wall, roof, dateOfBirth, family } = known
  if (!home?.postcode || !home.houseNumber || !home.streetName || !home.city) return undefined
  if (!rooms || !wall || !roof || !dateOfBirth || !family) return undefined
  return {
    postcode: home.postcode,
    houseNumber: home.houseNumber,
    ...splitAddition(home.addition ?? ''),
    streetName: home.streetName,
    placeName: home.city,
    numberOfRooms: rooms,
    outsideWallType: wall,
    builtType: isStone(wall, roof) ? 'stone' : 'other',
    roofType: roof,
    dateOfBirth,
    familyComposition: family,
    propertyType: known.houseType,
    buildingYear: known.constructionYear,
    propertySurface: known.livingAreaSize,
    propertySize: known.volume,
    rebuildValue: euros(known.rebuildValue),
    wozIndication: euros(known.woz),
  }
}

/** Maps each field of the home to its answer. */
export const propertyFields = {
  postcode: 'home.postcode',
  houseNumber: 'home.houseNumber',
  addition: 'home.addition',
  extraAddition: 'home.addition',
  indication: 'home.addition',
  streetName: 'home.streetName',
  placeName: 'home.city',
  numberOfRooms: 'rooms',
  outsideWallType: 'wall',
  builtType: 'wall',
  roofType: 'roof',
  dateOfBirth: 'dateOfBirth',
  familyComposition: 'family',
  propertyType: 'houseType',
  buildingYear: 'constructionYear',
  propertySurface: 'livingAreaSize',
  propertySize: 'volume',
  rebuildValue: 'rebuildValue',
  wozIndication: 'woz',
} as const

/** The home with its use and the chosen cover, which decide the premium of the application. */
export const quotedToSend = (
  known: AllKnown,
  context: Reading,
): InputOf<typeof compare>['body'] | undefined => {
  const home = propertyToSend(known)
  return home && { ...home, ...premiumAnswersOf(blocksIn(known, context)) }
}

/** Maps each of those fields to its answer; fields of an insurance have the same names. */
export const quotedFields = {
  ...propertyFields,
  isPropertyOwner: 'general.isPropertyOwner',
  propertyPurpose: 'general.propertyPurpose',
  isRented: 'general.isRented',
  isVacant: 'opstal.isVacant',
  onMonumentsList: 'general.onMonumentsList',
  hasAsbestos: 'opstal.hasAsbestos',
  defaultOwnRisk: 'general.defaultOwnRisk',
} as const

const priced = (insurances: readonly Insurance[]) =>
  insurances.flatMap((one) => {
    const cents = monthlyCents(one)
    return cents === undefined ? [] : [{ insuranceName: one.insuranceType, price: eurosFromCents(cents) }]
  })
const totalOf = (prices: readonly { price: number }[]) =>
  // The sum is made in cents, to avoid rounding errors.
  eurosFromCents(prices.reduce((sum, { price }) => sum + Math.round(price * 100), 0))

/** The request to mail the calculation, with the prices that the visitor saw; undefined where no mail is wanted. */
export const quoteToMail = (
  known: KnownAnswers,
  entry: InsuranceEntry,
  quote: Quote | undefined,
): InputOf<typeof quoteEmail> | undefined => {
  const property = propertyToSend(known)
  if (known.wantsQuote !== 'yes' || !known.quoteEmail || !property || !quote) return undefined
  const all = priced(quote.insurances)
  const chosen = all.filter(({ insuranceName }) => known.packages?.includes(insuranceName))
  return {
    body: {
      ...property,
      emailAddress: known.quoteEmail,
      insuranceType: entry,
      insurancePrices: chosen,
      totalPrice: totalOf(chosen),
      allInsurancePrices: all,
      totalAllPrice: totalOf(all),
      code: quote.code,
    },
  }
}

/** Maps each field of that request to its answer. */
export const mailedFields = {
  ...propertyFields,
  emailAddress: 'quoteEmail',
  insurancePrices: 'packages',
  totalPrice: 'packages',
} as const
