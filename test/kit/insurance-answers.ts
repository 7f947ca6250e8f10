import type { Random } from './random.ts'

// Complete answers of an application for insurances, drawn from the lists of spec 002 section 9 and the fields of its section
// 3.3. They are not made from our own schemas, which are tested with them.

export type Package = 'Home' | 'Content' | 'Liability' | 'Legal'

/** The facts that decide which questions are asked. */
export interface Case {
  packages: readonly Package[]
  isOwner: boolean
  isApartment: boolean
}

/** Every combination of insurances, for an owner and a tenant, in a house and an apartment. */
export const allCases: readonly Case[] = Array.from({ length: 15 }, (_, at) =>
  (['Home', 'Content', 'Liability', 'Legal'] as const).filter((_one, bit) => ((at + 1) >> bit) & 1),
).flatMap((packages) =>
  [true, false].flatMap((isOwner) =>
    [true, false].map((isApartment) => ({ packages, isOwner, isApartment })),
  ),
)

/** Nobody insures the building of an apartment, or of somebody who rents it (spec 002 section 4.3 leaves the rules to us). */
export const isInsurable = ({ packages, isOwner, isApartment }: Case): boolean =>
  !packages.includes('Home') || (isOwner && !isApartment)

/** Amounts in whole euros (spec 002 section 9). */
const amounts = {
  outdoor: [5000, 10_000, 17_500],
  computer: [0, 2500, 5000, 10_000, 20_000, 30_000, 40_000],
  film: [0, 2500, 5000, 7500, 10_000, 15_000],
  art: [0, 5000, 15_000, 25_000, 35_000],
  jewellery: [4000, 9000, 14_000, 19_000, 24_000, 29_000, 34_000, 39_000, 44_000],
  business: [5000, 10_000, 15_000, 25_000, 37_500],
  ownersInterest: [5000, 20_000, 45_000],
}

const texts = ['Een gouden horloge.', 'Twee regels\nvan tekst.', 'Lekkage in 2024; € 1.200 betaald.', 'x']
const yesNo = (random: Random) => random.of(['yes', 'no'] as const)
const text = (random: Random) => random.of(texts)

const address = (random: Random, houseNumber: number) => ({
  postcode: random.of(['3811AB', '1012JS', '9712HW']),
  houseNumber,
  ...(random.of([true, false]) && { addition: random.of(['a', 'bis', '2']) }),
  streetName: random.of(['Voorbeeldlaan', 'Dorpsstraat', "'t Hof"]),
  city: random.of(['Amersfoort', "'s-Hertogenbosch"]),
})

const general = (random: Random, { isOwner }: Case, startDate: string) => ({
  haveTakenInsurance: yesNo(random),
  calculationPeriod: random.of(['MAAND', 'KWARTAAL', 'HALF JAAR', 'JAAR']),
  startDate,
  isPropertyOwner: isOwner ? 'yes' : 'no',
  propertyPurpose: 'living',
  // only a home that is not let, and is no monument, can be insured
  isRented: 'no',
  onMonumentsList: 'no',
  defaultOwnRisk: random.of([0, 100, 250, 500]),
})

const opstal = (random: Random) => ({
  isVacant: 'no',
  hasAsbestos: 'no',
  sustainableDamageRepairInsureOpstal: yesNo(random),
  outbuildingsCoInsure: yesNo(random),
  outbuildingsSurface: random.between(26, 60),
  outbuildingRented: yesNo(random),
  garageCoInsure: yesNo(random),
  // another number than that of the home, which is below 800
  garageAddress: address(random, random.between(801, 899)),
  garageSurface: random.between(1, 99),
  garageRebuildValueMoreThan: yesNo(random),
  garageRented: yesNo(random),
})

const inboedel = (random: Random) => ({
  sustainableDamageRepairInsureInboedel: yesNo(random),
  coInsureOwnersRisk: yesNo(random),
  amountOwnershipInterest: random.of(amounts.ownersInterest),
  insureGlass: yesNo(random),
  coInsureOutdoorRisk: yesNo(random),
  outdoorHomeRiskContentAmount: random.of(amounts.outdoor),
  coInsureJewelryWorldwide: yesNo(random),
  jewelryWorldwideAmount: random.of(amounts.jewellery),
  jewelryWorldwideConsistExplanation: text(random),
  // a piece of jewelry of € 5.000 or more is not insured without proof
  hasJewelryProve: random.of(['yes', 'none']),
  jewelryLocationExplanation: text(random),
  coInsureSpecialPossessions: yesNo(random),
  extraInsuredAmountComputer: random.of(amounts.computer),
  extraInsuredAmountFilm: random.of(amounts.film),
  extraInsuredAmountAntique: random.of(amounts.art),
  extraInsuredAmountInstruments: random.of(amounts.art),
  coInsureBusinessContents: yesNo(random),
  amountBusinessContents: random.of(amounts.business),
  businessContentsExplanation: text(random),
  cyberCoverage: yesNo(random),
})

const rechtsbijstand = (random: Random) => {
  const many = random.between(1, 5)
  return {
    coInsureTrafficModule: yesNo(random),
    coInsureIncomeModule: yesNo(random),
    coInsureFiscalAndWealthManagementModule: yesNo(random),
    coInsureRealEstatePropertyModule: yesNo(random),
    realEstateProperties: Array.from({ length: many }, (_, at) => {
      const { streetName: street, ...rest } = address(random, 900 + at)
      return { street, ...rest }
    }),
    coInsureRealEstateRentalModule: yesNo(random),
    numberOfRentalContracts: random.between(1, many),
    maximumInsuredAmountExternalCosts: random.of([30_000, 60_000]),
    maximumInsuredAmountLegalCosts: random.of([6000, 12_000]),
    franchise: random.of([0, 250]),
    ownRisk: random.of([0, 250]),
  }
}

const finalQuestions = (random: Random) => ({
  hadDamage: yesNo(random),
  amountOfDamages: random.between(1, 5),
  damageExplanation: text(random),
  hadContactWithJustice: yesNo(random),
  contactWithJusticeExplanation: text(random),
  insuranceDenied: yesNo(random),
  insuranceDeniedExplanation: text(random),
})

const legalQuestionnaire = (random: Random) => ({
  previouslyInsured: yesNo(random),
  previousLegalCounselInsurer: random.of(['Mijn rechtshulp', 'DAS & Zonen']),
  endDatePreviousLegalCounselInsurer: random.of(['2019-02-28', '2024-02-29']),
  disputeNeighboursModule: yesNo(random),
  disputeNeighboursModuleExplanation: text(random),
  hasCausedDispute: yesNo(random),
  hasCausedDisputeExplanation: text(random),
  companyRestructuring: yesNo(random),
  expiredFunctionExplanation: text(random),
  hasBeenProsecuted: yesNo(random),
  hasBeenProsecutedExplanation: text(random),
})

const everything = (random: Random, one: Case, startDate: string) => ({
  general: general(random, one, startDate),
  opstal: opstal(random),
  inboedel: inboedel(random),
  avp: { useOwnRiskAvp: yesNo(random) },
  rechtsbijstand: rechtsbijstand(random),
  finalQuestions: finalQuestions(random),
  legalQuestionnaire: legalQuestionnaire(random),
})

type Everything = ReturnType<typeof everything>

type Pick = readonly [field: string, asked: boolean]
const only = (block: Readonly<Record<string, unknown>>, rules: readonly Pick[] = []) =>
  Object.fromEntries(
    Object.entries(block).filter(([field]) => rules.find(([name]) => name === field)?.[1] ?? true),
  )
const each = (asked: boolean, ...fields: string[]): Pick[] => fields.map((field) => [field, asked])

const askedOfContents = (of: Everything['inboedel'], ownsApartment: boolean) =>
  only(of, [
    // spec 002 section 5.3: dropped unless the property is an apartment and the user is owner
    ['coInsureOwnersRisk', ownsApartment],
    ['amountOwnershipInterest', ownsApartment && of.coInsureOwnersRisk === 'yes'],
    ['outdoorHomeRiskContentAmount', of.coInsureOutdoorRisk === 'yes'],
    ...each(
      of.coInsureJewelryWorldwide === 'yes',
      ...['jewelryWorldwideAmount', 'jewelryWorldwideConsistExplanation'],
      ...['hasJewelryProve', 'jewelryLocationExplanation'],
    ),
    ...each(
      of.coInsureSpecialPossessions === 'yes',
      ...['extraInsuredAmountComputer', 'extraInsuredAmountFilm'],
      ...['extraInsuredAmountAntique', 'extraInsuredAmountInstruments'],
    ),
    ...each(
      of.coInsureBusinessContents === 'yes',
      ...['amountBusinessContents', 'businessContentsExplanation'],
    ),
  ])

const askedOfLegal = (of: Everything['rechtsbijstand']) => {
  const owns = of.coInsureRealEstatePropertyModule === 'yes'
  return only(of, [
    ...each(owns, 'realEstateProperties', 'coInsureRealEstateRentalModule'),
    ['numberOfRentalContracts', owns && of.coInsureRealEstateRentalModule === 'yes'],
  ])
}

const askedBefore = (of: Everything['finalQuestions'], isLegalOnly: boolean) =>
  only(of, [
    // spec 002 section 5.3: damage questions are skipped for legal-only
    ['hadDamage', !isLegalOnly],
    ...each(!isLegalOnly && of.hadDamage === 'yes', 'amountOfDamages', 'damageExplanation'),
    ['contactWithJusticeExplanation', of.hadContactWithJustice === 'yes'],
    ['insuranceDeniedExplanation', of.insuranceDenied === 'yes'],
  ])

const askedOfHistory = (of: Everything['legalQuestionnaire']) =>
  only(of, [
    ...each(
      of.previouslyInsured === 'yes',
      ...['previousLegalCounselInsurer', 'endDatePreviousLegalCounselInsurer'],
    ),
    ['disputeNeighboursModuleExplanation', of.disputeNeighboursModule === 'yes'],
    ['hasCausedDisputeExplanation', of.hasCausedDispute === 'yes'],
    ['expiredFunctionExplanation', of.companyRestructuring === 'yes'],
    ['hasBeenProsecutedExplanation', of.hasBeenProsecuted === 'yes'],
  ])

export type AskedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The answers to the questions that are asked in this case, as the specification says. */
const askedOf = (all: Everything, { packages, isOwner, isApartment }: Case): AskedAnswers => {
  const takes = (one: Package) => packages.includes(one)
  const home = takes('Home') || takes('Content')
  const { opstal: building } = all
  return {
    general: only(all.general, [
      ...each(home, 'isPropertyOwner', 'propertyPurpose', 'isRented', 'onMonumentsList', 'defaultOwnRisk'),
    ]),
    ...(takes('Home') && {
      opstal: only(building, [
        ...each(building.outbuildingsCoInsure === 'yes', 'outbuildingsSurface', 'outbuildingRented'),
        ...each(
          building.garageCoInsure === 'yes',
          ...['garageAddress', 'garageSurface', 'garageRebuildValueMoreThan', 'garageRented'],
        ),
      ]),
    }),
    ...(takes('Content') && { inboedel: askedOfContents(all.inboedel, isApartment && isOwner) }),
    ...(takes('Liability') && { avp: only(all.avp) }),
    ...(takes('Legal') && { rechtsbijstand: askedOfLegal(all.rechtsbijstand) }),
    finalQuestions: askedBefore(all.finalQuestions, packages.length === 1 && takes('Legal')),
    ...(takes('Legal') && { legalQuestionnaire: askedOfHistory(all.legalQuestionnaire) }),
  }
}

/** A home and its people for which every insurance can be had. */
const property = (random: Random, { isApartment }: Case) => {
  const isStone = random.of([true, false])
  return {
    postcode: `${random.between(1000, 9999)}AB`,
    houseNumber: random.between(1, 799),
    ...random.of([{}, { addition: 'A' }, { addition: 'A', extraAddition: '2', indication: 'hoog' }]),
    streetName: 'Voorbeeldlaan',
    placeName: 'Amersfoort',
    numberOfRooms: random.between(1, 9),
    outsideWallType: isStone ? 'stone' : random.of(['wood', 'other']),
    builtType: isStone ? 'stone' : 'other',
    roofType: random.of(['tiles', 'slate', 'bitumen']),
    dateOfBirth: `${random.between(1940, 2000)}-0${random.between(1, 9)}-${random.between(10, 28)}`,
    familyComposition: random.of([
      ...['alleenstaand', 'alleenstaand met kinderen'],
      ...['samenwonend', 'gezin met kinderen'],
    ]),
    propertyType: isApartment ? '0' : random.of(['1', '2', '3', '4']),
    buildingYear: random.between(1650, 2020),
    propertySurface: random.between(20, 300),
    propertySize: random.between(60, 1200),
    rebuildValue: random.between(800, 9000) * 100,
    wozIndication: random.between(800, 14_000) * 100,
  }
}

/** Draws one application: its home, an answer to every question, and the answers that are asked. `startDate`: YYYY-MM-DD. */
export const drawAnswers = (random: Random, one: Case, startDate: string) => {
  const all = everything(random, one, startDate)
  return { ...one, property: property(random, one), all, asked: askedOf(all, one) }
}
export type DrawnAnswers = ReturnType<typeof drawAnswers>
