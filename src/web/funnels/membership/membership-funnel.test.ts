import { describe, expect, it } from 'vitest'
import { checkGiftCard, preCheck, register } from '../../../core/contract/membership/membership-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { overviewOf } from '../../engine/steps/overview-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { registered } from '../../engine/testing/test-viewers.ts'
import { begin, fillStep, type Walk, walkAll } from '../../engine/testing/test-walk.ts'
import { membership } from './membership-funnel.ts'
import { gifty, membershipAnswers, standard, trials } from './test-membership-ways.ts'

testFunnel(...trials)

interface Opening {
  page?: typeof standard
  viewer?: Viewer
  own?: Record<string, unknown>
}
const open = ({ page = standard, viewer = visitor, own }: Opening = {}) => {
  const properties = membership.properties.schema.parse(page) as Record<string, unknown>
  return begin(
    membership,
    viewer,
    { name: 'walked', answers: { ...membershipAnswers, ...own } },
    { properties },
  )
}
/** Walks to a step, without answering it. */
const walkTo = async (step: string, opening?: Opening) => {
  const walk = open(opening)
  await walkAll(walk, undefined, step)
  return walk
}
const leave = async (walk: Walk) => {
  fillStep(walk)
  await walk.store.next()
  return walk.store.getSnapshot()
}

describe('becoming a member', () => {
  it('asks the server about the address before the second step, and tells a refusal with the way to log in', async () => {
    const walk = open()
    const sentence = 'Helaas kunnen we niet verder in het proces.'
    walk.environment.refuse(preCheck, new Fault(409, 'email-taken', sentence))
    expect(await leave(walk)).toMatchObject({
      step: 'pandgegevens',
      trouble: { kind: 'sentence', sentence, help: { href: '/inloggen' } },
    })
    walk.environment.refuse(preCheck, new Fault(503, 'unavailable', 'Er is iets misgegaan.'))
    expect((await leave(walk)).trouble).toEqual({ kind: 'generic' })
    expect(walk.environment.callsOf(preCheck)[0]?.input).toEqual({
      body: {
        emailAddress: 'jannie@voorbeeld.nl',
        lastName: expect.any(String),
        postcode: '3821BT',
        houseNumber: 10,
        houseNumberAddition: 'A',
      },
    })
  })

  it.each([
    new Fault(
      404,
      'gift-card-unknown',
      'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:',
    ),
    new Fault(429, 'too-many-requests', 'Even wachten.', { retryAfter: 5 }),
    new Fault(503, 'unavailable', 'Er is iets misgegaan.'),
    new TypeError('Failed to fetch'),
  ])('goes on with no gift code that was not checked: %s', async (fault) => {
    const walk = await walkTo('betaalgegevens', { page: gifty })
    walk.environment.refuse(checkGiftCard, fault)
    expect(await leave(walk)).toMatchObject({
      step: 'betaalgegevens',
      trouble: {
        kind: 'sentence',
        sentence: 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:',
        help: { label: 'Contact', href: '/contact' },
      },
    })
  })

  it('asks a gift for its code and the terms only, and sends the method that collects nothing', async () => {
    const walk = await walkTo('betaalgegevens', { page: gifty })
    const { derived, step } = walk.store.getSnapshot()
    const shown = derived.layouts[step]?.fields.map(({ path }) => path).filter((path) => derived.shown(path))
    expect(shown).toEqual(['giftCode', 'agreeTerms'])
    await walkAll(walk)
    expect(walk.environment.callsOf(register)[0]?.input).toMatchObject({
      body: {
        componentCodename: 'gifty',
        giftyCardCode: 'GIFT-2026-OKAY-0001',
        paymentDetails: { paymentMethod: 0, iban: '', agreeCollection: false, agreeTerms: true },
      },
    })
    expect(walk.environment.left).toBe('/lidmaatschap/bedankt')
  })

  it('shows the surcharge of a bank transfer beside the steps', async () => {
    const { store } = await walkTo('betaalgegevens')
    const side = () => {
      const { derived } = store.getSnapshot()
      return JSON.stringify(membership.side?.(derived.known, derived.context, ''))
    }
    expect(side()).toContain('€ 34,50')
    expect(side()).not.toContain('€ 1,90')
    store.set('paymentMethod', '0')
    expect(side()).toContain('€ 1,90')
    expect(side()).toContain('€ 36,40')
  })

  it('names its page in the request, checks no gift code, and tells the chosen method as it was chosen', async () => {
    const walk = await walkTo('overzicht', { own: { paymentMethod: '0' } })
    expect(overviewOf(membership, walk.store.getSnapshot().derived).at(-1)?.rows).toContainEqual({
      label: 'Betaalmethode',
      value: 'Bankoverschrijving (€ 1,90 extra)',
    })
    await walk.store.next()
    expect(walk.environment.callsOf(register)[0]?.input).toMatchObject({
      body: { componentCodename: 'lid-worden' },
    })
    expect(walk.environment.callsOf(checkGiftCard)).toEqual([])
  })

  it.each(['€ 1,90', '€ 2,45'])(
    'asks for a bank transfer in words with the price that holds now: %s',
    (surcharge) => {
      const { store } = open({ page: { ...standard, surcharge } })
      expect(membership.labels?.paymentMethod?.(store.getSnapshot().derived.context)).toEqual({
        0: `Bankoverschrijving (${surcharge} extra)`,
      })
    },
  )

  it('refuses a password with the address in it', async () => {
    const own = 'xx-jannie@voorbeeld.nl'
    const walk = await walkTo('contactgegevens', {
      own: { 'secret.password': own, 'secret.passwordRepeat': own },
    })
    expect((await leave(walk)).errors).toEqual({
      'secret.password': 'Wachtwoord mag je e-mailadres niet bevatten.',
    })
  })

  it('asks no password of who is logged in, and keeps their name and address as they are', () => {
    const { store } = open({ viewer: registered })
    store.set('email', 'ander@voorbeeld.nl')
    store.set('person.lastName', 'Anders')
    expect(store.answer('email')).toBe('nietlid@voorbeeld.nl')
    expect(store.answer('person.lastName')).toBe('Idrissi')
    expect(store.getSnapshot().derived.shown('secret')).toBe(false)
  })

  it('leads from its last step to the thank-you page', () => {
    const { environment } = openFunnel(membership, { step: 'bevestiging', properties: standard })
    expect(environment.left).toBe('/lidmaatschap/bedankt')
    expect(environment.callsOf(register)).toEqual([])
  })
})
