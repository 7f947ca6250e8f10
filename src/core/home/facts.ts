import { optional } from '../fields/brick.ts'
import { choice } from '../fields/choice.ts'
import { choices } from '../fields/choices.ts'
import { constructionYear } from '../fields/construction-year.ts'
import { group } from '../fields/group.ts'
import { houseType } from '../fields/house-type.ts'
import { money } from '../fields/money.ts'
import { livingAreaSize, plotAreaSize } from '../fields/surface.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { facadeDecoration, insulated, roofTypes } from '../rules/insulation.ts'

/** Kind of roof, in the codes of the insulation check (spec 002 section 3.2). */
const roofType = choice({
  label: 'Daktype',
  options: [
    { value: roofTypes.flat, label: 'Plat dak' },
    { value: roofTypes.sloped, label: 'Schuin dak' },
    { value: roofTypes.combination, label: 'Deels plat, deels schuin' },
  ],
})

const rooms = wholeNumber(
  {
    invalid: 'Vul het aantal kamers in als getal.',
    min: 1,
    max: 50,
    tooLow: 'Een woning heeft minstens 1 kamer.',
    tooHigh: 'Vul hoogstens 50 kamers in.',
  },
  { label: 'Aantal kamers', example: '5' },
)

const facade = choice({
  label: 'Heeft de gevel versieringen?',
  options: [
    { value: facadeDecoration.yes, label: 'Ja' },
    { value: facadeDecoration.no, label: 'Nee' },
    { value: facadeDecoration.partly, label: 'Voor een deel' },
  ],
})

const insulation = choices({
  label: 'Wat is er geïsoleerd?',
  options: [
    { value: insulated.cavityWall, label: 'Spouwmuur' },
    { value: insulated.facade, label: 'Gevel' },
    { value: insulated.floor, label: 'Vloer' },
    { value: insulated.bottom, label: 'Bodem' },
    { value: insulated.roof, label: 'Dak' },
    { value: insulated.attic, label: 'Zolder' },
    { value: insulated.glass, label: 'Glas' },
  ],
})

/** The value that the municipality set: in cents. */
const woz = money({ label: 'WOZ-waarde', min: 1_000_00, max: 100_000_000_00 })

/** What may be known of a home (`HomeFactName`), each as the field that asks it. */
export const homeFacts = group({
  constructionYear: optional(constructionYear),
  livingAreaSize: optional(livingAreaSize),
  houseType: optional(houseType),
  roofType: optional(roofType),
  rooms: optional(rooms),
  plotAreaSize: optional(plotAreaSize),
  facade: optional(facade),
  insulation: optional(insulation),
  woz: optional(woz),
})
