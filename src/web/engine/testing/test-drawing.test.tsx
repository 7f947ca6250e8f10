import { expect, test } from 'vitest'
import { relabel } from '../../../core/fields/brick.ts'
import { yesNo } from '../../../core/fields/choice.ts'
import { email } from '../../../core/fields/email.ts'
import type { Funnel } from '../definition/define.ts'
import { useAnswer, useFunnel, useRead } from '../react/funnel-context.ts'
import { drawn, hasWayOn, undrawn } from './test-drawing.tsx'
import { locate, open, times, trial, walkTo } from './test-trial.ts'

/** The trial funnel with its first step otherwise, and what of that is found on the screen. */
const screen = async (first: object, answers: Record<string, unknown> = {}) => {
  const funnel = { ...trial, steps: { ...trial.steps, een: { ...trial.steps.een, ...first } } } as Funnel
  const { store } = open(funnel)
  for (const [path, value] of Object.entries(answers)) store.set(path, value)
  const html = await drawn(store)
  return { store, html, missing: undrawn(store, html) }
}
/** The answers that the view of the step draws. */
let paths: readonly string[] = []
const View = () => {
  const { idOf } = useFunnel()
  return paths.map((path) => <input key={path} id={idOf(path)} />)
}
const drawing = (...own: string[]) => {
  paths = own
  return { view: View }
}

test('every step of the trial funnel draws what it asks, and has a way on', async () => {
  for (const step of Object.keys(trial.steps)) {
    const opened = open()
    await walkTo(opened, step)
    const html = await drawn(opened.store)
    expect(undrawn(opened.store, html), step).toEqual([])
    expect(hasWayOn(html), step).toBe(true)
  }
})

test('an answer that the view of a step leaves out is told, and one that is hidden is not asked', async () => {
  expect((await screen(drawing('kind'))).missing).toEqual([])
  expect((await screen(drawing('kind'), { kind: 'yes' })).missing).toEqual(['more'])
  expect((await screen(drawing('more'), { kind: 'yes' })).missing).toEqual(['kind'])
  expect((await screen(drawing())).missing).toEqual(['kind'])
})

test('a step with buttons of its own that draws none has no way on', async () => {
  expect(hasWayOn((await screen({ ...drawing('kind'), ownButtons: true })).html)).toBe(false)
  expect(hasWayOn((await screen(drawing('kind'))).html)).toBe(true)
})

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

test('an answer that no control asks is named, and one that is named stands nowhere', async () => {
  const { store, html } = await screen(drawing('more'), { kind: 'yes' })
  expect(undrawn(store, html, { kind: 'the address brings it' })).toEqual([])
  expect(undrawn(store, html, { kind: 'the address brings it', more: 'so it does this' })).toEqual(['more'])
})

test('an answer of a control of its own is looked for as any other', async () => {
  const custom = { kind: relabel(yesNo({ label: 'Meer?' }), { control: 'custom' }) }
  expect((await screen({ asks: custom, ...drawing() })).missing).toEqual(['kind'])
  expect((await screen({ asks: custom, ...drawing('kind') })).missing).toEqual([])
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
