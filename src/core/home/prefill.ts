import { type HomeFactName, homeFactNames, type KnownFact, type KnownHome } from '../kernel/known-home.ts'
import { formatCents } from '../kernel/money.ts'

/** A fact in the form in which its control holds it. */
export const typedFact = (name: HomeFactName, value: KnownFact['value']): string | readonly string[] => {
  if (typeof value !== 'number') return value
  return name === 'woz' ? formatCents(value).replace('€ ', '') : String(value)
}

/** Converts parsed `homeFacts` for a call: amounts become euros. */
export const factsToSend = <F extends { woz?: number | undefined }>(facts: F): F => ({
  ...facts,
  ...(facts.woz !== undefined && { woz: facts.woz / 100 }),
})

/** The facts of a home in the form in which the controls of `homeFacts` hold them. */
export const typedFacts = (facts: KnownHome['facts']): Record<string, unknown> =>
  Object.fromEntries(
    homeFactNames.flatMap((name) => {
      const fact = facts[name]
      return fact ? [[name, typedFact(name, fact.value)]] : []
    }),
  )
