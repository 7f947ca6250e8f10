import { describe, expect, it } from 'vitest'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { gateOf } from '../../engine/steps/gate.ts'
import { stepList } from '../../engine/steps/step-list.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { sessionLogin } from './session-login-funnel.ts'

testFunnel({ funnel: sessionLogin })

const registered: Viewer = {
  membershipStatus: 'niet lid',
  profile: {
    emailAddress: 'jannie@voorbeeld.nl',
    gender: 1,
    initials: 'J.',
    lastName: 'Berg',
    phoneNumberMobile: '+31612345678',
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
}
const open = (viewer: Viewer) => openFunnel(sessionLogin, { viewer, properties: { mine: 'Mijn Thuisbasis' } })

describe('somebody who is logged in', () => {
  it('begins at their details, with the way back to a step that says who they are', async () => {
    const { store } = open(registered)
    const titles = () =>
      stepList(sessionLogin, store.getSnapshot()).map(({ title, state }) => `${title} ${state}`)
    expect(store.getSnapshot().step).toBe('gegevens')
    expect(titles()).toEqual(['Inloggen done', 'Jouw gegevens now'])
    store.back()
    expect(store.getSnapshot().step).toBe('inloggen')
    expect(gateOf(sessionLogin, store.getSnapshot())).toBeUndefined()
    await store.next()
    expect(store.getSnapshot().step).toBe('gegevens')
  })

  it('comes there by logging in, and goes back to the login with whoever logs out', () => {
    const { store } = open(visitor)
    expect(store.getSnapshot().step).toBe('inloggen')
    store.viewerChanged(registered)
    expect(store.getSnapshot().step).toBe('gegevens')
    store.viewerChanged(visitor)
    expect(store.getSnapshot().step).toBe('inloggen')
    expect(gateOf(sessionLogin, store.getSnapshot())).toBeDefined()
  })
})

describe('on to becoming a member', () => {
  it('somebody logged in goes along with their name, and without an address that they typed before', async () => {
    const { store, environment } = open(visitor)
    store.set('email', 'ander@voorbeeld.nl')
    store.viewerChanged(registered)
    expect(store.getSnapshot().step).toBe('gegevens')
    expect(store.isFixed('person.lastName')).toBe(true)
    expect(store.isFixed('person.salutation')).toBe(false)
    await store.next()
    expect(environment.left).toBe('/lidmaatschap/lid-worden')
    const [handed] = environment.handed
    expect(handed?.draft.answers).toMatchObject({
      person: { salutation: '1', initials: 'J.', lastName: 'Berg' },
      home: { postcode: '3821 BT', houseNumber: '10', city: 'Amersfoort' },
      mobile: '+31612345678',
    })
    expect(JSON.stringify(handed)).not.toContain('ander@voorbeeld.nl')
  })

  it('a visitor goes along with the address that passed', async () => {
    const { store, environment } = open(visitor)
    store.set('email', 'nieuw@voorbeeld.nl')
    await store.next()
    expect(store.getSnapshot().step).toBe('gegevens')
    for (const [path, value] of Object.entries({
      'person.salutation': '0',
      'person.initials': 'A.',
      'person.lastName': 'Nieuw',
      'home.postcode': '3821BT',
      'home.houseNumber': '10',
      'home.streetName': 'Voorbeeldlaan',
      'home.city': 'Amersfoort',
    }))
      store.set(path, value)
    await store.next()
    expect(store.getSnapshot().errors).toEqual({ mobile: 'Voer een mobiel telefoonnummer in.' })
    store.set('mobile', '06 12345678')
    await store.next()
    expect(environment.handed[0]?.draft.answers).toMatchObject({ email: 'nieuw@voorbeeld.nl' })
  })
})
