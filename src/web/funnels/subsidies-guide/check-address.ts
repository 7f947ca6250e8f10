import { type Resident, subsidyQuery, subsidyResults } from '../../../core/content/subsidy-choices.ts'
import { searchedMeasures, type Wishes } from './measures.ts'

/**
 * The address of the subsidy check with its filters set. Where nothing was found for the chosen measures (`count` is 0), they are
 * left out.
 */
export const checkAddress = (
  check: string,
  { municipality = '', resident, ...wishes }: Wishes & { municipality?: string; resident?: Resident },
  count: number | undefined,
): string => {
  const measures = count === 0 ? [] : searchedMeasures(wishes)
  return `${check}?${subsidyQuery({ city: municipality, resident, measures })}#${subsidyResults}`
}
