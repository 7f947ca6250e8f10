import fc from 'fast-check'
import { seeds } from '../../content/content.ts'
import { settings } from '../../content/settings.ts'
import { form } from '../../src/core/content/form.ts'
import type { Settings } from '../../src/core/content/settings.ts'
import type { Site } from '../../src/core/content/site.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Edition, StoredDocument } from '../../src/server/ports/content.ts'
import type { SiteOptions } from '../../src/server/services/content/site.ts'

type Body = Record<string, unknown>

/** The content of this repository as a database hands it out: other objects at every call. */
export const wholeEdition = (version = 1): Edition => ({
  version,
  redirects: [],
  documents: seeds.map((body) => ({ codename: body.codename, body: structuredClone(body) as unknown })),
})

/** What a site is made with on a day in November. */
export const onDay = (day = '2026-11-20'): SiteOptions => ({
  clock: clockAt(`${day}T12:00:00+01:00`),
  fallback: settings as Settings,
})

/** A site without the function in it, so that two can be compared. */
export const plainSite = ({ subsidies: { find: _, ...subsidies }, ...site }: Site) => ({ ...site, subsidies })

/** An edition with the body of one document changed. */
export const withBody = (edition: Edition, codename: string, change: (body: Body) => Body): Edition => ({
  ...edition,
  version: edition.version + 1,
  documents: edition.documents.map((document) =>
    document.codename === codename ? { codename, body: change(document.body as Body) } : document,
  ),
})

const rich = (html: string) => ({ kind: 'rich_text', text: { html } })

/** Ways to change the text of a page; `other` is another page of the edition. */
const pageEdits: readonly ((body: Body, other: Body) => Body)[] = [
  (body) => ({ ...body, title: `${body.title}.` }),
  (body) => ({ ...body, path: `${body.path === '/' ? '' : body.path}/verhuisd` }),
  (body, other) => ({ ...body, path: other.path }),
  (body) => ({ ...body, path: 'nergens' }),
  (body) => ({ ...body, date: '2026-11-24' }),
  (body) => ({ ...body, hidden: body.hidden !== true }),
  (body, other) => ({ ...body, blocks: [rich(`<a href="page:${other.codename}">daar</a> {phone}`)] }),
  (body) => ({
    ...body,
    blocks: [rich('<p>{price.lidmaatschap_jaar}</p><script>1</script>'), { kind: 'weg' }],
  }),
  (body) => ({ ...body, blocks: [rich('{price.weg}'), { kind: 'hero' }, form.example] }),
  (body) => ({
    ...body,
    blocks: [
      { kind: 'funnel', slug: 'nieuw' },
      { kind: 'desks', desks: ['juridisch'] },
    ],
  }),
  (body) => ({ ...body, problem: { subject: 'badkamer.weg' } }),
]

const settingsEdits: readonly ((body: Body) => Body)[] = [
  (body) => ({ ...body, name: `${body.name}.` }),
  (body) => ({ ...body, prices: {} }),
  (body) => ({ ...body, desks: { klantenservice: (body.desks as Body).klantenservice } }),
  (body) => ({ ...body, redirect_hosts: ['voorbeeld.example'] }),
  (body) => ({ ...body, help: { label: 'Hulp', href: 'page:contact' } }),
  (body) => ({ ...body, name: 7 }),
]

const edit = fc.record({
  what: fc.constantFrom('page', 'page', 'page', 'settings', 'gone', 'back', 'day', 'funnels'),
  one: fc.nat(),
  other: fc.nat(),
})
/** Some edits of the whole content, one after the other. */
export const contentEdits = fc.array(edit, { minLength: 3, maxLength: 8 })
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Days on which other prices hold or other news is out. */
const days = ['2026-11-24', '2027-01-01', '2026-01-01']

interface Edited {
  edition: Edition
  options: SiteOptions
}

const bodyOf = ({ body }: StoredDocument): Body => body as Body

/** What stands after an edit, in other objects than before. */
export const edited = ({ edition, options }: Edited, { what, one, other }: Edit): Edited => {
  const copy = structuredClone(edition)
  const pages = copy.documents.filter((document) => bodyOf(document).kind === 'page')
  const { codename } = pick(pages, one)
  const change = (name: string, by: (body: Body) => Body) => ({ options, edition: withBody(copy, name, by) })
  switch (what) {
    case 'page':
      return change(codename, (body) => pick(pageEdits, other)(body, bodyOf(pick(pages, one + other))))
    case 'settings':
      return change('settings', pick(settingsEdits, one))
    case 'gone':
      return {
        options,
        edition: { ...copy, documents: copy.documents.filter((each) => each.codename !== codename) },
      }
    case 'back':
      return { options, edition: wholeEdition(copy.version + 1) }
    case 'day':
      return { edition: copy, options: { ...options, ...onDay(pick(days, one)) } }
    default:
      return { edition: copy, options: { ...options, funnels: pick([undefined, [], ['nieuw']], one) } }
  }
}
