import type { Parsed } from '../fields/brick/group.ts'
import { buildingAsks } from './building-asks.ts'
import { contentsAsks } from './contents-asks.ts'
import { finalAsks } from './final-asks.ts'
import { generalAsks } from './general-asks.ts'
import { legalAsks } from './legal-asks.ts'
import { legalHistoryAsks } from './legal-history-asks.ts'
import { liabilityAsks } from './liability-asks.ts'

/** The questions after the premium, by the blocks of the calls (spec 002 sections 3.3 and 7.3). */
export const blocks = {
  general: generalAsks,
  opstal: buildingAsks,
  inboedel: contentsAsks,
  avp: liabilityAsks,
  rechtsbijstand: legalAsks,
  finalQuestions: finalAsks,
  legalQuestionnaire: legalHistoryAsks,
} as const

export type Blocks = typeof blocks
export type Block = keyof Blocks

type Legal = Partial<Omit<Parsed<Blocks['rechtsbijstand']>, 'realEstateProperties'>> & {
  /** Rules only count them: a form and a call name the fields of their addresses differently. */
  realEstateProperties?: readonly object[] | undefined
}

export type BlockAnswers = {
  readonly [B in Exclude<Block, 'rechtsbijstand'>]?: Partial<Parsed<Blocks[B]>> | undefined
} & { readonly rechtsbijstand?: Legal | undefined }
