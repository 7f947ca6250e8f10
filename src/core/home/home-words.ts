import { displayValue } from '../fields/brick/display-value.ts'
import { dayOf, formatDay } from '../kernel/clock.ts'
import { type HomeFactName, homeFactNames, type KnownFact, type KnownHome } from '../kernel/known-home.ts'
import { homeFacts } from './facts.ts'

const day = ({ on }: KnownFact): string => formatDay(dayOf(on), 'plain')

/** The source of a fact, to show behind its value. */
export const sourceInWords = (fact: KnownFact): string => {
  if (fact.source === 'register') return `volgens het Kadaster, ${day(fact)}`
  if (fact.source === 'valuer') return `volgens de taxateur, ${day(fact)}`
  if (fact.source === 'request') return `uit je aanvraag van ${day(fact)}`
  return `zelf ingevuld op ${day(fact)}`
}

/** The facts of a home in words, in the order of `homeFactNames`. */
export const factsInWords = (
  facts: KnownHome['facts'],
): { name: HomeFactName; label: string; value: string; source: string }[] =>
  homeFactNames.flatMap((name) => {
    const fact = facts[name]
    if (!fact) return []
    const brick = homeFacts.parts[name]
    return [
      { name, label: brick.facts.label, value: factInWords(name, fact.value), source: sourceInWords(fact) },
    ]
  })

/** The value of a fact in words, with its unit. */
export const factInWords = (name: HomeFactName, value: KnownFact['value']): string => {
  const { schema, facts } = homeFacts.parts[name]
  const typed = name === 'woz' && typeof value === 'number' ? value / 100 : value
  // a value of an older list of choices is shown as it was stored
  if (!schema.safeParse(typed).success) return String(value)
  const shown = displayValue(homeFacts.parts[name], value)
  return facts.unit && !facts.label.includes(facts.unit) ? `${shown} ${facts.unit}` : shown
}
