import { optional } from '../../../core/fields/brick.ts'
import { constructionYear } from '../../../core/fields/construction-year.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import {
  family,
  isRight,
  numberOfRooms,
  packages,
  quoteEmail,
  roof,
  wall,
  wantsQuote,
} from '../../../core/fields/home-insurance.ts'
import { rebuildValue, woz } from '../../../core/fields/home-insurance-values.ts'
import { houseType } from '../../../core/fields/house-type.ts'
import { livingAreaSize } from '../../../core/fields/surface.ts'
import { address } from '../../../core/groups/address.ts'
import type { Known } from '../../engine/definition/define.ts'

/** What the insurer says of a home, and a visitor may know better. */
export const corrections = {
  houseType: optional(houseType),
  constructionYear: optional(constructionYear),
  livingAreaSize: optional(livingAreaSize),
  rebuildValue: optional(rebuildValue),
  woz: optional(woz),
}

/** What is asked below the rooms, in its order. */
export const questions = { wall, roof, dateOfBirth, family, wantsQuote, quoteEmail }

/** All that the first step may ask, in its order. */
export const asks = {
  packages,
  home: address,
  isRight,
  ...corrections,
  rooms: numberOfRooms,
  ...questions,
}

export type KnownAnswers = Known<typeof asks>
