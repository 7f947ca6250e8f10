import * as z from 'zod/mini'
import { optional, relabel, wire } from '../fields/brick/brick.ts'
import { noSuchChoice } from '../fields/brick/choice.ts'
import { type GroupRule, group, type Parsed } from '../fields/brick/group.ts'
import { line } from '../fields/brick/text.ts'
import { city } from '../fields/home/city.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import { houseNumber } from '../fields/home/house-number.ts'
import { houseType } from '../fields/home/house-type.ts'
import { postcode } from '../fields/home/postcode.ts'
import { streetName } from '../fields/home/street-name.ts'
import { livingAreaSize } from '../fields/home/surface.ts'
import * as asked from '../fields/insurance/home-insurance.ts'
import * as used from '../fields/insurance/home-insurance-use.ts'
import * as worth from '../fields/insurance/home-insurance-values.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { isStone, walls } from '../rules/insurance-codes.ts'
import { ownRisks } from './cover.ts'
import { coverParts } from './cover-parts.ts'

// The home and its people in the calls of the insurance (spec 002 sections 3.3 and 7.3, D62 and D74).

const additionPart = (label: string, example: string) =>
  relabel(optional(wire(line({ invalid: 'Toevoeging is ongeldig.', max: 10 }), example, label)), {
    sought: 'addition',
  })

/** Walls in a call: `wood` and `other` both mean that they are not of stone (D83). */
const wallTypes = ['stone', 'wood', 'other'] as const
const builtTypes = ['stone', 'other'] as const

/** What a visitor adds to what the insurer knows of the home, or corrects. Values are cents once parsed. */
const corrections = {
  propertyType: optional(houseType),
  buildingYear: optional(constructionYear),
  propertySurface: optional(livingAreaSize),
  propertySize: optional(worth.volume),
  rebuildValue: optional(worth.rebuildValue),
  wozIndication: optional(worth.woz),
}

/** How the home is used, which decides what can be insured. */
const use = {
  isPropertyOwner: optional(used.isPropertyOwner),
  propertyPurpose: optional(used.purpose),
  isRented: optional(used.isRented),
  isVacant: optional(used.isVacant),
  onMonumentsList: optional(used.onMonumentsList),
  hasAsbestos: optional(used.hasAsbestos),
}

/** The home and its people, without its use and the chosen cover. */
export const homeParts = {
  postcode,
  houseNumber,
  addition: additionPart('Toevoeging', 'A'),
  extraAddition: additionPart('Extra toevoeging', '2'),
  indication: additionPart('Aanduiding', 'hoog'),
  streetName,
  placeName: relabel(city, { label: 'Plaats' }),
  numberOfRooms: asked.numberOfRooms,
  outsideWallType: wire(z.enum(wallTypes, noSuchChoice), 'stone', 'Buitenmuren'),
  /** `stone` means stone walls below a hard roof (D62). */
  builtType: wire(z.enum(builtTypes, noSuchChoice), 'stone', 'Bouwaard'),
  roofType: optional(asked.roof),
  dateOfBirth,
  familyComposition: asked.family,
  ...corrections,
}

export const propertyParts = {
  ...homeParts,
  ...use,
  defaultOwnRisk: optional(wire(z.literal(ownRisks, noSuchChoice), 100, 'Eigen risico')),
  ...coverParts,
}

export type HomeOfApplicant = Parsed<typeof homeParts>
export type Property = Parsed<typeof propertyParts>

const isHardStone = ({ outsideWallType, roofType }: HomeOfApplicant) =>
  outsideWallType === 'stone' && (roofType === undefined || isStone(walls.stone, roofType))

export const propertyRules: readonly GroupRule<HomeOfApplicant>[] = [
  {
    field: 'builtType',
    reads: ['builtType', 'outsideWallType', 'roofType'],
    message: 'De buitenmuren en het dak horen niet bij deze bouwaard.',
    ok: (of) => (of.builtType === 'stone' ? isHardStone(of) : of.roofType === undefined || !isHardStone(of)),
  },
]

/** A home in `compare` and the calls after it. */
export const property = group(propertyParts, { rules: propertyRules })
