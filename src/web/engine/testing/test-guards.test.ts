import { expect, test } from 'vitest'
import type { Funnel } from '../definition/define.ts'
import { looksAhead } from './test-guards.ts'
import { locate, open, trial, walkTo } from './test-trial.ts'

const { twee } = trial.onLeave ?? {}

/** The trial funnel filled in, that asks this before its second step is left. */
const filled = async (input: (known: Record<string, unknown>) => unknown, name = 'twee') => {
  const opened = open()
  await walkTo(opened, 'overzicht')
  const funnel = { ...trial, onLeave: { [name]: { ...twee, endpoint: locate, input } } } as Funnel
  return looksAhead(funnel, opened.store.getSnapshot().derived)
}

test('what the trial funnel asks on leaving looks at no later step', async () => {
  const opened = open()
  await walkTo(opened, 'overzicht')
  expect(looksAhead(trial, opened.store.getSnapshot().derived)).toEqual([])
})

test('a question that holds the answer of a later step is told', async () => {
  expect(await filled(({ from }) => ({ query: { postcode: '3821BT', iban: from } }))).toEqual(['twee'])
  expect(await filled(({ slot }) => ({ query: { postcode: slot } }), 'twee nog')).toEqual(['twee nog'])
})

test('so is one that is asked only because of it', async () => {
  expect(await filled(({ slot }) => (slot ? { query: { postcode: '3821BT' } } : undefined))).toEqual(['twee'])
})

test('one of its own step and those before it is fine', async () => {
  const ofOwn = ({ kind, home }: Record<string, unknown>) => ({ query: { kind, home } })
  expect(await filled(ofOwn)).toEqual([])
  expect(await filled(({ from }) => ({ query: { from } }), 'vier')).toEqual([])
})
