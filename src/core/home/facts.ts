import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import { facade, insulation, roofType } from '../fields/home/home-insulation.ts'
import { houseType } from '../fields/home/house-type.ts'
import { livingAreaSize, plotAreaSize } from '../fields/home/surface.ts'
import { money } from '../fields/value/money.ts'
import { wholeNumber } from '../fields/value/whole-number.ts'

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

/** The value that the municipality set, in cents. */
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
