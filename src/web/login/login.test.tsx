import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { captchaFailed } from '../../core/contract/captcha/captcha-calls.ts'
import { endpointOf } from '../../core/contract/endpoint.ts'
import { operation } from '../../core/contract/operation.ts'
import { group } from '../../core/fields/brick/group.ts'
import { email } from '../../core/fields/person/email.ts'
import { person } from '../../core/groups/person.ts'
import { Fault } from '../../core/kernel/fault.ts'
import {
  emailOf,
  fixedName,
  isLoggedIn,
  type Profile,
  type Viewer,
  visitor,
} from '../../core/kernel/viewer.ts'
import { defineFunnel, type Funnel } from '../engine/definition/define.ts'
import { FunnelIsland } from '../engine/react/FunnelIsland.tsx'
import { gateOf } from '../engine/steps/gate.ts'
import type { FunnelStore } from '../engine/store.ts'
import { holdsForEach } from '../engine/testing/test-failures.ts'
import { testFunnel } from '../engine/testing/test-funnel.ts'
import { openFunnel } from '../engine/testing/test-open.ts'
import { behindLogin } from './behind-login.tsx'
import { KnownDetails } from './KnownEmail.tsx'
import { emailCheckRefused, linkRefused, loginRefused } from './login-errors.ts'
import { checkedEmail } from './service-details.ts'
import { loginStep } from './steps.tsx'

const check = endpointOf(
  { name: 'trial.check', method: 'POST', path: '/api/trial/check' },
  operation({
    summary: 'Kijkt naar een adres.',
    body: group({ emailAddress: email }),
    answer: z.object({ valid: z.literal(true) }),
    example: { valid: true as const },
  }),
)
const send = endpointOf(
  { name: 'trial.advice', method: 'POST', path: '/api/trial/advice' },
  operation({
    summary: 'Vraagt advies.',
    body: group({ ...person.parts, emailAddress: email }),
    answer: z.object({ reference: z.string() }),
    example: { reference: '7KQM-X4TF' },
    submits: true,
  }),
)

const fields = {
  initials: 'person.initials',
  infix: 'person.infix',
  lastName: 'person.lastName',
  emailAddress: 'email',
} as const

/** A gate that is a step of its own, as in Hypotheekwacht. */
const ownStep = defineFunnel({
  slug: 'advies',
  properties: group({}),
  steps: {
    inloggen: loginStep('Inloggen', { check }),
    gegevens: { title: 'Jouw gegevens', asks: { person }, view: KnownDetails },
  },
  when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) },
  fixed: (profile) => ({ person: fixedName(profile) }),
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send',
      toRequest: (a, context) => ({ body: { ...a.person, emailAddress: emailOf(a, context) ?? '' } }),
      fields,
      to: () => ({ url: '/bedankt' }),
    },
  },
})

/** A gate before a details step, as in the contract review. */
const inStep = defineFunnel({
  slug: 'contract',
  properties: group({}),
  steps: {
    gegevens: {
      title: 'Jouw gegevens',
      asks: { person, email: checkedEmail },
      view: KnownDetails,
      gate: behindLogin({ check }),
    },
  },
  fixed: (profile) => ({ email: profile.emailAddress, person: fixedName(profile) }),
  exits: {
    send: {
      endpoint: send,
      failure: 'Failed to send',
      toRequest: (a) => ({ body: { ...a.person, emailAddress: a.email } }),
      fields,
      to: () => ({ url: '/bedankt' }),
    },
  },
})

testFunnel({ funnel: ownStep }, { funnel: inStep })

const jannie: Viewer = {
  membershipStatus: 'niet lid',
  profile: { emailAddress: 'jannie@voorbeeld.nl', gender: 1, initials: 'J.', lastName: 'Berg' },
}
const open = (funnel: Funnel, viewer: Viewer = visitor) => openFunnel(funnel, { viewer })
const isUp = (store: FunnelStore) => gateOf(store.funnel, store.getSnapshot()) !== undefined

describe('the gate', () => {
  it('falls for who logs in, and for an address; and stands again without either', () => {
    const { store } = open(inStep)
    expect(isUp(store)).toBe(true)
    store.viewerChanged(jannie)
    expect(isUp(store)).toBe(false)
    store.viewerChanged(visitor)
    expect(isUp(store)).toBe(true)
    store.set('email', 'ander@voorbeeld.nl')
    expect(isUp(store)).toBe(false)
    store.set('email', undefined)
    expect(isUp(store)).toBe(true)
  })

  it('is passed over by who is logged in, and left by who logs in on it', () => {
    expect(open(ownStep, jannie).store.getSnapshot().step).toBe('gegevens')
    const { store } = open(ownStep)
    expect(store.getSnapshot().step).toBe('inloggen')
    store.viewerChanged(jannie)
    expect(store.getSnapshot().step).toBe('gegevens')
  })

  it('stands in the first HTML with its two forms, and no form around them', () => {
    const html = renderToString(<FunnelIsland funnel={ownStep} properties={{}} phone="088 000 12 00" />)
    expect(html.match(/<form/g)).toHaveLength(2)
    expect(html).not.toMatch(/<form(?:(?!<\/form).)*<form/s)
    for (const text of ['E-mailadres of lidnummer', 'Ingelogd blijven', 'Wachtwoord vergeten', 'Verder'])
      expect(html).toContain(text)
    expect(html).toContain('autoComplete="username"')
    expect(html).toContain('autoComplete="current-password"')
  })
})

describe('who it is', () => {
  it('is whoever is logged in, else the address that passed', () => {
    expect(emailOf({ email: 'ander@voorbeeld.nl' }, { viewer: jannie })).toBe('jannie@voorbeeld.nl')
    expect(emailOf({ email: 'ander@voorbeeld.nl' }, { viewer: visitor })).toBe('ander@voorbeeld.nl')
    expect(emailOf({}, { viewer: visitor })).toBeUndefined()
  })

  it('fixes a whole name, and none that lacks something', () => {
    const profile = jannie.profile as Profile
    expect(fixedName(profile)).toEqual({ initials: 'J.', infix: '', lastName: 'Berg' })
    expect(fixedName({ emailAddress: 'a@b.nl', gender: 2, lastName: 'Berg' })).toEqual({})
  })
})

const pair = 'De combinatie van e-mailadres of lidnummer en wachtwoord is niet juist.'
const down = 'Inloggen is nu niet mogelijk. Probeer het later opnieuw.'
const cookies =
  'Inloggen lukt niet, omdat je browser cookies weigert. Sta cookies toe voor deze website en log opnieuw in.'
const busy = 'Dit gaat te snel. Wacht even en probeer het dan opnieuw.'
const address = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
const fault = (status: number, code: string, errors?: Record<string, string[]>) =>
  new Fault(status, code, status === 429 ? busy : 'Geweigerd.', errors ? { errors } : {})

/** A case: what fails, what is thrown then, and what the form shows. */
type Told = [what: string, thrown: Error, told: object]

it('what a failed login says (D3)', () =>
  holdsForEach<Told>(
    [
      ['the captcha', fault(403, 'captcha-failed'), { errors: {}, sentence: captchaFailed }],
      ['a wrong pair', fault(400, 'login-failed'), { errors: {}, sentence: pair }],
      [
        'a field',
        fault(400, 'invalid-fields', { username: ['E-mailadres / lidnummer is niet geldig.'] }),
        { errors: { username: 'E-mailadres / lidnummer is niet geldig.' } },
      ],
      [
        'a field that is not there',
        fault(400, 'invalid-fields', { x: ['Nee.'] }),
        { errors: {}, sentence: pair },
      ],
      ['a browser that took no cookie', fault(401, 'cookies-refused'), { errors: {}, sentence: cookies }],
      ['too many tries', fault(429, 'too-many-requests'), { errors: {}, sentence: down }],
      ['another refusal', fault(403, 'foreign-origin'), { errors: {}, sentence: down }],
      ['a server that is down', fault(503, 'unavailable'), { errors: {}, sentence: down }],
      ['no connection', fault(0, 'unreachable'), { errors: {}, sentence: down }],
      ['a mistake of ours', new TypeError('x'), { errors: {}, sentence: down }],
    ],
    ([what]) => what,
    ([, thrown, told]) => expect(loginRefused(thrown)).toEqual(told),
  ))

it('what a failed e-mail check says (D3 and D32)', () =>
  holdsForEach<Told>(
    [
      ['taken', fault(409, 'email-taken', { emailAddress: [address] }), { errors: {}, sentence: address }],
      [
        'no address',
        fault(400, 'invalid-fields', { emailAddress: ['E-mailadres is niet geldig.'] }),
        { errors: { emailAddress: 'E-mailadres is niet geldig.' } },
      ],
      ['too often', fault(429, 'too-many-requests'), { errors: {}, sentence: busy }],
      ['down', fault(503, 'unavailable'), { errors: {} }],
      ['no connection', fault(0, 'unreachable'), { errors: {} }],
    ],
    ([what]) => what,
    ([, thrown, told]) => expect(emailCheckRefused(thrown)).toEqual(told),
  ))

it('what a failed question for a mailed link says (D2 and D3)', () =>
  holdsForEach<Told>(
    [
      ['the captcha', fault(403, 'captcha-failed'), { errors: {}, sentence: captchaFailed }],
      [
        'a field',
        fault(400, 'invalid-fields', { username: ['E-mailadres / lidnummer is niet geldig.'] }),
        { errors: { username: 'E-mailadres / lidnummer is niet geldig.' } },
      ],
      ['too often', fault(429, 'too-many-requests'), { errors: {}, sentence: busy }],
      ['down', fault(503, 'unavailable'), { errors: {} }],
      ['no connection', fault(0, 'unreachable'), { errors: {} }],
      ['a mistake of ours', new TypeError('x'), { errors: {} }],
    ],
    ([what]) => what,
    ([, thrown, told]) => expect(linkRefused(thrown)).toEqual(told),
  ))
