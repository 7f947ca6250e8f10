import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import {
  despiteFaults,
  documentBody,
  documentGenre,
  documentGenres,
  documentLimit,
  documentName,
  documentPath,
  documentSearch,
  documentState,
  documentStates,
  documentTitle,
  linkHours,
  modelName,
  newDocumentName,
  previewAs,
  previewDay,
  redirectPath,
  textBase,
  textNumber,
} from '../../fields/content/document.ts'
import { approvalId } from '../../fields/staff/approval.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired, stepUpNeeded } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)
const body = z.record(text, z.unknown())

const documentUnknown = {
  status: 404,
  code: 'not-found',
  when: 'er is geen document, of geen tekst, met deze naam',
}
const draftChanged = {
  status: 409,
  code: 'draft-changed',
  when: 'er is een nieuwere tekst dan die je zag; `newer` heeft haar, met wie en wanneer',
}
const fourEyes = {
  status: 409,
  code: 'four-eyes',
  when: 'wat jij als laatste schreef, publiceert hier een ander',
}
const reading = [staffLoginRequired, notAllowed, documentUnknown]
const writing = [...reading, draftChanged]

const example = {
  kind: 'page',
  codename: 'klusservice',
  path: '/klusservice',
  layout: 'service',
  title: 'Klusservice',
  description: 'Een vakman voor kleine klussen in en om je huis.',
  blocks: [],
}
const at = '2026-12-01T09:47:00.000Z'

/** A document in a list. */
const line = z.object({
  codename: text,
  /** `page`, or `settings` for what the association decides itself. */
  kind: z.enum(['page', 'settings']),
  genre: z.enum(documentGenres),
  /** Null for the settings, and for a text without an address. */
  path: maybe,
  title: text,
  state: z.enum(documentStates),
  /** The number of its draft; null where it has none. */
  number: z.nullable(z.int()),
  /** The day (YYYY-MM-DD) from which news is on the site; null for all else. */
  from: maybe,
  /** Who wrote or published it last, and when (ISO instant); null where a program did. */
  by: maybe,
  /** Whether that was who reads this list. */
  own: z.boolean(),
  at: text,
})

export const listDocuments = operation({
  summary: 'Alle documenten, op adres: wat op de site staat, wat een concept heeft en wat eraf is.',
  query: group({
    q: optional(documentSearch),
    state: optional(documentState),
    genre: optional(documentGenre),
    after: optional(documentName),
    before: optional(documentName),
    limit: optional(documentLimit),
  }),
  answer: z.object({
    items: z.array(line),
    /** Where the list goes on, as `after` and `before` take it; null at its ends. */
    next: maybe,
    previous: maybe,
  }),
  example: {
    items: [
      {
        codename: 'klusservice',
        kind: 'page',
        genre: 'page',
        path: '/klusservice',
        title: 'Klusservice',
        state: 'changed',
        number: 12,
        from: null,
        by: 'Noor Visser',
        own: true,
        at,
      },
    ],
    next: null,
    previous: null,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

const named = z.object({ value: text, label: text })

export const contentChoices = operation({
  summary: 'Wat een tekst kan noemen: pagina’s, invulwoorden, loketten, prijzen, aanvragen en rekentools.',
  answer: z.object({
    pages: z.array(
      z.object({
        codename: text,
        title: text,
        path: text,
        restricted: z.boolean(),
        /** Whether search engines and our search leave it out. */
        hidden: z.optional(z.boolean()),
        /** Places on the page that a link can point at. */
        anchors: z.array(text),
        /** Whether a text of another document leads to it. */
        linked: z.optional(z.boolean()),
      }),
    ),
    /** Placeholders by their name between braces, with what they say today. */
    placeholders: z.array(z.object({ name: text, value: text, label: text })),
    desks: z.array(named),
    prices: z.array(named),
    funnels: z.array(named),
    tools: z.array(named),
    frames: z.array(named),
    embeds: z.array(named),
  }),
  example: {
    pages: [
      {
        codename: 'klusservice',
        title: 'Klusservice',
        path: '/klusservice',
        restricted: false,
        hidden: false,
        anchors: ['kosten'],
        linked: true,
      },
    ],
    placeholders: [{ name: 'phone', value: '033 - 123 45 67', label: 'Telefoon van de klantenservice' }],
    desks: [{ value: 'klusservice', label: 'Klusservice' }],
    prices: [{ value: 'klusservice_servicekosten', label: 'Servicekosten' }],
    funnels: [{ value: 'klusservice', label: 'Klus boeken' }],
    tools: [{ value: 'maandlasten', label: 'Maandlasten' }],
    frames: [{ value: 'call_me_back', label: 'Bel mij terug' }],
    embeds: [{ value: 'property_value', label: 'Waarde van een huis' }],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

const written = z.object({ number: z.int(), body, by: maybe, at: text })

export const readDocument = operation({
  summary: 'Eén document: de tekst op de site en het concept ernaast.',
  params: group({ codename: documentName }),
  answer: z.object({
    codename: text,
    state: z.enum(documentStates),
    published: z.nullable(written),
    draft: z.nullable(written),
    /** Whether the project has a file for it, and whether the text on the site is another one. */
    file: z.enum(['none', 'same', 'differs']),
    /** The publication that can still be taken back, until an ISO instant; null where there is none. */
    takeBackUntil: maybe,
    /** The text that a document had last, of one that has none now; null for all others. */
    lastText: z.nullable(written),
    /** The page to which visitors of a withdrawn one go; null where they go nowhere, and for all others. */
    leadsTo: z.nullable(z.object({ codename: text, title: text, path: text })),
    /** What whoever reads this may do with it. */
    may: z.object({
      write: z.boolean(),
      publish: z.boolean(),
      /** Whether a colleague has to publish the draft, as whoever reads this wrote it. */
      needsColleague: z.boolean(),
    }),
  }),
  example: {
    codename: 'klusservice',
    state: 'changed',
    published: { number: 11, body: example, by: 'Noor Visser', at },
    draft: { number: 12, body: { ...example, title: 'Klussen in huis' }, by: 'Noor Visser', at },
    file: 'differs',
    takeBackUntil: null,
    lastText: null,
    leadsTo: null,
    may: { write: true, publish: true, needsColleague: false },
  },
  limit: 'office',
  faults: reading,
})

export const createDocument = operation({
  summary: 'Maakt een document: leeg, als een voorbeeld met vragen, of als een ander.',
  body: group({
    codename: newDocumentName,
    title: documentTitle,
    path: documentPath,
    /** The document that it begins as, or the model; an empty page where both are left out. */
    from: optional(documentName),
    model: optional(modelName),
  }),
  answer: z.object({ codename: text, number: z.int() }),
  example: { codename: 'klusservice_tarieven', number: 1 },
  limit: 'office',
  faults: [
    ...reading,
    { status: 409, code: 'name-taken', when: 'er is al een document met deze naam of dit adres' },
  ],
})

const defect = z.object({
  /** Where it is, as keys and places in lists; empty for the document itself. */
  at: z.array(z.union([text, z.int()])),
  problem: text,
})

export const saveDraft = operation({
  summary: 'Bewaart een concept. Fouten in de tekst houden het bewaren niet tegen; het antwoord noemt ze.',
  params: group({ codename: documentName }),
  body: group({ base: textBase, body: documentBody }),
  answer: z.object({ number: z.int(), at: text, defects: z.array(defect) }),
  example: { number: 13, at, defects: [{ at: ['blocks', 2, 'title'], problem: 'Vul dit veld in.' }] },
  limit: 'office',
  faults: writing,
})

export const discardDraft = operation({
  summary: 'Gooit het concept weg. In de geschiedenis blijft het staan.',
  params: group({ codename: documentName }),
  body: group({ number: textNumber }),
  answer: z.object({ number: z.nullable(z.int()) }),
  example: { number: 11 },
  limit: 'office',
  faults: writing,
})

export const checkDocument = operation({
  summary: 'Beoordeelt een tekst zonder haar te bewaren: elke fout met haar plek.',
  params: group({ codename: documentName }),
  body: group({ body: documentBody }),
  answer: z.object({ defects: z.array(defect) }),
  example: { defects: [{ at: ['blocks', 2, 'title'], problem: 'Vul dit veld in.' }] },
  limit: 'office',
  faults: reading,
})

/** Sentences that go and that come, and how many are not named. */
const difference = z.object({ gone: z.array(text), come: z.array(text), more: z.int() })
const valueChange = z.object({ name: text, before: z.optional(text), after: z.optional(text) })
const listChange = z.object({
  added: z.array(text),
  removed: z.array(text),
  changed: z.array(text),
  more: z.int(),
})

export const compareSites = operation({
  summary: 'Wat de site anders maakt als je dit concept publiceert, of het document weghaalt.',
  params: group({ codename: documentName }),
  /** Without a number: what differs once the document is withdrawn. */
  body: group({ number: optional(textNumber) }),
  answer: z.object({
    /** The pages that differ: gone, new, moved, with another text, other links, or another look. */
    pages: z.array(
      z.object({
        codename: text,
        title: text,
        path: text,
        kind: z.enum(['gone', 'new', 'moved', 'text', 'links', 'look']),
        /** Where a page stood that moves. */
        from: z.optional(text),
        ...difference.shape,
        /** Documents that lead to a page that goes. */
        linked: z.optional(
          z.object({ named: z.array(z.object({ codename: text, title: text })), more: z.int() }),
        ),
      }),
    ),
    /** How many pages differ beside those above. */
    more: z.int(),
    /** What differs on every page: header, menu, footer. */
    everywhere: difference,
    /** Placeholders that say something else today: prices, numbers, hours. */
    values: z.array(valueChange),
    /** What mails say of the association. */
    mails: z.array(valueChange),
    /** What the search finds otherwise, what the news feed and the map of the site have, by address. */
    search: listChange,
    feed: listChange,
    sitemap: listChange,
    /** Documents that lead to this one. */
    linkedFrom: z.array(z.object({ codename: text, title: text })),
  }),
  example: {
    pages: [
      {
        codename: 'klusservice',
        title: 'Klussen in huis',
        path: '/klusservice',
        kind: 'text',
        gone: ['Klusservice'],
        come: ['Klussen in huis'],
        more: 0,
      },
    ],
    more: 0,
    everywhere: { gone: [], come: [], more: 0 },
    values: [{ name: 'phone', before: '033 - 123 45 67', after: '033 - 123 45 68' }],
    mails: [],
    search: { added: [], removed: [], changed: ['/klusservice'], more: 0 },
    feed: { added: [], removed: [], changed: [], more: 0 },
    sitemap: { added: [], removed: [], changed: [], more: 0 },
    linkedFrom: [{ codename: 'home', title: 'Home' }],
  },
  limit: 'office',
  faults: writing,
})

export const publishDocument = operation({
  summary: 'Zet het concept op de site. Binnen een seconde zien bezoekers het.',
  params: group({ codename: documentName }),
  body: group({ number: textNumber, despite: optional(despiteFaults) }),
  answer: z.object({
    number: z.int(),
    takeBackUntil: text,
    /** Where visitors find the page now, by menus, links and lists; null for what is no page that they see. */
    found: z.nullable(
      z.object({
        everywhere: z.array(z.enum(['menu', 'footer'])),
        pages: z.array(z.object({ codename: text, title: text })),
        more: z.int(),
      }),
    ),
  }),
  example: {
    number: 12,
    takeBackUntil: '2026-12-01T09:48:00.000Z',
    found: { everywhere: ['menu'], pages: [{ codename: 'diensten', title: 'Diensten' }], more: 0 },
  },
  limit: 'office',
  faults: [
    ...writing,
    fourEyes,
    stepUpNeeded,
    { status: 400, code: 'invalid-fields', when: 'de tekst heeft fouten; `errors` noemt ze op hun plek' },
  ],
})

export const takeBack = operation({
  summary:
    'Neemt een publicatie van zojuist terug: de site is weer als daarvoor, en de tekst is weer concept.',
  params: group({ codename: documentName }),
  body: group({ number: textNumber }),
  answer: z.object({ number: z.int() }),
  example: { number: 12 },
  limit: 'office',
  faults: [
    ...writing,
    { status: 409, code: 'too-late', when: 'de minuut is voorbij, of iemand publiceerde daarna' },
  ],
})

export const withdrawDocument = operation({
  summary:
    'Haalt een pagina van de site, met waar haar bezoekers heen gaan. Is ze eraf, dan verandert alleen dat laatste.',
  params: group({ codename: documentName }),
  body: group({ number: textNumber, redirect: redirectPath }),
  answer: z.object({ number: z.int() }),
  example: { number: 13 },
  limit: 'office',
  faults: [
    ...writing,
    {
      status: 409,
      code: 'not-withdrawn',
      when: 'de site kan niet zonder dit document, of het staat er niet op',
    },
  ],
})

export const readHistory = operation({
  summary: 'Wat er van een document op de site stond en wat er geschreven is, het nieuwste eerst.',
  params: group({ codename: documentName }),
  answer: z.object({
    items: z.array(
      z.object({
        number: z.int(),
        /** `taken-back`: a publication was undone, and what stood there before is there again. */
        what: z.enum(['published', 'withdrawn', 'taken-back', 'draft']),
        by: maybe,
        /** What did it where nobody of the staff did: `seed`, a command. */
        program: maybe,
        at: text,
        /** Why it was published with faults. */
        despite: maybe,
      }),
    ),
  }),
  example: {
    items: [{ number: 12, what: 'published', by: 'Noor Visser', program: null, at, despite: null }],
  },
  limit: 'office',
  faults: reading,
})

export const readRevision = operation({
  summary: 'Een tekst van een document, met haar nummer.',
  params: group({ codename: documentName, number: textNumber }),
  answer: written,
  example: { number: 12, body: example, by: 'Noor Visser', at },
  limit: 'office',
  faults: reading,
})

export const readFile = operation({
  summary: 'De tekst die het bestand van het project voor een document heeft.',
  params: group({ codename: documentName }),
  answer: z.object({ body }),
  example: { body: example },
  limit: 'office',
  faults: reading,
})

const link = z.object({
  id: text,
  number: z.int(),
  by: text,
  at: text,
  until: text,
  /** Null while it works. */
  endedAt: maybe,
})
const linkExample = {
  id: '00000000-0000-4000-8000-000000000301',
  number: 12,
  by: 'Noor Visser',
  at,
  until: '2026-12-02T09:47:00.000Z',
  endedAt: null,
}

export const listPreviewLinks = operation({
  summary: 'De links waarmee anderen een concept lezen.',
  params: group({ codename: documentName }),
  answer: z.object({ items: z.array(link) }),
  example: { items: [linkExample] },
  limit: 'office',
  faults: reading,
})

export const makePreviewLink = operation({
  summary: 'Maakt een link waarmee wie haar heeft één tekst leest, tot een moment.',
  params: group({ codename: documentName }),
  body: group({ number: textNumber, hours: linkHours }),
  answer: z.object({ ...link.shape, url: text }),
  example: { ...linkExample, url: 'https://www.voorbeeld.nl/concept/klusservice?sleutel=dGVzdA' },
  limit: 'office',
  faults: writing,
})

export const endPreviewLink = operation({
  summary: 'Neemt zo’n link terug.',
  params: group({ codename: documentName, id: approvalId }),
  answer: z.object({ endedAt: text }),
  example: { endedAt: at },
  limit: 'office',
  faults: reading,
})

/** What a preview is asked with. It is no call: its answer is the page. */
export const previewAsked = group({ body: documentBody, as: previewAs, day: optional(previewDay) })
