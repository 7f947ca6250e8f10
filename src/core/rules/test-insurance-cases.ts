import { houseTypes } from './house-types.ts'
import { purposes, roofs, walls } from './insurance-codes.ts'
import type { SupportFacts } from './insurance-support.ts'

type Package = 'Home' | 'Content' | 'Liability' | 'Legal'

/** Somebody with a home, and what cannot be insured of it. Written from the text before any rule was. */
export interface InsuranceCase {
  who: string
  facts: SupportFacts
  refused: readonly Package[]
  /** The paragraphs that it follows; in backquotes their words, to the letter. */
  cites: readonly string[]
}

/** What the cases follow. */
const text = {
  vacant: 'spec 002 section 9: `Vacancy: more than 6 months is not insurable.`',
  rented: 'spec 002 section 9: `Rental: more than 2 months counts as rented.`',
  roofRule:
    'spec 002 section 4.3: `Answering the roof type or other rules can make a package unsupported; a package-specific error text is then shown under the selection.`',
  disabled: 'spec 002 section 4.3: `unavailable ones are disabled`',
  owner:
    'spec 002 section 5.3: `For Content without Home, isPropertyOwner and onMonumentsList are required.`',
  ownersRisk:
    "spec 002 section 5.3: `Owners' risk fields are dropped unless the property is an apartment and the user is owner.`",
  rentalModule: 'spec 002 section 3.3: `coInsureRealEstateRentalModule`',
  opstal: 'spec 002 section 3.3: `isVacant, hasAsbestos`',
  general: 'spec 002 section 3.3: `isPropertyOwner, propertyPurpose, isRented, onMonumentsList`',
  stone: 'decision 62: `a wall of stone under a hard roof (tiles, slate, bitumen) is stone, all else is not`',
  houses: 'decision 57: `0 appartement`',
} as const

const { apartment, corner, semiDetached, attached, detached } = houseTypes
const plain = { houseType: attached, wall: walls.stone, roof: roofs.tiles } as const
const lived = { ...plain, purpose: purposes.living, isOwner: true, isVacant: false, isRented: false } as const
const nothing = [] as const
const building = ['Home'] as const
const things = ['Home', 'Content'] as const

const homes: readonly InsuranceCase[] = [
  { who: 'Van wie nog niets bekend is', facts: {}, refused: nothing, cites: [text.disabled] },
  { who: 'Tussenwoning, steen onder pannen', facts: plain, refused: nothing, cites: [text.stone] },
  { who: 'Hoekwoning', facts: { houseType: corner }, refused: nothing, cites: [text.houses] },
  { who: 'Twee-onder-een-kap', facts: { houseType: semiDetached }, refused: nothing, cites: [text.houses] },
  { who: 'Vrijstaand', facts: { houseType: detached }, refused: nothing, cites: [text.houses] },
  { who: 'Appartement', facts: { houseType: apartment }, refused: building, cites: [text.houses] },
  {
    who: 'Appartement, zelf eigenaar: het eigenaarsbelang zit in de inboedel',
    facts: { houseType: apartment, isOwner: true },
    refused: building,
    cites: [text.ownersRisk],
  },
  {
    who: 'Appartement, gehuurd',
    facts: { houseType: apartment, isOwner: false },
    refused: building,
    cites: [text.ownersRisk, text.owner],
  },
  {
    who: 'Appartement onder een bitumen dak',
    facts: { houseType: apartment, wall: walls.stone, roof: roofs.bitumen },
    refused: building,
    cites: [text.houses, text.stone],
  },
]

const roofed: readonly InsuranceCase[] = [
  { who: 'Pannendak', facts: { roof: roofs.tiles }, refused: nothing, cites: [text.roofRule] },
  { who: 'Leien dak', facts: { roof: roofs.slate }, refused: nothing, cites: [text.roofRule] },
  { who: 'Bitumen dak', facts: { roof: roofs.bitumen }, refused: nothing, cites: [text.roofRule] },
  { who: 'Rieten dak', facts: { roof: roofs.thatch }, refused: things, cites: [text.roofRule, text.stone] },
  { who: 'Iets anders als dak', facts: { roof: roofs.other }, refused: things, cites: [text.roofRule] },
  {
    who: 'Houten muren onder pannen: duurder, maar het kan',
    facts: { wall: walls.wood, roof: roofs.tiles },
    refused: nothing,
    cites: [text.stone],
  },
  {
    who: 'Houten muren onder riet',
    facts: { wall: walls.wood, roof: roofs.thatch },
    refused: things,
    cites: [text.roofRule],
  },
  {
    who: 'Houten muren, dak nog niet bekend',
    facts: { wall: walls.wood },
    refused: nothing,
    cites: [text.stone],
  },
  {
    who: 'Vrijstaande boerderij met riet, zelf bewoond',
    facts: { ...lived, houseType: detached, roof: roofs.thatch },
    refused: things,
    cites: [text.roofRule],
  },
  {
    who: 'Appartement onder een rieten dak',
    facts: { houseType: apartment, roof: roofs.thatch },
    refused: things,
    cites: [text.roofRule, text.houses],
  },
]

const owned: readonly InsuranceCase[] = [
  { who: 'Eigenaar', facts: { ...plain, isOwner: true }, refused: nothing, cites: [text.general] },
  {
    who: 'Huurder van een tussenwoning',
    facts: { ...plain, isOwner: false },
    refused: building,
    cites: [text.owner],
  },
  {
    who: 'Huurder onder een rieten dak',
    facts: { isOwner: false, roof: roofs.thatch },
    refused: things,
    cites: [text.owner, text.roofRule],
  },
  {
    who: 'Huurder van een monument',
    facts: { isOwner: false, isMonument: true },
    refused: building,
    cites: [text.owner],
  },
  {
    who: 'Monument',
    facts: { ...lived, isMonument: true },
    refused: building,
    cites: [text.general, text.owner],
  },
  { who: 'Geen monument', facts: { ...lived, isMonument: false }, refused: nothing, cites: [text.general] },
  {
    who: 'Asbest in dak of gevel',
    facts: { ...lived, hasAsbestos: true },
    refused: building,
    cites: [text.opstal],
  },
  { who: 'Geen asbest', facts: { ...lived, hasAsbestos: false }, refused: nothing, cites: [text.opstal] },
  {
    who: 'Monument met asbest',
    facts: { ...lived, isMonument: true, hasAsbestos: true },
    refused: building,
    cites: [text.general, text.opstal],
  },
  {
    who: 'Appartement met asbest',
    facts: { houseType: apartment, hasAsbestos: true },
    refused: building,
    cites: [text.houses, text.opstal],
  },
]

const used: readonly InsuranceCase[] = [
  { who: 'Zelf bewoond', facts: lived, refused: nothing, cites: [text.general] },
  {
    who: 'Langer dan 6 maanden leeg',
    facts: { ...lived, isVacant: true },
    refused: things,
    cites: [text.vacant],
  },
  {
    who: 'Korter dan 6 maanden leeg',
    facts: { isVacant: false },
    refused: nothing,
    cites: [text.vacant],
  },
  {
    who: 'Alleen bekend: leeg',
    facts: { isVacant: true },
    refused: things,
    cites: [text.vacant, text.opstal],
  },
  {
    who: 'Leeg appartement',
    facts: { houseType: apartment, isVacant: true },
    refused: things,
    cites: [text.vacant, text.houses],
  },
  {
    who: 'Leeg monument',
    facts: { isMonument: true, isVacant: true },
    refused: things,
    cites: [text.vacant],
  },
  {
    who: 'Langer dan 2 maanden verhuurd: rechtsbijstand kan, met haar module',
    facts: { ...lived, isRented: true },
    refused: things,
    cites: [text.rented, text.rentalModule],
  },
  {
    who: 'Korter dan 2 maanden verhuurd',
    facts: { isRented: false },
    refused: nothing,
    cites: [text.rented],
  },
  {
    who: 'Verhuurd appartement',
    facts: { houseType: apartment, isRented: true, isOwner: true },
    refused: things,
    cites: [text.rented, text.ownersRisk],
  },
  {
    who: 'Verhuurd en leeg',
    facts: { isRented: true, isVacant: true },
    refused: things,
    cites: [text.rented, text.vacant],
  },
  {
    who: 'Om te verhuren',
    facts: { ...plain, purpose: purposes.letting },
    refused: things,
    cites: [text.general, text.rented],
  },
  {
    who: 'Om te verhuren, nu nog leeg',
    facts: { purpose: purposes.letting, isVacant: true },
    refused: things,
    cites: [text.rented, text.vacant],
  },
  {
    who: 'Vakantiewoning',
    facts: { ...plain, purpose: purposes.holiday },
    refused: things,
    cites: [text.general],
  },
  {
    who: 'Vakantiewoning van hout',
    facts: { purpose: purposes.holiday, wall: walls.wood, roof: roofs.tiles },
    refused: things,
    cites: [text.general, text.stone],
  },
  {
    who: 'Bedrijf aan huis in de hele woning',
    facts: { purpose: purposes.business },
    refused: things,
    cites: [text.general],
  },
  {
    who: 'Bedrijf in een gehuurd pand',
    facts: { purpose: purposes.business, isOwner: false },
    refused: things,
    cites: [text.general, text.owner],
  },
  {
    who: 'Huurder die er zelf woont',
    facts: { ...lived, isOwner: false },
    refused: building,
    cites: [text.owner, text.general],
  },
  {
    who: 'Alles wat er tegen kan zijn',
    facts: {
      houseType: apartment,
      wall: walls.wood,
      roof: roofs.thatch,
      purpose: purposes.business,
      isOwner: false,
      isVacant: true,
      isRented: true,
      isMonument: true,
      hasAsbestos: true,
    },
    refused: things,
    cites: [text.vacant, text.rented, text.roofRule, text.general],
  },
]

/** Every written case. */
export const insuranceCases: readonly InsuranceCase[] = [...homes, ...roofed, ...owned, ...used]
