import type { InsulationHome } from '../../../core/rules/insulation.ts'
import type { Measure } from '../../../core/rules/insulation-codes.ts'

/** The answers about a home, as far as they are given. */
export type KnownAnswers = Omit<InsulationHome, 'decoratedFacade' | 'history' | 'cavityWallWidth'> & {
  facade?: InsulationHome['decoratedFacade']
  insulationHistory?: 'no' | 'yes' | 'unknown' | undefined
  insulation?: InsulationHome['history']
  selectedMeasures?: Measure[] | undefined
  cavityWall?: Pick<InsulationHome, 'cavityWallWidth'> | undefined
}

/** The answers in the form that the rules of eligibility take. */
export const homeOfAnswers = ({
  facade,
  insulationHistory,
  insulation,
  cavityWall,
  ...of
}: KnownAnswers): InsulationHome => ({
  ...of,
  decoratedFacade: facade,
  history: insulationHistory === 'yes' ? insulation : [],
  cavityWallWidth: cavityWall?.cavityWallWidth,
})
