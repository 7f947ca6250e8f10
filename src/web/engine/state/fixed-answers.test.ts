import { describe, expect, it } from 'vitest'
import type { Profile, Viewer } from '../../../core/kernel/viewer.ts'
import type { Funnel } from '../definition/define.ts'
import { jannie, open, trial, walkTo } from '../testing/test-trial.ts'
import { fixedAnswersOf } from './fixed-answers.ts'

/** A funnel in which the e-mail address of the account and the street are fixed. */
const fixing: Funnel = {
  ...trial,
  clears: { ...trial.clears, more: ['from'], from: ['slot'] },
  fixed: ({ emailAddress, streetName }) => ({ from: emailAddress, home: { streetName } }),
}
const registered: Viewer = { ...jannie, membershipStatus: 'niet lid' }
const other: Viewer = {
  membershipStatus: 'niet lid',
  profile: { emailAddress: 'ander@voorbeeld.nl', gender: 2 },
}

describe('what a person has and may not change here', () => {
  it('goes before what the draft held, and cannot be set', () => {
    const { store } = open(fixing, {
      viewer: registered,
      kept: { answers: { from: 'oud@voorbeeld.nl', home: { streetName: 'Elders', city: 'Zwolle' } } },
    })
    expect(store.isFixed('from')).toBe(true)
    expect(store.answer('from')).toBe('jannie@voorbeeld.nl')
    store.set('slot', 'ochtend')
    store.set('from', 'vals@voorbeeld.nl')
    expect(store.answer('slot')).toBe('ochtend')
    store.set('home', { streetName: 'Vals', city: 'Assen' })
    expect(store.getSnapshot().derived.known).toMatchObject({
      from: 'jannie@voorbeeld.nl',
      home: { streetName: 'Voorbeeldplein', city: 'Assen' },
    })
  })

  it('is typed by who does not have it, and by a visitor', () => {
    const { store } = open(fixing, { viewer: other })
    expect(store.isFixed('home.streetName')).toBe(false)
    store.set('home.streetName', 'Kerkstraat')
    expect(store.answer('home.streetName')).toBe('Kerkstraat')
    expect(open(fixing).store.isFixed('from')).toBe(false)
  })

  it('holds nobody by what the field itself refuses', () => {
    const wrong = { ...(jannie.profile as Profile), emailAddress: 'geen adres' }
    expect([...fixedAnswersOf(fixing, wrong).keys()]).toEqual(['home.streetName'])
  })

  it('is an answer when it is empty: no infix is no infix', () => {
    const empty: Funnel = { ...trial, fixed: () => ({ home: { addition: '' } }) }
    const { store } = open(empty, { viewer: registered, kept: { answers: { home: { addition: 'B' } } } })
    expect(store.answer('home.addition')).toBe('')
    expect(store.isFixed('home.addition')).toBe(true)
  })

  it('survives that its parent changes', () => {
    const { store } = open(fixing, { viewer: registered })
    store.set('kind', 'yes')
    store.set('more', 'open')
    expect(store.answer('from')).toBe('jannie@voorbeeld.nl')
  })

  it('comes and goes with the person', () => {
    const { store } = open(fixing, { viewer: registered })
    store.viewerChanged(other)
    expect(store.answer('from')).toBe('ander@voorbeeld.nl')
    expect(store.answer('home.streetName')).toBeUndefined()
    store.viewerChanged({ membershipStatus: 'niet ingelogd' })
    expect(store.answer('from')).toBeUndefined()
  })

  it('stands in no storage', async () => {
    const opened = open(fixing, { viewer: registered })
    await walkTo(opened, 'overzicht')
    const stored = JSON.stringify(opened.environment.drafts)
    expect(stored).not.toContain('jannie@voorbeeld.nl')
    expect(stored).not.toContain('Voorbeeldplein')
    expect(stored).toContain('Amsterdam')
    const { dropped } = opened.environment.drafts.at(-1) as { dropped: string[] }
    expect(dropped).toEqual([])
  })
})
