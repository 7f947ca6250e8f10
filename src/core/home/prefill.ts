import { type HomeFactName, homeFactNames, type KnownFact, type KnownHome } from '../kernel/known-home.ts'
import { formatCents } from '../kernel/money.ts'

/** A fact as its control holds it: as somebody would have typed or chosen it. */
export const typedFact = (name: HomeFactName, value: KnownFact['value']): string | readonly string[] => {
  if (typeof value !== 'number') return value
  return name === 'woz' ? formatCents(value).replace('€ ', '') : String(value)
}

/** What was parsed of `homeFacts`, as a call takes it: amounts in euros. */
export const factsToSend = <F extends { woz?: number | undefined }>(facts: F): F => ({
  ...facts,
  ...(facts.woz !== undefined && { woz: facts.woz / 100 }),
})

/** What is known of a home, as the controls of `homeFacts` hold it. */
export const typedFacts = (facts: KnownHome['facts']): Record<string, unknown> =>
  Object.fromEntries(
    homeFactNames.flatMap((name) => {
      const fact = facts[name]
      return fact ? [[name, typedFact(name, fact.value)]] : []
    }),
  )
