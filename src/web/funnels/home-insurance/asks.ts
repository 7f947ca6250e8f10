import { optional } from '../../../core/fields/brick.ts'
import { constructionYear } from '../../../core/fields/construction-year.ts'
import { rebuildValue, woz } from '../../../core/fields/home-insurance-values.ts'
import { houseType } from '../../../core/fields/house-type.ts'
import { livingAreaSize } from '../../../core/fields/surface.ts'
import type { Known } from '../../engine/definition/define.ts'
import { firstAsks } from './first-asks.ts'

/** What the insurer says of a home, and a visitor may know better. */
export const corrections = {
  houseType: optional(houseType),
  constructionYear: optional(constructionYear),
  livingAreaSize: optional(livingAreaSize),
  rebuildValue: optional(rebuildValue),
  woz: optional(woz),
}

const { packages, home, isRight, ...questions } = firstAsks

/** All that the first step may ask, in its order. */
export const asks = { packages, home, isRight, ...corrections, ...questions }

export type KnownAnswers = Known<typeof asks>
