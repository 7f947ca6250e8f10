import { isSameHome } from '../../../core/home/same-home.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { refusingRuleFor } from '../../../core/rules/insurance-support.ts'
import type { corrections, KnownAnswers } from './home-insurance-asks.ts'
import { homeInsuranceCopy } from './home-insurance-content.ts'
import { laterRules, laterShows } from './later-rules.ts'
import { houseTypeOf, insuredHome, type Reading } from './situation.ts'

/** The sentence why an insurance is not possible with the answers of the first step; undefined where it is possible. */
const unsupportedHome = (known: KnownAnswers, context: Reading, type: InsuranceType): string | undefined => {
  const houseType = houseTypeOf(known, context)
  return refusingRuleFor({ houseType, roof: known.roof, wall: known.wall }, type)?.sentence
}

type Correction = keyof typeof corrections

/** Names of the insurer's facts, by the answer that corrects them. */
const insurerFactNames = {
  houseType: 'propertyType',
  constructionYear: 'buildingYear',
  livingAreaSize: 'propertySurface',
  rebuildValue: 'rebuildValueInCents',
  woz: 'wozIndicationInCents',
} as const

/** Whether the visitor gave this fact of the home earlier, in their profile or on this visit. */
const wasTold = ({ home }: KnownAnswers, { profile, visit }: Viewer, name: Correction): boolean => {
  const { postcode, houseNumber, addition } = home ?? {}
  const homes = (profile ?? visit)?.homes ?? []
  if (!postcode || !houseNumber) return false
  return homes.some(
    (one) =>
      isSameHome(one, { postcode, houseNumber, addition }) && one.facts[name as HomeFactName] !== undefined,
  )
}

/**
 * A fact of the home is asked when the insurer's facts are wrong, when the visitor gave it earlier, or when the insurer does not
 * know the type of home.
 */
const asksFact = (name: Correction, known: KnownAnswers, context: Reading & { viewer: Viewer }): boolean => {
  const said = insuredHome(context)
  return (
    known.isRight === 'no' ||
    wasTold(known, context.viewer, name) ||
    // Other facts that are missing are estimated by the insurer.
    (name === 'houseType' && said !== undefined && said.propertyType === undefined)
  )
}

/** Whether the insurer has any fact that the visitor can confirm. */
const hasFacts = (context: Reading): boolean => {
  const said = insuredHome(context)
  return said !== undefined && Object.values(insurerFactNames).some((name) => said[name] !== undefined)
}

type Around = Reading & { viewer: Viewer }
const fact = (name: Correction) => (known: KnownAnswers, context: Around) => asksFact(name, known, context)

/** Questions that are asked depending on another answer, or where a fact is missing. */
export const shows = {
  isRight: (_known: KnownAnswers, context: Around) => hasFacts(context),
  houseType: fact('houseType'),
  constructionYear: fact('constructionYear'),
  livingAreaSize: fact('livingAreaSize'),
  volume: fact('volume'),
  rebuildValue: fact('rebuildValue'),
  woz: fact('woz'),
  quoteEmail: ({ wantsQuote }: KnownAnswers) => wantsQuote === 'yes',
  ...laterShows,
}

/** Rules by which answers must agree. */
export const rules = [
  {
    field: 'packages' as const,
    message: homeInsuranceCopy.switchOff,
    ok: (known: KnownAnswers, context: Around) =>
      !known.packages?.some((type) => unsupportedHome(known, context, type)),
  },
  {
    field: 'home' as const,
    message: homeInsuranceCopy.notAllowed,
    ok: (_known: KnownAnswers, context: Around) => insuredHome(context)?.isAllowed !== false,
  },
  {
    field: 'houseType' as const,
    message: homeInsuranceCopy.tellKind,
    ok: (known: KnownAnswers, context: Around) => houseTypeOf(known, context) !== undefined,
  },
  ...laterRules,
]
