import type { AnswerOf } from '../../core/contract/endpoint.ts'
import type { lookWho } from '../../core/contract/staff-presence/staff-presence-calls.ts'

/** Somebody who has the same thing open, or oneself in another tab. */
export type Other = AnswerOf<typeof lookWho>['others'][number]

/** Most colleagues who are named; the others are a number. */
export const mostNamed = 3

/** `Karin`, `Karin en Jeroen`, `Karin, Jeroen, Bram en 2 anderen`, with the verb for so many. */
const together = (people: readonly Other[], one: string, more: string): string => {
  const left = people.length - mostNamed
  const parts = people.slice(0, mostNamed).map(({ name }) => name)
  if (left > 0) parts.push(left === 1 ? '1 ander' : `${left} anderen`)
  const last = parts.pop() ?? ''
  const who = parts.length > 0 ? `${parts.join(', ')} en ${last}` : last
  return `${who} ${people.length === 1 ? one : more}`
}

/**
 * Who else has something open: `Karin kijkt mee`, `Karin typt, Jeroen kijkt mee`. Oneself in another tab is told where nobody else
 * is there; undefined for who is alone.
 */
export const othersInWords = (others: readonly Other[]): string | undefined => {
  const colleagues = others.filter(({ you }) => !you)
  const typing = colleagues.filter((one) => one.typing)
  const looking = colleagues.filter((one) => !one.typing)
  const told = [
    ...(typing.length > 0 ? [together(typing, 'typt', 'typen')] : []),
    ...(looking.length > 0 ? [together(looking, 'kijkt mee', 'kijken mee')] : []),
  ]
  if (told.length > 0) return told.join(', ')
  return others.length > 0 ? 'Je hebt dit ook in een ander tabblad open' : undefined
}
