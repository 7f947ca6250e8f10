import { expect, test } from 'vitest'
import { loginState } from '../../core/contract/session/session-calls.ts'
import { mostPolls, pollEveryMs } from '../../core/rules/membership-polls.ts'
import { loginStatePath, pollMembership } from './poll-membership.ts'

type State = 'lid' | 'niet lid' | 'niet ingelogd' | Error

const watch = async (states: (asked: number) => State) => {
  const seen = { tries: [] as number[], waits: [] as number[], logged: [] as string[] }
  let asked = 0
  const end = await pollMembership({
    onTry: (tries) => seen.tries.push(tries),
    ask: async () => {
      const state = states(++asked)
      if (state instanceof Error) throw state
      return state
    },
    wait: async (milliseconds) => void seen.waits.push(milliseconds),
    log: (failure) => seen.logged.push(failure),
  })
  return { end, asked, ...seen }
}

test('looks every two seconds and stops at the first yes', async () => {
  const { end, tries, waits } = await watch((asked) => (asked < 4 ? 'niet lid' : 'lid'))
  expect(end).toBe('member')
  expect(tries).toEqual([1, 2, 3, 4])
  expect(waits).toEqual([pollEveryMs, pollEveryMs, pollEveryMs])
})

test('looks ten times at most, and waits for nothing after the last', async () => {
  const { end, asked, waits } = await watch(() => 'niet ingelogd')
  expect({ end, asked, waits: waits.length }).toEqual({ end: 'late', asked: mostPolls, waits: mostPolls - 1 })
})

test('a look that fails is logged, counts, and does not end the looking', async () => {
  const { end, asked, logged } = await watch((at) => (at < 3 ? new Error('weg') : 'lid'))
  expect({ end, asked }).toEqual({ end: 'member', asked: 3 })
  expect(logged).toEqual(['Failed to fetch login state', 'Failed to fetch login state'])
})

test('asks the call of the contract', () => {
  expect(loginStatePath).toBe(loginState.path)
})
