import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/kernel/clock.ts'
import type { Addresses } from './addresses.ts'

const hour = 3_600_000
const known = 24 * hour
/** Milliseconds for which "does not exist" is kept: ten minutes, as new homes get their number any day. */
const unknown = hour / 6
const mostKept = 20_000

type Ask<Question extends readonly unknown[], Answer> = (...question: Question) => Promise<Answer | undefined>

/** Answers repeated questions from memory. While a question is under way, others who ask it wait for the same answer. */
const keeping = <Question extends readonly unknown[], Answer>(
  clock: Clock,
  ask: Ask<Question, Answer>,
): Ask<Question, Answer> => {
  const kept = new LRUCache<string, { answer: Answer | undefined }>({
    max: mostKept,
    ttl: known,
    ttlResolution: 0,
    perf: clock,
  })
  const asked = new Map<string, Promise<Answer | undefined>>()
  const askAndKeep = async (name: string, question: Question) => {
    try {
      const answer = await ask(...question)
      kept.set(name, { answer }, { ttl: answer === undefined ? unknown : known })
      return answer
    } finally {
      asked.delete(name)
    }
  }
  return async (...question) => {
    const name = JSON.stringify(question)
    const before = kept.get(name)
    if (before) return before.answer
    const asking = asked.get(name) ?? askAndKeep(name, question)
    asked.set(name, asking)
    return asking
  }
}

/**
 * Puts an answer cache in front of the address register. A booking needs its home three times (its fields, its place, the check),
 * and each process asks the register once. The cache stands in front of retries and the circuit breaker: a kept answer is given
 * even when the partner is away. Failures are not kept.
 */
export const cachedAddresses = (port: Addresses, clock: Clock): Addresses => {
  const lookup = keeping(clock, (postcode: string, houseNumber: number, addition: string) =>
    port.lookup(postcode, houseNumber, addition),
  )
  return {
    // No addition and an empty addition are the same question.
    lookup: (postcode, houseNumber, addition = '') => lookup(postcode, houseNumber, addition),
    facts: keeping(clock, (postcode: string, houseNumber: number, addition: string) =>
      port.facts(postcode, houseNumber, addition),
    ),
    locate: keeping(clock, (postcode: string) => port.locate(postcode)),
  }
}
