import { typedFact } from '../../../core/home/prefill.ts'
import type { HomeFactName } from '../../../core/kernel/known-home.ts'
import type { Profile } from '../../../core/kernel/viewer.ts'

/** What is known of the person's home, as it would be typed, for a calculator's `prefill`. */
export const knownOfHome = (
  { homes: [home] = [] }: Profile,
  names: readonly HomeFactName[],
): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fact = home?.facts[name]
      return fact ? [[name, typedFact(name, fact.value)]] : []
    }),
  )
