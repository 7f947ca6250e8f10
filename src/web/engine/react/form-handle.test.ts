import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { locate, open, trial } from '../testing/test-trial.ts'
import { formOf } from './form-handle.tsx'

it('draws the answers of its own snapshot, and knows what they are by now', () => {
  const { store } = open()
  const form = formOf(store, store.getSnapshot(), (path) => path)
  store.set('kind', 'yes')
  expect([form.value('kind'), form.now('kind')]).toEqual(['no', 'yes'])
  expect(formOf(store, store.getSnapshot(), (path) => path).value('kind')).toBe('yes')
})

it('draws an answer by the component that the funnel names, in each entry of a list, and no other', () => {
  const load = async () => ({ default: () => null })
  const { store } = open({ ...trial, draws: { 'entries[].name': load } })
  const form = formOf(store, store.getSnapshot(), (path) => path)
  const drawn = form.draws('entries[1].name')
  expect(isValidElement(drawn) && drawn.props).toMatchObject({ step: { load }, path: 'entries[1].name' })
  expect(form.draws('entries[1].detail')).toBeUndefined()
})

it('logs a call of a control that failed, unless the control gave it up', async () => {
  const { store, environment } = open()
  const form = formOf(store, store.getSnapshot(), (path) => path)
  const input = { query: { postcode: '3821BT', iban: '' } }
  environment.refuse(locate, new Error('down'))
  await expect(form.call(locate, input)).rejects.toThrow('down')
  expect(environment.logged).toEqual(['Failed fetch trial.locate'])
  await expect(form.call(locate, input, { signal: AbortSignal.abort() })).rejects.toThrow('down')
  expect(environment.logged).toHaveLength(1)
})
