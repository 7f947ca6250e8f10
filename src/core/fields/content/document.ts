import * as z from 'zod/mini'
import { wire } from '../brick/brick.ts'
import { singleLineText } from '../value/single-line-text.ts'

const noDocument = 'Deze pagina kennen we niet.'
const noNewName = 'Geef een naam van kleine letters, cijfers en lage streepjes: klusservice_tarieven.'
const noNumber = 'Open de tekst opnieuw: we weten niet welke je zag.'
const noBody = 'Een tekst bestaat uit velden.'
const noAddress =
  'Een adres begint met / en heeft kleine letters, cijfers en streepjes: /klusservice/tarieven.'
const noState = 'Deze stand klopt niet.'
const noGenre = 'Deze soort kennen we niet.'
const noLimit = 'Vraag 1 tot en met 500 pagina’s tegelijk.'
const noHours = 'Kies 1 tot en met 999 uur.'
const noDay = 'Deze dag klopt niet.'

/** The name of a document, which never changes. */
export const documentName = wire(
  z.string(noDocument).check(z.regex(/^[a-z0-9_]{1,80}$/, noDocument)),
  'klusservice',
)

/** The name of a document that is made. */
export const newDocumentName = wire(
  z.string(noNewName).check(z.regex(/^[a-z0-9_]{1,80}$/, noNewName)),
  'klusservice_tarieven',
)

/** The models of new pages, by name. */
export const modelNames = ['dienst', 'nieuws', 'artikel'] as const
export type ModelName = (typeof modelNames)[number]
/** The model that a new document begins as. */
export const modelName = wire(z.enum(modelNames, 'Dit voorbeeld kennen we niet.'), 'dienst')

/** The number of a text of a document: a draft, or what was published. */
export const textNumber = wire(z.int(noNumber).check(z.gte(1, noNumber), z.lte(2_147_483_647, noNumber)), 12)

/** The number of the text on which a draft was made; null for the first text of a new or withdrawn document. */
export const textBase = wire(
  z.nullable(z.int(noNumber).check(z.gte(1, noNumber), z.lte(2_147_483_647, noNumber))),
  11,
)

/**
 * A whole document as an editor has it. It is no more than an object here: a draft may have faults, which are told beside it, and
 * its kind's schema judges it before it is published.
 */
export const documentBody = wire(
  z.record(z.string(noBody).check(z.maxLength(80, noBody)), z.unknown(), noBody),
  {
    kind: 'page',
    codename: 'klusservice',
    path: '/klusservice',
    layout: 'service',
    title: 'Klusservice',
    description: 'Een vakman voor kleine klussen in en om je huis.',
    blocks: [],
  },
)

/** An address of a page of ours. */
export const documentPath = wire(
  z
    .string(noAddress)
    .check(
      z.maxLength(200, { error: noAddress, abort: true }),
      z.regex(/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/, noAddress),
    ),
  '/klusservice/tarieven',
)

/** Where visitors of a withdrawn page go: the address of another page, or nowhere. */
export const redirectPath = wire(
  z.nullable(documentPath.schema as z.ZodMiniType<string, string>),
  '/klusservice',
)

/** The title of a new document. */
export const documentTitle = singleLineText({
  label: 'Titel',
  example: 'Tarieven van de klusservice',
  missing: 'Geef de pagina een titel.',
  max: 160,
})

/** How a document stands: on the site, with a draft beside it, only a draft, out of sight of search, from a day on, or withdrawn. */
export const documentStates = ['published', 'changed', 'new', 'hidden', 'planned', 'withdrawn'] as const
export type DocumentState = (typeof documentStates)[number]
/** The state that a list is narrowed to; `draft`: every document with a draft, on the site or not. */
export const documentState = wire(z.enum([...documentStates, 'draft'], noState), 'published')

/** What a document is to who looks for it: a page, news, an article of the problem finder, or the settings. */
export const documentGenres = ['page', 'news', 'article', 'settings'] as const
export type DocumentGenre = (typeof documentGenres)[number]
export const documentGenre = wire(z.enum(documentGenres, noGenre), 'news')

/** How many documents a list answers at once. */
export const documentLimit = wire(z.int(noLimit).check(z.gte(1, noLimit), z.lte(500, noLimit)), 100)

/** What is looked for in titles, addresses and texts of documents. */
export const documentSearch = wire(
  z.string('Typ waarnaar je zoekt.').check(z.maxLength(100, 'Typ maximaal 100 tekens.')),
  'tarieven',
)

/** Hours that a link to a draft works. */
export const linkHours = wire(z.int(noHours).check(z.gte(1, noHours), z.lte(999, noHours)), 24)

/** Who looks at a preview: a visitor, somebody with an account, a member. */
export const previewAs = wire(z.enum(['visitor', 'person', 'member'], 'Kies wie er kijkt.'), 'visitor')

/** The day of a preview. */
export const previewDay = wire(z.iso.date(noDay).check(z.regex(/^20\d\d-/, noDay)), '2027-01-01')

/** Why something is published with faults in it. */
export const despiteFaults = singleLineText({
  label: 'Waarom toch publiceren?',
  example: 'De link volgt morgen, het nieuws kan niet wachten.',
  missing: 'Schrijf waarom dit nu al op de site moet.',
  max: 300,
})
