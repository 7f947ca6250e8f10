import { property as homeCall } from '../../../core/contract/home-insurance.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { refusedInsurance } from '../../../core/rules/insurance-support.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import type { corrections, KnownAnswers } from './asks.ts'

export { asks, corrections } from './asks.ts'
export { homeToSend, propertyToSend, quoteToMail } from './requests.ts'

type Reading = Pick<Context<unknown>, 'read'>

/** What the insurer says of the home, once it did. */
export const insuredHome = ({ read }: Reading) => read('home', homeCall)

/** Why an insurance is not supported for what was answered so far; undefined when it is. */
export const unsupported = (
  known: KnownAnswers,
  context: Reading,
  type: InsuranceType,
): string | undefined => {
  const houseType = known.houseType ?? (insuredHome(context)?.propertyType as HouseType | undefined)
  return refusedInsurance({ houseType, roof: known.roof, wall: known.wall }, type)?.says
}

type Correction = keyof typeof corrections

/** By the name of what the insurer says of it. */
const saidAs = {
  houseType: 'propertyType',
  constructionYear: 'buildingYear',
  livingAreaSize: 'propertySurface',
  rebuildValue: 'rebuildValueInCents',
  woz: 'wozIndicationInCents',
} as const

/** Whether somebody told us this of the home before. */
const wasTold = ({ home }: KnownAnswers, { profile, visit }: Viewer, name: Correction): boolean => {
  const { postcode, houseNumber, addition } = home ?? {}
  const homes = (profile ?? visit)?.homes ?? []
  if (!postcode || !houseNumber) return false
  return homes.some(
    (one) =>
      isSameHome(one, { postcode, houseNumber, addition }) && one.facts[name as HomeFactName] !== undefined,
  )
}

/** A fact of the home is asked where it is not right, where the insurer does not know it, or where we know better. */
export const asksFact = (
  name: Correction,
  known: KnownAnswers,
  context: Reading & { viewer: Viewer },
): boolean => {
  const said = insuredHome(context)
  return (
    known.isRight === 'no' ||
    wasTold(known, context.viewer, name) ||
    // what else nobody knows is the insurer's to guess
    (name === 'houseType' && said !== undefined && said.propertyType === undefined)
  )
}

/** Whether there is anything to say yes or no to. */
export const hasFacts = (context: Reading): boolean => {
  const said = insuredHome(context)
  return said !== undefined && Object.values(saidAs).some((name) => said[name] !== undefined)
}
