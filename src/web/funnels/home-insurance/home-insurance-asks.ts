import { optional } from '../../../core/fields/brick/brick.ts'
import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { houseType } from '../../../core/fields/home/house-type.ts'
import { livingAreaSize } from '../../../core/fields/home/surface.ts'
import {
  family,
  isRight,
  numberOfRooms,
  packages,
  roof,
  wall,
  wantsQuote,
} from '../../../core/fields/insurance/home-insurance.ts'
import { rebuildValue, volume, woz } from '../../../core/fields/insurance/home-insurance-values.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { address } from '../../../core/groups/address.ts'
import type { Known } from '../../engine/definition/define.ts'

/** Facts of a home that a visitor may correct. The insurer knows all but the volume. */
export const corrections = {
  houseType: optional(houseType),
  constructionYear: optional(constructionYear),
  livingAreaSize: optional(livingAreaSize),
  volume: optional(volume),
  rebuildValue: optional(rebuildValue),
  woz: optional(woz),
}

/** The questions below the rooms, in their order. */
export const questions = { wall, roof, dateOfBirth, family, wantsQuote, quoteEmail: email }

/** All questions that the first step may ask, in their order. */
export const firstStepQuestions = {
  packages,
  home: address,
  isRight,
  ...corrections,
  rooms: numberOfRooms,
  ...questions,
}

export type KnownAnswers = Known<typeof firstStepQuestions>
