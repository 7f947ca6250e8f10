import { describe, expect, it } from 'vitest'
import type { Funnel } from '../definition/define.ts'
import { refusal } from '../testing/test-environment.ts'
import { goodAnswers, locate, open, trial, walkTo } from '../testing/test-trial.ts'

const stepOf = ({ store }: ReturnType<typeof open>) => store.getSnapshot().step

describe('leaving a step', () => {
  const atTwo = async () => {
    const opened = open()
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    return opened
  }
  const answered = (opened: ReturnType<typeof open>) =>
    opened.environment.calls.filter(({ endpoint }) => endpoint === locate)

  it('asks once for the same answers, and again for others', async () => {
    const opened = await atTwo()
    await opened.store.next()
    opened.store.back()
    await opened.store.next()
    expect(answered(opened)).toHaveLength(1)
    opened.store.back()
    opened.store.set('home.postcode', '1012JS')
    expect(opened.store.getSnapshot().derived.furthest).toBe('twee')
    await opened.store.next()
    expect(answered(opened)).toHaveLength(2)
    expect(stepOf(opened)).toBe('drie')
  })

  it('stays with a sentence at the field when the server says no, with the error block when it fails', async () => {
    const opened = await atTwo()
    opened.environment.answerWith(locate, () => {
      throw refusal(404, 'unknown')
    })
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      failed: true,
      errors: { 'home.postcode': 'Geweigerd.' },
      trouble: undefined,
    })
    for (const fault of [refusal(503, 'down'), refusal(429, 'busy'), new Error('odd')]) {
      opened.environment.answerWith(locate, () => {
        throw fault
      })
      await opened.store.next()
      expect(opened.store.getSnapshot()).toMatchObject({
        step: 'twee',
        trouble: { kind: 'generic' },
        errors: {},
      })
    }
    expect(opened.store.answer('home.city')).toBe('Amersfoort')
    expect(opened.environment.logged).toEqual(Array(4).fill('Failed to locate'))
    expect(opened.environment.events.at(-1)?.outcome).toBe('failed')
  })

  it('stays with a sentence for an answer that does not do', async () => {
    const opened = await atTwo()
    opened.environment.answerWith(locate, () => ({ lat: 52, open: false }))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      trouble: { kind: 'sentence', sentence: 'Hier komen we niet.' },
    })
  })

  it('tells a refusal that it knows help for in the words of the server, and any other failure in general', async () => {
    const help = { label: 'Inloggen', href: '/inloggen' }
    const leave = trial.onLeave?.twee
    if (!leave) throw new Error('nothing to leave')
    const { field: _, ...bare } = leave
    const opened = open({ ...trial, onLeave: { twee: { ...bare, help: { known: help } } } })
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    const troubleAfter = async (fault: Error) => {
      opened.environment.answerWith(locate, () => {
        throw fault
      })
      await opened.store.next()
      expect(opened.store.getSnapshot()).toMatchObject({ step: 'twee', failed: false })
      return opened.store.getSnapshot().trouble
    }
    expect(await troubleAfter(refusal(409, 'known'))).toEqual({
      kind: 'sentence',
      sentence: 'Geweigerd.',
      help,
    })
    expect(await troubleAfter(refusal(404, 'other'))).toEqual({ kind: 'generic' })
    expect(await troubleAfter(refusal(503, 'known'))).toEqual({ kind: 'generic' })
  })

  it('says so when a rule refuses what the step itself found', async () => {
    const message = 'Te ver weg.'
    const ok: NonNullable<Funnel['rules']>[number]['ok'] = (_known, { found }) =>
      (found('twee', locate)?.lat ?? 0) < 50
    const opened = open({ ...trial, rules: [{ field: 'home.postcode', message, ok }] })
    await walkTo(opened, 'twee')
    for (const [path, value] of Object.entries(goodAnswers.twee ?? {})) opened.store.set(path, value)
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'twee',
      failed: true,
      errors: { 'home.postcode': message },
      busy: 'no',
    })
  })

  it('pulls nobody along who went elsewhere or changed the answers in the meantime', async () => {
    const opened = await atTwo()
    const going = opened.store.next()
    opened.environment.visit('een')
    opened.store.followAddress()
    await going
    expect(opened.store.getSnapshot()).toMatchObject({ step: 'een', busy: 'no' })
    const other = await atTwo()
    const leaving = other.store.next()
    other.store.set('home.postcode', '1012JS')
    await leaving
    expect(other.store.getSnapshot()).toMatchObject({ step: 'twee', busy: 'no' })
    const passed = other.environment.events.filter(({ outcome }) => outcome === 'passed')
    expect(passed.map(({ step }) => step)).toEqual(['een'])
  })
})
