import { type HouseType, houseTypes } from '../rules/house-types.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'
import type { Block, BlockAnswers, Blocks } from './blocks.ts'

/** What decides which questions are asked. */
export interface Situation {
  packages: readonly InsuranceType[]
  /** The kind of home that the visitor gave, or else the insurer. */
  houseType?: HouseType | undefined
  answers: BlockAnswers
}

type Rule = (of: Situation) => boolean

const has =
  (...types: readonly InsuranceType[]): Rule =>
  ({ packages }) =>
    types.some((type) => packages.includes(type))

/** When a block is asked; a block that is not asked is never sent. */
export const blockAsked: Readonly<Record<Block, Rule>> = {
  general: () => true,
  opstal: has('Home'),
  inboedel: has('Content'),
  avp: has('Liability'),
  rechtsbijstand: has('Legal'),
  finalQuestions: () => true,
  legalQuestionnaire: has('Legal'),
}

const insuresHome = has('Home', 'Content')
/** Owners' interest concerns an apartment and its owner only (spec 002 section 5.3). */
const ownsApartment: Rule = ({ houseType, answers }) =>
  houseType === houseTypes.apartment && answers.general?.isPropertyOwner === 'yes'

const outbuildings: Rule = ({ answers }) => answers.opstal?.outbuildingsCoInsure === 'yes'
const garage: Rule = ({ answers }) => answers.opstal?.garageCoInsure === 'yes'
const jewellery: Rule = ({ answers }) => answers.inboedel?.coInsureJewelryWorldwide === 'yes'
const possessions: Rule = ({ answers }) => answers.inboedel?.coInsureSpecialPossessions === 'yes'
const business: Rule = ({ answers }) => answers.inboedel?.coInsureBusinessContents === 'yes'
const properties: Rule = ({ answers }) => answers.rechtsbijstand?.coInsureRealEstatePropertyModule === 'yes'
const rents: Rule = (of) =>
  properties(of) && of.answers.rechtsbijstand?.coInsureRealEstateRentalModule === 'yes'
const damaged: Rule = ({ answers }) => answers.finalQuestions?.hadDamage === 'yes'
/** Somebody who only takes legal assistance is not asked about damage (spec 002 section 5.3). */
const asksDamage = has('Home', 'Content', 'Liability')
const wasInsured: Rule = ({ answers }) => answers.legalQuestionnaire?.previouslyInsured === 'yes'

/** When a question of a block is asked; questions without a rule here are asked with their block. */
export const fieldAsked: { readonly [B in Block]: { readonly [F in keyof Blocks[B]]?: Rule } } = {
  general: {
    isPropertyOwner: insuresHome,
    propertyPurpose: insuresHome,
    isRented: insuresHome,
    onMonumentsList: insuresHome,
    defaultOwnRisk: insuresHome,
  },
  opstal: {
    outbuildingsSurface: outbuildings,
    outbuildingRented: outbuildings,
    garageAddress: garage,
    garageSurface: garage,
    garageRebuildValueMoreThan: garage,
    garageRented: garage,
  },
  inboedel: {
    coInsureOwnersRisk: ownsApartment,
    amountOwnershipInterest: (of) => ownsApartment(of) && of.answers.inboedel?.coInsureOwnersRisk === 'yes',
    outdoorHomeRiskContentAmount: ({ answers }) => answers.inboedel?.coInsureOutdoorRisk === 'yes',
    jewelryWorldwideAmount: jewellery,
    jewelryWorldwideConsistExplanation: jewellery,
    hasJewelryProve: jewellery,
    jewelryLocationExplanation: jewellery,
    extraInsuredAmountComputer: possessions,
    extraInsuredAmountFilm: possessions,
    extraInsuredAmountAntique: possessions,
    extraInsuredAmountInstruments: possessions,
    amountBusinessContents: business,
    businessContentsExplanation: business,
  },
  avp: {},
  rechtsbijstand: {
    realEstateProperties: properties,
    coInsureRealEstateRentalModule: properties,
    numberOfRentalContracts: rents,
  },
  finalQuestions: {
    hadDamage: asksDamage,
    amountOfDamages: (of) => asksDamage(of) && damaged(of),
    damageExplanation: (of) => asksDamage(of) && damaged(of),
    contactWithJusticeExplanation: ({ answers }) => answers.finalQuestions?.hadContactWithJustice === 'yes',
    insuranceDeniedExplanation: ({ answers }) => answers.finalQuestions?.insuranceDenied === 'yes',
  },
  legalQuestionnaire: {
    previousLegalCounselInsurer: wasInsured,
    endDatePreviousLegalCounselInsurer: wasInsured,
    disputeNeighboursModuleExplanation: ({ answers }) =>
      answers.legalQuestionnaire?.disputeNeighboursModule === 'yes',
    hasCausedDisputeExplanation: ({ answers }) => answers.legalQuestionnaire?.hasCausedDispute === 'yes',
    expiredFunctionExplanation: ({ answers }) => answers.legalQuestionnaire?.companyRestructuring === 'yes',
    hasBeenProsecutedExplanation: ({ answers }) => answers.legalQuestionnaire?.hasBeenProsecuted === 'yes',
  },
}

/** Whether a question is asked. An answer that is not asked itself makes no other question appear. */
export const isAsked = (block: Block, field: string, of: Situation): boolean => {
  const rules = fieldAsked[block] as Readonly<Record<string, Rule | undefined>>
  return blockAsked[block](of) && (rules[field]?.(of) ?? true)
}
