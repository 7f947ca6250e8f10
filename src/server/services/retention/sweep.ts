import type { House } from '../context.ts'

/**
 * Removes what has had its time (`core/rules/retention.ts`, as the privacy page shows it): whatever features and
 * services say that they keep, in the order of `features.ts`; answers how many rows, by their words for it.
 */
export const sweep = async (house: House): Promise<Record<string, number>> => {
  const removed: Record<string, number> = {}
  for (const one of house.keeps)
    if ('sweep' in one)
      for (const [word, remove] of Object.entries(one.sweep)) removed[word] = await remove(house)
  return removed
}
