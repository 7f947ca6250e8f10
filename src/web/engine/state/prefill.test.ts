import { describe, expect, it } from 'vitest'
import { group, type Parts } from '../../../core/fields/brick/group.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { salutation } from '../../../core/fields/person/salutation.ts'
import { type Profile, visitor } from '../../../core/kernel/viewer.ts'
import { vveMembership } from '../../funnels/vve-membership/vve-membership-funnel.ts'
import type { Funnel } from '../definition/define.ts'
import { jannie, open, trial } from '../testing/test-trial.ts'
import { prefillAnswers } from './prefill.ts'

const profile = jannie.profile as Profile
const theirs = {
  postcode: '1012 JS',
  houseNumber: '1',
  addition: 'A',
  streetName: 'Voorbeeldplein',
  city: 'Amsterdam',
}

const ask = (asks: Parts): Funnel => ({
  slug: 'vraag',
  properties: group({}),
  steps: { een: { title: 'Een', asks } },
  exits: {},
})

describe('what we know of the person', () => {
  it('fills what nobody answered', () => {
    expect(prefillAnswers(trial, {}, { ...visitor, profile }, false)).toMatchObject({
      home: theirs,
      from: 'jannie@voorbeeld.nl',
    })
    expect(prefillAnswers(trial, {}, visitor, true)).toEqual({})
  })

  it('stands there as they would have typed it', () => {
    const funnel: Funnel = {
      ...ask({ name: contactName, sex: salutation, number: mobile, said: contactName }),
      profile: { name: 'name', sex: 'gender', number: 'phoneNumber' },
      prefill: ({ emailAddress }) => ({ said: emailAddress }),
    }
    const { phoneNumberMobile: _none, ...atHome } = { ...profile, phoneNumberLandline: '0332345678' }
    expect(prefillAnswers(funnel, {}, { ...visitor, profile: atHome }, true)).toEqual({
      name: 'J. de Vries',
      sex: '1',
      number: '0332345678',
      said: 'jannie@voorbeeld.nl',
    })
    const unknown: Profile = { emailAddress: '', gender: 2, name: 'Jannie' }
    expect(prefillAnswers(funnel, {}, { ...visitor, visit: unknown }, true)).toEqual({ name: 'Jannie' })
  })

  it('never overwrites an answer, nor one that was emptied', () => {
    expect(
      prefillAnswers(trial, { from: 'ander@voorbeeld.nl' }, { ...visitor, profile }, true),
    ).toMatchObject({
      from: 'ander@voorbeeld.nl',
    })
    expect(prefillAnswers(trial, { from: '' }, { ...visitor, profile }, false)).toMatchObject({ from: '' })
  })

  it('makes no home out of two', () => {
    const other = { home: { postcode: '3821BT', houseNumber: '10' } }
    expect(prefillAnswers(trial, other, { ...visitor, profile }, false)).toMatchObject(other)
    expect(prefillAnswers(trial, other, { ...visitor, profile }, false)).not.toHaveProperty('home.addition')
  })

  it('completes a home that is theirs, however it was typed', () => {
    const same = { home: { postcode: '1012 js', houseNumber: '1' } }
    expect(prefillAnswers(trial, same, { ...visitor, profile }, false)).toMatchObject({
      home: { postcode: '1012 js', city: 'Amsterdam' },
    })
  })

  it('goes before the funnel its own defaults only while nobody touched the funnel', () => {
    const initial = vveMembership.initial ?? {}
    expect(prefillAnswers(vveMembership, initial, { ...visitor, profile }, true)).toMatchObject({
      person: { salutation: '1' },
    })
    expect(prefillAnswers(vveMembership, initial, { ...visitor, profile }, false)).toMatchObject({
      person: { salutation: '0' },
    })
  })

  it('happens when somebody logs in half-way, and leads on from a step that is no longer theirs', async () => {
    const opened = open()
    opened.store.viewerChanged(jannie)
    expect(opened.store.answer('home.postcode')).toBe('1012 JS')
    expect(opened.store.getSnapshot().derived.walkable).not.toContain('vier')
  })
})
