import { describe, expect, it } from 'vitest'
import { type Profile, visitor } from '../../../core/kernel/viewer.ts'
import { vveMembership } from '../../funnels/vve-membership/funnel.ts'
import { jannie, open, trial } from '../testing/test-trial.ts'
import { prefilled } from './prefill.ts'

const profile = jannie.profile as Profile
const theirs = {
  postcode: '1012JS',
  houseNumber: 1,
  addition: 'A',
  streetName: 'Voorbeeldplein',
  city: 'Amsterdam',
}

describe('what we know of the person', () => {
  it('fills what nobody answered', () => {
    expect(prefilled(trial, {}, { ...visitor, profile }, false)).toMatchObject({
      home: theirs,
      from: 'jannie@voorbeeld.nl',
    })
    expect(prefilled(trial, {}, visitor, true)).toEqual({})
  })

  it('never overwrites an answer, nor one that was emptied', () => {
    expect(prefilled(trial, { from: 'ander@voorbeeld.nl' }, { ...visitor, profile }, true)).toMatchObject({
      from: 'ander@voorbeeld.nl',
    })
    expect(prefilled(trial, { from: '' }, { ...visitor, profile }, false)).toMatchObject({ from: '' })
  })

  it('makes no home out of two', () => {
    const other = { home: { postcode: '3821BT', houseNumber: '10' } }
    expect(prefilled(trial, other, { ...visitor, profile }, false)).toMatchObject(other)
    expect(prefilled(trial, other, { ...visitor, profile }, false)).not.toHaveProperty('home.addition')
  })

  it('completes a home that is theirs, however it was typed', () => {
    const same = { home: { postcode: '1012 js', houseNumber: '1' } }
    expect(prefilled(trial, same, { ...visitor, profile }, false)).toMatchObject({
      home: { postcode: '1012 js', city: 'Amsterdam' },
    })
  })

  it('goes before the funnel its own defaults only while nobody touched the funnel', () => {
    const initial = vveMembership.initial ?? {}
    expect(prefilled(vveMembership, initial, { ...visitor, profile }, true)).toMatchObject({
      person: { salutation: '1' },
    })
    expect(prefilled(vveMembership, initial, { ...visitor, profile }, false)).toMatchObject({
      person: { salutation: '0' },
    })
  })

  it('happens when somebody logs in half-way, and leads on from a step that is no longer theirs', async () => {
    const opened = open()
    opened.store.viewerChanged(jannie)
    expect(opened.store.answer('home.postcode')).toBe('1012JS')
    expect(opened.store.getSnapshot().derived.walkable).not.toContain('vier')
  })
})
