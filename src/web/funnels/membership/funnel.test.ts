import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { checkGiftCard, preCheck, register } from '../../../core/contract/membership.ts'
import { exampleOf } from '../../../core/fields/group.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/membership/summary-rows.ts'
import { bankTransfer } from '../../../core/rules/payment-methods.ts'
import { overviewOf } from '../../engine/steps/overview-rows.ts'
import { FunnelStore } from '../../engine/store.ts'
import { testEnvironment } from '../../engine/testing/test-environment.ts'
import { testFunnel, viewers } from '../../engine/testing/test-funnel.ts'
import type { Way } from '../../engine/testing/test-walk.ts'
import { membership } from './funnel.ts'

const password = 'gele-fiets-op-de-dijk'
const answers = { 'secret.password': password, 'secret.passwordRepeat': password }
const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']
const prices = { fee: '€ 34,50', surcharge: '€ 1,90' }
const standard = { paymentType: 'standard', ...prices }
const gifty = { paymentType: 'gifty', ...prices }

const paid: Way[] = [
  { name: 'by direct debit', steps, answers: { ...answers, paymentMethod: '1' } },
  { name: 'by bank transfer', steps, answers: { ...answers, paymentMethod: '0' } },
]
/** As the server makes it, at its own prices. */
const document = ({ body }: InputOf<typeof register>) =>
  rowsOf(body, { fee: 3450, surcharge: body.paymentDetails.paymentMethod === bankTransfer ? 190 : 0 })
testFunnel(membership, { ways: paid, properties: standard, document })
testFunnel(membership, { ways: [{ name: 'by gift card', steps, answers }], properties: gifty, document })

const open = ({ page = standard, viewer = visitor, step = null as string | null } = {}) => {
  const environment = testEnvironment()
  const properties = membership.properties.schema.parse(page) as Record<string, unknown>
  const store = new FunnelStore(membership, { viewer: visitor, properties, today: '2026-11-20' }, environment)
  environment.visit(step)
  store.begin(viewer)
  return { store, environment }
}
type Opened = ReturnType<typeof open>

/** Answers the current step by the examples of its bricks, or by these. */
const fill = ({ store }: Opened, own: Record<string, unknown> = answers) => {
  const { step } = store.getSnapshot()
  for (let turn = 0; turn < 2; turn++) {
    const { derived } = store.getSnapshot()
    for (const { path, brick } of derived.layouts[step]?.fields ?? [])
      if (derived.shown(path)) store.set(path, own[path] ?? exampleOf(brick))
  }
}
const walkTo = async (opened: Opened, step: string, own?: Record<string, unknown>) => {
  while (opened.store.getSnapshot().step !== step) {
    fill(opened, own)
    const before = opened.store.getSnapshot().step
    await opened.store.next()
    if (opened.store.getSnapshot().step === before) throw new Error(`stuck on ${before}`)
  }
}
const calls = ({ environment }: Opened, endpoint: { name: string }) =>
  environment.calls.filter((made) => made.endpoint.name === endpoint.name)
const refuse = ({ environment }: Opened, endpoint: typeof preCheck | typeof checkGiftCard, fault: Error) =>
  environment.answerWith(endpoint, () => {
    throw fault
  })

describe('becoming a member', () => {
  it('asks the server about the address before the second step, and tells a refusal with the way to log in', async () => {
    const opened = open()
    fill(opened)
    const sentence = 'Helaas kunnen we niet verder in het proces.'
    refuse(opened, preCheck, new Fault(409, 'email-taken', sentence))
    await opened.store.next()
    expect(opened.store.getSnapshot()).toMatchObject({
      step: 'pandgegevens',
      trouble: { kind: 'sentence', sentence, help: { href: '/inloggen' } },
    })
    refuse(opened, preCheck, new Fault(503, 'unavailable', 'Er is iets misgegaan.'))
    await opened.store.next()
    expect(opened.store.getSnapshot().trouble).toEqual({ kind: 'generic' })
    expect(calls(opened, preCheck)[0]?.input).toEqual({
      body: {
        emailAddress: 'jannie@voorbeeld.nl',
        lastName: expect.any(String),
        postcode: '3821BT',
        houseNumber: 10,
        houseNumberAddition: 'A',
      },
    })
  })

  it('checks a gift code before it goes on, and makes no call on the standard page', async () => {
    const given = open({ page: gifty })
    await walkTo(given, 'betaalgegevens')
    fill(given)
    const sentence = 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:'
    refuse(given, checkGiftCard, new Fault(404, 'gift-card-unknown', sentence))
    await given.store.next()
    expect(given.store.getSnapshot()).toMatchObject({
      step: 'betaalgegevens',
      trouble: { sentence, help: { label: 'Contact', href: '/contact' } },
    })
    for (const failed of [
      new Fault(429, 'too-many-requests', 'Even wachten.', { retryAfter: 5 }),
      new Fault(503, 'unavailable', 'Er is iets misgegaan.'),
      new TypeError('Failed to fetch'),
    ]) {
      refuse(given, checkGiftCard, failed)
      await given.store.next()
      expect(given.store.getSnapshot().trouble, failed.message).toEqual({
        kind: 'sentence',
        sentence,
        help: { label: 'Contact', href: '/contact' },
      })
    }
    const standardPage = open()
    await walkTo(standardPage, 'overzicht')
    expect(calls(standardPage, checkGiftCard)).toEqual([])
  })

  it('asks a gift for its code and the terms only, and sends the method that collects nothing', async () => {
    const opened = open({ page: gifty })
    await walkTo(opened, 'betaalgegevens')
    const { derived, step } = opened.store.getSnapshot()
    const shown = derived.layouts[step]?.fields.map(({ path }) => path).filter((path) => derived.shown(path))
    expect(shown).toEqual(['giftCode', 'agreeTerms'])
    await walkTo(opened, 'overzicht')
    await opened.store.next()
    expect(calls(opened, register)[0]?.input).toMatchObject({
      body: {
        componentCodename: 'gifty',
        giftyCardCode: 'GIFT-2026-OKAY-0001',
        paymentDetails: { paymentMethod: 0, iban: '', agreeCollection: false, agreeTerms: true },
      },
    })
    expect(opened.environment.left).toBe('/lidmaatschap/bedankt')
  })

  it('shows the surcharge of a bank transfer beside the steps and on the overview', async () => {
    const opened = open()
    await walkTo(opened, 'betaalgegevens')
    const side = () => {
      const { derived } = opened.store.getSnapshot()
      return JSON.stringify(membership.side?.(derived.known, derived.context, ''))
    }
    expect(side()).toContain('€ 34,50')
    expect(side()).not.toContain('€ 1,90')
    opened.store.set('paymentMethod', '0')
    expect(side()).toContain('€ 1,90')
    expect(side()).toContain('€ 36,40')
  })

  it('names its page in the request, and the chosen method on the overview as it was chosen', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht', { ...answers, paymentMethod: '0' })
    const { derived } = opened.store.getSnapshot()
    await membership.summary?.load()
    expect(overviewOf(membership, derived).at(-1)?.rows).toContainEqual({
      label: 'Betaalmethode',
      value: 'Bankoverschrijving (€ 1,90 extra)',
    })
    await opened.store.next()
    expect(calls(opened, register)[0]?.input).toMatchObject({ body: { componentCodename: 'lid-worden' } })
  })

  it('asks for a bank transfer in words with the price that holds now', () => {
    const wordsAt = (surcharge: string) => {
      const { store } = open({ page: { ...standard, surcharge } })
      return membership.labels?.paymentMethod?.(store.getSnapshot().derived.context)
    }
    expect(wordsAt('€ 1,90')).toEqual({ 0: 'Bankoverschrijving (€ 1,90 extra)' })
    expect(wordsAt('€ 2,45')).toEqual({ 0: 'Bankoverschrijving (€ 2,45 extra)' })
  })

  it('refuses a password with the address in it', async () => {
    const opened = open()
    await walkTo(opened, 'contactgegevens')
    const own = 'xx-jannie@voorbeeld.nl'
    fill(opened, { 'secret.password': own, 'secret.passwordRepeat': own })
    await opened.store.next()
    expect(opened.store.getSnapshot().errors).toEqual({
      'secret.password': 'Wachtwoord mag je e-mailadres niet bevatten.',
    })
  })

  it('asks no password of who is logged in, and keeps their name and address as they are', () => {
    const registered = viewers[1] as Viewer
    const { store } = open({ viewer: registered })
    store.set('email', 'ander@voorbeeld.nl')
    store.set('person.lastName', 'Anders')
    expect(store.answer('email')).toBe('nietlid@voorbeeld.nl')
    expect(store.answer('person.lastName')).toBe('Idrissi')
    expect(store.getSnapshot().derived.shown('secret')).toBe(false)
  })

  it('leads from its last step to the thank-you page', () => {
    const opened = open({ step: 'bevestiging' })
    expect(opened.environment.left).toBe('/lidmaatschap/bedankt')
    expect(calls(opened, register)).toEqual([])
  })
})
