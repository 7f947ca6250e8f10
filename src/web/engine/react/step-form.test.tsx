import { expect, test } from 'vitest'
import { email } from '../../../core/fields/person/email.ts'
import type { Funnel } from '../definition/define.ts'
import { drawn } from '../testing/test-drawing.tsx'
import { locate, open, times, trial } from '../testing/test-trial.ts'
import { useAnswer, useRead } from './funnel-context.ts'

test('a title has the level that its funnel says, also above a gate', async () => {
  const gated = { gate: { view: () => 'Eerst inloggen', until: () => false } }
  for (const given of [{}, gated])
    for (const titleLevel of [1, 2]) {
      const steps = { ...trial.steps, een: { ...trial.steps.een, ...given } }
      const { store } = open({ ...trial, steps, titleLevel } as Funnel)
      const html = await drawn(store)
      expect(html.match(/<h[1-6]/g)).toEqual([`<h${titleLevel}`])
      expect(html.includes('Eerst inloggen')).toBe(given === gated)
    }
})

test('the button of a step that is stopped can have the focus, and is told to be disabled', async () => {
  const { store } = open()
  const button = async () => /<button type="submit"[^>]*>/.exec(await drawn(store))?.[0]
  expect(await button()).not.toContain('disabled')
  store.block('kind', 'Hier komen we niet.', true)
  expect(await button()).toContain('aria-disabled="true"')
  expect(await button()).not.toContain(' disabled')
})

test('a long name in a title may break where a reader would break it', async () => {
  const een = { ...trial.steps.een, title: 'De premie voor jouw opstalverzekering' }
  const { store } = open({ ...trial, steps: { ...trial.steps, een } } as Funnel)
  expect(await drawn(store)).toContain('De premie voor jouw opstal\u00adverzekering')
})

const Times = () => useRead(times, 'times').state
const Located = () => useRead(locate, 'times').state
const Unread = () => useRead(times, 'time').state
const From = () => useAnswer('from', email)[0]
const Form = () => useAnswer('form', email)[0]
const Slot = () => useAnswer('slot', email)[0]

test('a view that reads something else than the name says, or an answer that nobody asks so, cannot be drawn', async () => {
  const { store } = open()
  store.set('from', 'jij@voorbeeld.nl')
  expect(await drawn(store, Times)).toBe('idle')
  await expect(drawn(store, Located)).rejects.toThrow('times asks something else than trial.locate')
  await expect(drawn(store, Unread)).rejects.toThrow('time asks something else than trial.times')
  expect(await drawn(store, From)).toBe('jij@voorbeeld.nl')
  for (const [view, path] of [
    [Form, 'form'],
    [Slot, 'slot'],
  ] as const)
    await expect(drawn(store, view)).rejects.toThrow(`draws ${path}, which is not asked, or by another brick`)
})
