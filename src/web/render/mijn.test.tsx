import { describe, expect, test, vi } from 'vitest'
import { settings as seedSettings } from '../../../content/settings.ts'
import { failures } from '../../../test/kit/failures.ts'
import { htmlJudge } from '../../../test/kit/html.ts'
import { sheetsIn, unstyledIn } from '../../../test/kit/sheets.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { MembershipCard, MijnPage, PageOf, RequestLine, Task, WatchCard } from '../../core/mijn/pages.ts'
import { type FormSlug, forms, mijn } from '../../core/mijn/paths.ts'
import type { Manifest } from '../../core/render.ts'
import type { Look } from '../../core/staff/looks.ts'
import { createRenderer } from './server.tsx'

const manifest = new Proxy({} as Manifest, {
  get: (_all, name) => ({ file: `assets/${String(name).replace(/\W+/g, '-')}.js` }),
})
const renderer = createRenderer(manifest)
const report = vi.fn()

const line: RequestLine = {
  reference: '7KQM-X4TF',
  title: 'Klus boeken',
  receivedAt: '2026-11-20T14:00:00Z',
  state: 'passed-on',
}
const card: MembershipCard = {
  relationId: '12345678',
  name: 'J. de Vries',
  since: '2019-04-01',
  state: 'runs',
  until: '2027-04-01',
  feeCents: 3450,
  surchargeCents: 0,
  payment: 'direct-debit',
  iban: '•••• •••• 4300',
  mandateReference: 'TB-12345678-20190401',
  mandateSignedOn: '2019-04-01',
}
const watches: WatchCard[] = [
  { partner: 0, since: '2026-01-05', state: 'ends', until: '2027-03-31' },
  { partner: 1, since: '2025-01-05', state: 'ended', until: '2026-02-01', lapsed: true },
]
const membership = {
  kind: 'membership' as const,
  applying: false,
  cancelled: undefined,
  priceCents: 3450,
  watches,
}
const overview = {
  kind: 'overview' as const,
  drafts: [
    {
      id: '1',
      title: 'Klusservice',
      until: '2026-12-25T10:00:00Z',
      href: '/verder#x',
      keptBy: 'account' as const,
    },
  ],
  membership: card,
  applying: false,
  tasks: [] as Task[],
  watches,
}
const look: Look = {
  day: '2026-11-20',
  who: 'Een medewerker van de ledenservice',
  what: 'bekeek je aanvraag',
  why: 'Vanwege een klacht',
  reference: '7KQM-X4TF',
  times: 1,
}
const conversation: PageOf<'request'> = {
  kind: 'request',
  line: { ...line, hasNews: true },
  answers: [{ label: 'Wat is de klus?', value: 'Kraan' }],
  appointments: [],
  documents: [],
  unmailed: false,
  attached: false,
  thread: {
    canAnswer: true,
    isAsked: true,
    messages: [
      {
        id: '1',
        at: '2026-11-30T09:00:00Z',
        from: 'us',
        by: 'Ledenservice',
        text: 'Kun je een foto sturen?\nGraag vóór vrijdag.',
        isNew: true,
        files: [{ name: 'voorbeeld.pdf', bytes: 1_240_000, href: '/api/v1/files/2' }],
      },
      {
        id: '2',
        at: '2026-11-30T10:00:00Z',
        from: 'you',
        by: null,
        text: '<script>alert(1)</script>',
        isNew: false,
        files: [],
      },
    ],
  },
}
const form = (slug: FormSlug): [string, string, MijnPage] => [
  forms[slug].title,
  forms[slug].path,
  { kind: 'form', slug, properties: {} },
]

const pages: [string, string, MijnPage][] = [
  ['overview', mijn.overview, { ...overview, latest: [line], total: 4 }],
  [
    'overview of who has nothing yet',
    mijn.overview,
    {
      ...overview,
      membership: undefined,
      latest: [],
      total: 0,
      tasks: [{ text: 'Doe iets.', link: { label: 'Doe het', href: '/iets' } }, { text: 'Doe iets anders.' }],
    },
  ],
  [
    'details',
    mijn.details,
    {
      kind: 'details',
      name: 'J. de Vries',
      salutation: 'Mevr.',
      dateOfBirth: '1980-02-03',
      email: 'lid@voorbeeld.nl',
      confirmed: false,
      newEmail: 'nieuw@voorbeeld.nl',
      mobile: '0612345678',
      landline: undefined,
      address: ['Voorbeeldlaan 10', '3821 BT Amersfoort'],
      iban: card.iban,
      hasPassword: false,
      sessions: 2,
      alias: undefined,
    },
  ],
  ['membership', mijn.membership, { ...membership, membership: card }],
  [
    'membership that was cancelled',
    mijn.membership,
    { ...membership, cancelled: '7KQM-X4TF', membership: { ...card, state: 'ends', until: '2027-03-31' } },
  ],
  ['membership of nobody', mijn.membership, { ...membership, membership: undefined }],
  ['membership on its way', mijn.membership, { ...membership, membership: undefined, applying: true }],
  ['requests', mijn.requests, { kind: 'requests', lines: [line], total: 45, page: 2, pages: 3 }],
  [
    'request',
    `${mijn.requests}/7KQM-X4TF`,
    {
      kind: 'request',
      line: { ...line, state: 'failed' },
      answers: [
        { section: 'Jouw klus', label: 'Wat is de klus?', value: 'Kraan\nrepareren' },
        {
          ...{ section: 'Jouw klus', label: 'Telefoonnummer', value: '06 00 00 00 84' },
          corrected: { value: '06 00 00 00 48', at: '2026-11-30T10:00:00Z' },
        },
      ],
      appointments: [
        { start: '2026-12-04T07:00:00Z', end: '2026-12-04T11:00:00Z', state: 'confirmed', href: '/a.ics' },
        { start: '2026-12-05T07:00:00Z', end: '2026-12-05T11:00:00Z', state: 'cancelled', href: '/b.ics' },
      ],
      documents: [{ name: 'offerte.pdf', href: '/api/v1/files/1', bytes: 2_400_000 }],
      promise: 'Je hoort vóór dinsdag 24 november 2026 om 9.15 uur van ons.',
      unmailed: true,
      attached: false,
    },
  ],
  [
    'request that found its reader',
    `${mijn.requests}/7KQM-X4TF`,
    {
      kind: 'request',
      line,
      answers: [{ label: 'Wat is de klus?', value: 'Kraan' }],
      appointments: [],
      documents: [],
      unmailed: false,
      attached: true,
    },
  ],
  ['request with messages', `${mijn.requests}/7KQM-X4TF`, conversation],
  [
    'request with an answer that was refused',
    `${mijn.requests}/7KQM-X4TF`,
    {
      ...conversation,
      refused: {
        text: 'Mijn <b>antwoord</b>',
        errors: {
          text: 'Je bericht mag maximaal 4.000 tekens bevatten.',
          attachments: 'Kies een ander bestand.',
        },
        hadFiles: true,
      },
    },
  ],
  ['data', mijn.data, { kind: 'data', holds: undefined, looks: [], more: false }],
  ['data of a member', mijn.data, { kind: 'data', holds: 'member', looks: [look, look], more: true }],
  ['missing', '/mijn/nee', { kind: 'missing' }],
  ...(Object.keys(forms) as FormSlug[]).map(form),
]

const around = (path: string) => ({
  settings: seedSettings as Settings,
  path,
  origin: 'https://ons.example',
  demo: true,
  dev: false,
  report,
})
const write = (path: string, page: MijnPage) =>
  renderer.mijn({
    ...around(path),
    page,
    reader: { name: 'J. de Vries', changed: 'adres' },
  })

const faultsOf = htmlJudge({
  'prefer-native-element': 'off',
  // The manifest of this test is made up.
  'require-sri': 'off',
})

describe('every page', () => {
  const drawn = pages.map(([name, path, page]) => ({ name, page, html: write(path, page) }))

  test('is sound HTML with one title, kept out of search engines', async () => {
    expect(
      await failures(drawn, async ({ html }) => {
        expect((await faultsOf(html)).join('\n')).toBe('')
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
        expect(html).toContain('<meta name="robots" content="noindex"/>')
        expect(html).not.toContain('rel="canonical"')
      }),
    ).toEqual([])
  })

  test('names the stylesheets that style it, those of funnels only with a form', async () => {
    expect(
      await failures(drawn, ({ html }) => {
        const form = html.includes('data-island=')
          ? ['funnel']
          : html.includes('name="attachments"')
            ? ['ask']
            : []
        expect(sheetsIn(html)).toEqual(['base', ...form, 'mijn'])
        expect(unstyledIn(html)).toEqual([])
      }),
    ).toEqual([])
  })

  test('ends with what may be shared of the site, and nothing of the page or its reader', async () => {
    expect(
      await failures(drawn, ({ html }) => {
        expect(html.match(/Deel deze pagina/g)).toHaveLength(1)
        const [end = ''] = /<section class="share">.*?<section class="survey".*?<\/section>/s.exec(html) ?? []
        expect(end).toContain('data-copy="https://ons.example/"')
        expect(end).toContain('action="/mening?pagina=%2Fmijn"')
        expect(end).not.toMatch(/7KQM|Vries|mijn\//)
      }),
    ).toEqual([])
  })

  test('marks where one is, and says what changed', async () => {
    expect(
      await failures(drawn, ({ page, html }) => {
        if (page.kind !== 'missing') expect(html.match(/data-here=""/g)).toHaveLength(1)
        expect(html).toContain('Je adres is veranderd.')
      }),
    ).toEqual([])
  })
})

test('says without a script that somebody is logged in, which no public page does', () => {
  const [, path, page] = pages[0] ?? []
  const own = write(path ?? '', page ?? { kind: 'missing' })
  const shown = (html: string) => [...html.matchAll(/<span class="account-word"[^>]*>([^<]+)/g)]
  const visible = (html: string) =>
    shown(html)
      .filter(([tag]) => !tag.includes('hidden'))
      .map(([, word]) => word)
  expect(visible(own)).toEqual([(seedSettings as Settings).account.label])
  expect(visible(renderer.notFound(around('/mijn')))).toEqual(['Inloggen'])
  // Each header is drawn once and kept, so the order in which they are drawn must not matter.
  expect(visible(write(path ?? '', page ?? { kind: 'missing' }))).toEqual(visible(own))
})

test('who looked at one’s data is told by day, role, request and reason', () => {
  const looks = [{ ...look, times: 2 }]
  const html = write(mijn.data, { kind: 'data', holds: undefined, looks, more: true })
  const text = html.replace(/<[^>]+>/g, '')
  for (const told of [
    '20 november 2026',
    'Een medewerker van de ledenservice bekeek je aanvraag (2 keer), aanvraag 7KQM-X4TF. Vanwege een klacht.',
  ])
    expect(text).toContain(told)
  expect(text).toContain('Dit zijn de nieuwste 50. In je download staan ze allemaal.')
})

test('only a page with a form brings a script to run it', () => {
  for (const [, path, page] of pages)
    expect(write(path, page).includes('data-island'), path).toBe(page.kind === 'form')
  expect(report).not.toHaveBeenCalled()
})

test('a form that cannot be drawn leaves a number to call, and says why in the log', () => {
  const html = write(mijn.alias, { kind: 'form', slug: 'mijn-iban', properties: { now: 7 } })
  expect(html).toContain('Bel ons op')
  expect(report).toHaveBeenCalledOnce()
})
