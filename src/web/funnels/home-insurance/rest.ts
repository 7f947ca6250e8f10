import { lazyValue } from '../../../core/fields/lazy-value.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { refusedInsurance } from '../../../core/rules/insurance-support.ts'
import type { corrections, KnownAnswers } from './asks.ts'
import { laterCopy } from './later-content.ts'
import { laterForgets, laterRules, laterShows } from './later-rules.ts'
import { houseTypeOf, insuredHome, type Reading } from './situation.ts'

export { asks, corrections } from './asks.ts'
export { exits, fixed, leaves, options, reads } from './calls.ts'
export { laterAsks } from './later-asks.ts'
export { unsupportedByAll as unsupported } from './later-rules.ts'
export { side } from './side.ts'

/** Why an insurance is not supported for what the first step asks; undefined when it is. */
const unsupportedHome = (known: KnownAnswers, context: Reading, type: InsuranceType): string | undefined => {
  const houseType = houseTypeOf(known, context)
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
const asksFact = (name: Correction, known: KnownAnswers, context: Reading & { viewer: Viewer }): boolean => {
  const said = insuredHome(context)
  return (
    known.isRight === 'no' ||
    wasTold(known, context.viewer, name) ||
    // what else nobody knows is the insurer's to guess
    (name === 'houseType' && said !== undefined && said.propertyType === undefined)
  )
}

/** Whether there is anything to say yes or no to. */
const hasFacts = (context: Reading): boolean => {
  const said = insuredHome(context)
  return said !== undefined && Object.values(saidAs).some((name) => said[name] !== undefined)
}

type Around = Reading & { viewer: Viewer }
const fact = (name: Correction) => (known: KnownAnswers, context: Around) => asksFact(name, known, context)

/** What is asked only beside another answer, or where something is not known. */
export const shows = {
  isRight: (_known: KnownAnswers, context: Around) => hasFacts(context),
  houseType: fact('houseType'),
  constructionYear: fact('constructionYear'),
  livingAreaSize: fact('livingAreaSize'),
  rebuildValue: fact('rebuildValue'),
  woz: fact('woz'),
  quoteEmail: ({ wantsQuote }: KnownAnswers) => wantsQuote === 'yes',
  ...laterShows,
}

/** Answers that must agree. */
export const rules = [
  {
    field: 'packages' as const,
    message: laterCopy.switchOff,
    ok: (known: KnownAnswers, context: Around) =>
      !known.packages?.some((type) => unsupportedHome(known, context, type)),
  },
  {
    field: 'home' as const,
    message: laterCopy.notAllowed,
    ok: (_known: KnownAnswers, context: Around) => insuredHome(context)?.isAllowed !== false,
  },
  {
    field: 'houseType' as const,
    message: laterCopy.tellKind,
    ok: (known: KnownAnswers, context: Around) => houseTypeOf(known, context) !== undefined,
  },
  ...laterRules,
]

export const forgets = laterForgets
/** What the last step shows of all that was answered. */
export const summary = lazyValue(() => import('./summary.ts'))
