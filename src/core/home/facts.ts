import { optional } from '../fields/brick.ts'
import { constructionYear } from '../fields/construction-year.ts'
import { group } from '../fields/group.ts'
import { facade, insulation, roofType } from '../fields/home-insulation.ts'
import { houseType } from '../fields/house-type.ts'
import { money } from '../fields/money.ts'
import { livingAreaSize, plotAreaSize } from '../fields/surface.ts'
import { wholeNumber } from '../fields/whole-number.ts'

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
