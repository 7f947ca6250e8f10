import * as z from 'zod/mini'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { operation } from '../../../core/contract/operation.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { yesNo } from '../../../core/fields/brick/choice.ts'
import { choices } from '../../../core/fields/brick/choices.ts'
import { exampleOf, group, list } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { wholeNumber } from '../../../core/fields/value/whole-number.ts'
import { address } from '../../../core/groups/address.ts'
import { ownAddress } from '../../../core/groups/profile-words.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'
import { defineFunnel, type Funnel } from '../definition/define.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { type OpenedFunnel, type Opening, openFunnel } from './test-open.ts'

const days = choices({
  label: 'Dagen',
  options: [
    { value: 'ma', label: 'Maandag' },
    { value: 'di', label: 'Dinsdag' },
    { value: 'geen', label: 'Geen' },
  ],
})

/** The call of the second step on leaving it: it looks a place up. */
export const locate = endpointOf(
  {
    name: 'trial.locate',
    method: 'GET',
    path: '/api/trial/locate',
    draftAnswer: z.object({ lat: z.number(), open: z.boolean() }),
  },
  operation({
    summary: 'Zoekt een plek.',
    query: group({ postcode: address.parts.postcode, iban: optional(iban) }),
    answer: z.object({ lat: z.number(), open: z.boolean() }),
    example: { lat: 52, open: true },
  }),
)

/** The read of the third step. */
export const times = endpointOf(
  { name: 'trial.times', method: 'GET', path: '/api/trial/times' },
  operation({
    summary: 'Vrije tijden.',
    query: group({ slot: subject, month: wire(z.string(), '2026-12') }),
    answer: z.array(z.string()),
    example: ['10:00'],
  }),
)

export const order = endpointOf(
  { name: 'trial.order', method: 'POST', path: '/api/trial/order' },
  operation({
    summary: 'Bestelt.',
    body: group({
      more: optional(subject),
      place: group({ postcode: address.parts.postcode, lat: wire(z.number(), 52) }),
      slot: optional(subject),
      entries: list(group({ name: subject }), { min: 0, max: 3, label: 'Regel' }),
      from: email,
    }),
    answer: z.object({ reference: z.string() }),
    example: { reference: '7KQM-X4TF' },
    submits: true,
    faults: [{ status: 409, code: 'price-changed', when: 'It costs something else by now.' }],
  }),
)

/** A small funnel with one of everything, on which the engine's rules are tried. */
export const trial: Funnel = defineFunnel({
  slug: 'proef',
  properties: group({}),
  steps: {
    een: { title: 'Een', asks: { kind: yesNo({ label: 'Meer?' }), more: subject, deep: subject } },
    twee: { title: 'Twee', asks: { home: address, account: optional(iban) } },
    drie: {
      title: 'Drie',
      asks: {
        slot: subject,
        time: subject,
        days,
        born: optional(dateOfBirth),
        entries: list(group({ name: subject, detail: optional(subject) }), {
          min: 0,
          max: 3,
          label: 'Regel',
        }),
        top: optional(
          wholeNumber({ invalid: 'Geen getal.', min: 0, max: 9 }, { label: 'Top', example: '0' }),
        ),
      },
    },
    vier: { title: 'Vier', asks: { from: email } },
    overzicht: { title: 'Overzicht', asks: {} },
  },
  overview: 'overzicht',
  initial: { kind: 'no' },
  clears: { home: ['slot'], slot: ['time'], 'entries[].name': ['entries[].detail'] },
  exclusive: { days: 'geen' },
  forgets: { top: ({ top = 0, entries = [] }) => top > entries.length },
  shows: {
    more: ({ kind }) => kind === 'yes',
    deep: ({ more }) => more === 'open',
  },
  unavailable: {
    drie: ({ deep }) => (deep === 'dicht' ? { reason: 'Niet van toepassing', badge: 'info' } : undefined),
  },
  when: { vier: (_known, { viewer }) => viewer.membershipStatus !== 'lid' },
  rules: [
    {
      field: 'slot',
      message: 'Niet hetzelfde.',
      ok: ({ slot, time }) => slot === undefined || slot !== time,
    },
  ],
  onLeave: {
    twee: {
      endpoint: locate,
      input: ({ home, account }) =>
        home?.postcode ? { query: { postcode: home.postcode, iban: account ?? '' } } : undefined,
      refuse: ({ open }) => (open ? undefined : 'Hier komen we niet.'),
      fields: { postcode: 'home.postcode', iban: 'account' },
      failure: 'Failed to locate',
      field: 'home.postcode',
    },
  },
  reads: {
    times: {
      endpoint: times,
      input: ({ slot }, _context, asked: string | undefined) =>
        slot ? { query: { slot, month: asked ?? '2026-12' } } : undefined,
      isEmpty: (answer) => answer.length === 0,
    },
  },
  profile: { home: ownAddress, from: 'emailAddress' },
  spoils: { slot: { codes: ['price-changed'] } },
  exits: {
    order: {
      endpoint: order,
      failure: 'Failed to order',
      arrival: { step: 'bedankt', number: 6 },
      toRequest: (a, { leaveAnswer: found, viewer }) => ({
        body: {
          more: a.more,
          place: { postcode: a.home.postcode, lat: found('twee', locate)?.lat ?? 0 },
          slot: a.slot,
          entries: (a.entries ?? []).map(({ name }) => ({ name })),
          from: a.from ?? viewer.profile?.emailAddress ?? '',
        },
      }),
      fields: { place: { postcode: 'home.postcode', lat: 'home.postcode' } },
      to: () => ({ url: '/bedankt' }),
      lines: ({ slot = '' }) => [{ label: 'Moment', value: slot }],
    },
  },
})

/** Opens the trial funnel, or another one, as a visitor does. */
export const open = (funnel: Funnel = trial, opening: Opening = {}): OpenedFunnel =>
  openFunnel(funnel, { properties: {}, ...opening })

/** Valid answers for every step of the trial funnel. */
export const goodAnswers: Record<string, Record<string, unknown>> = {
  een: {},
  twee: {
    'home.postcode': '3821BT',
    'home.houseNumber': '10',
    'home.streetName': 'Voorbeeldlaan',
    'home.city': 'Amersfoort',
  },
  drie: { slot: 'ochtend', time: 'tien uur', days: ['ma'] },
  vier: { from: 'jannie@voorbeeld.nl' },
  overzicht: {},
}

/**
 * Answers each step and goes on until `step`.
 * @throws Error when a step cannot be left.
 */
export const walkTo = async ({ store }: OpenedFunnel, step: string): Promise<void> => {
  for (let turn = 0; turn < 10 && store.getSnapshot().step !== step; turn++) {
    for (const [path, value] of Object.entries(goodAnswers[store.getSnapshot().step] ?? {}))
      store.set(path, value)
    await store.next()
  }
  if (store.getSnapshot().step !== step)
    throw new Error(`stuck on ${store.getSnapshot().step}: ${JSON.stringify(store.getSnapshot().errors)}`)
}

/** A member with a home of their own. */
export const jannie: Viewer = {
  membershipStatus: 'lid',
  profile: {
    emailAddress: 'jannie@voorbeeld.nl',
    gender: 1,
    initials: 'J.',
    lastName: 'de Vries',
    dateOfBirth: '1980-02-03',
    postcode: '1012JS',
    houseNumber: 1,
    addition: 'A',
    streetName: 'Voorbeeldplein',
    city: 'Amsterdam',
  },
}

/** The state of a funnel with every field filled in by its example, or by `answers` instead. */
export const fillWith = (funnel: Funnel, answers: Record<string, unknown> = {}): Snapshot => {
  const { store } = open(funnel, { properties: exampleOf(funnel.properties) as Record<string, unknown> })
  for (const layout of Object.values(store.getSnapshot().derived.layouts))
    for (const { path, brick } of layout.fields)
      if (store.answer(path) === undefined)
        store.set(path, Object.hasOwn(answers, path) ? answers[path] : exampleOf(brick))
  return store.getSnapshot()
}
