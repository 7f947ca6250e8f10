import { expect, test } from 'vitest'
import { seeds } from '../../../../content/content.ts'
import { settings } from '../../../../content/settings.ts'
import { failures } from '../../../../test/kit/failures.ts'
import type { Defect } from '../../../core/content/defect.ts'
import { kinds } from '../../../core/content/kinds.ts'
import type { Place } from '../../../core/content/part-defects.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { addressesOf, validatePage, validateSettings } from './validate.ts'

// Every value of a document is broken in each way that it can be, and what is told must lead an editor to it, in Dutch.

const page = {
  kind: 'page',
  codename: 'proef',
  path: '/proef',
  layout: 'content',
  title: 'Proef',
  description: 'Een pagina om op te oordelen.',
  label: 'Kort',
  hidden: false,
  restricted: false,
  likely: ['/contact'],
  entrances: ['inloggen'],
  date: '2026-11-20',
  picture: 'street',
  keywords: ['proef'],
  problem: { subject: 'badkamer.toilet', also: ['badkamer.kraan'], near: ['contact'] },
  blocks: [],
}
const addresses = addressesOf(seeds.map((body) => ({ codename: body.codename, body })))

const defectsOfPage = (body: unknown, funnels?: readonly string[]): Defect[] => {
  const defects: Defect[] = []
  const ground = { settings: settings as Settings, day: '2026-11-20', addresses, funnels }
  validatePage({ codename: 'proef', body }, { ...ground, report: (defect) => defects.push(defect) })
  return defects
}
const defectsOfSettings = (body: unknown): Defect[] => {
  const defects: Defect[] = []
  validateSettings({ codename: 'settings', body }, (defect) => defects.push(defect))
  return defects
}

interface Trial {
  name: string
  body: unknown
  /** Where the part that is broken stands. */
  before: Place
  judge(body: unknown): Defect[]
}
const documents: Trial[] = [
  { name: 'page', body: page, before: [], judge: (body) => defectsOfPage(body) },
  { name: 'settings', body: settings, before: [], judge: defectsOfSettings },
  ...Object.values(kinds).map(({ kind, example }) => ({
    name: kind,
    body: { ...page, blocks: [example] },
    before: ['blocks', 0],
    judge: (body: unknown) => defectsOfPage(body),
  })),
]

const at = (part: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], part)

/** The places of all texts, numbers and booleans; of a list those in its first item. */
const leavesOf = (part: unknown, place: Place = []): Place[] => {
  if (typeof part !== 'object' || part === null) return [place]
  const entries: [string | number, unknown][] = Array.isArray(part)
    ? part.slice(0, 1).map((inner) => [0, inner])
    : Object.entries(part)
  return entries.flatMap(([key, inner]) => leavesOf(inner, [...place, key]))
}

/** A copy of a document in which the object or list at a place is changed. */
const changed = (body: unknown, place: Place, change: (inner: Record<string | number, unknown>) => void) => {
  const copy = structuredClone(body)
  change(at(copy, place) as Record<string | number, unknown>)
  return copy
}

interface Break {
  name: string
  body: unknown
  place: Place
}

/** The breaks of one value: another type, too long, gone, and beside it a field that nobody knows. */
const breaksOf = ({ body }: Trial, place: Place): Break[] => {
  const [parent, key] = [place.slice(0, -1), place.at(-1) ?? '']
  const value = at(body, place)
  const isText = typeof value === 'string'
  const put = (name: string, other: unknown): Break => ({
    name: `${place.join('.')} ${name}`,
    body: changed(body, parent, (inner) => {
      inner[key] = other
    }),
    place,
  })
  const strange: Break = {
    name: `${place.join('.')} beside a strange field`,
    body: changed(body, parent, (inner) => {
      inner.oeps = 'x'
    }),
    place: [...parent, 'oeps'],
  }
  return [
    put('of another type', isText ? 7 : 'zeven'),
    put('as a list', [value]),
    ...(isText ? [put('too long', 'a'.repeat(50_000))] : []),
    ...(typeof key === 'string' ? [strange] : []),
  ]
}

const english =
  /\b(?:the|not|must|needs?|unknown|invalid|expected|required|belongs|most|least|only|one|of a|has|this|key|should|received|string|number|array|object|boolean|option|too|input|value)\b/i
/** What a sentence repeats of a document is in the words of who wrote that. */
const ownWords = (sentence: string) => sentence.replace(/‘[^’]*’/g, '')

const isDutch = (sentence: string): void => {
  expect(sentence).toMatch(/^[A-Z‘].*\.$/)
  expect(ownWords(sentence)).not.toMatch(english)
}

const leads = (defects: readonly Defect[], { place }: Break): void => {
  const told = defects.map(({ at: where, path, problem }) => {
    isDutch(problem)
    expect(path).toBe(where.join('.'))
    return where.join('/')
  })
  expect(told).toContain(place.join('/'))
}

test.each(documents.map((document) => [document.name, document] as const))(
  'each value of %s that is broken is told in Dutch, with where it stands',
  async (_name, document) => {
    expect(document.judge(document.body)).toEqual([])
    const places = leavesOf(at(document.body, document.before), document.before)
    const breaks = places.flatMap((place) => breaksOf(document, place))
    expect(await failures(breaks, (one) => leads(document.judge(one.body), one))).toEqual([])
  },
)

test.each(documents.map((document) => [document.name, document] as const))(
  'what is missing in %s is told where it should stand, unless it may be left out',
  async (_name, document) => {
    const places = leavesOf(at(document.body, document.before), document.before)
    const gone = places.map((place) => ({
      name: place.join('.'),
      place,
      body: changed(document.body, place.slice(0, -1), (inner) => {
        if (Array.isArray(inner)) inner.length = 0
        else delete inner[place.at(-1) ?? '']
      }),
    }))
    const told = gone.filter(({ body }) => document.judge(body).length > 0)
    const isItem = ({ place }: Break) => typeof place.at(-1) === 'number'
    expect(
      await failures(told, (one) =>
        leads(document.judge(one.body), isItem(one) ? { ...one, place: one.place.slice(0, -1) } : one),
      ),
    ).toEqual([])
  },
)

test('what names something that is not there is told where it does', () => {
  const link = { label: 'Weg', href: 'page:weg' }
  const blocks = [
    { kind: 'rich_text', text: { html: '<p>{price.weg}</p>' } },
    { kind: 'interesting_links', title: 'Links', links: [link] },
    { kind: 'rich_text', text: { html: '<a href="page:weg">weg</a><script>1</script>' } },
    { kind: 'desks', desks: ['klantenservice', 'weg'] },
    { ...kinds.confirmation.example, funnel: 'weg' },
    { ...kinds.licence_plate.example, redirect: { href: 'https://weg.example' } },
    { kind: 'weg' },
  ]
  const body = { ...page, blocks }
  const told = defectsOfPage(body, [])
  expect(told.map(({ path }) => path)).toEqual([
    'blocks.0.text.html',
    'blocks.1.links.0.href',
    'blocks.2.text.html',
    'blocks.2.text.html',
    'blocks.3.desks.1',
    'blocks.4.funnel',
    'blocks.5.redirect.href',
    'blocks.6.kind',
  ])
  for (const { problem } of told) isDutch(problem)
})
