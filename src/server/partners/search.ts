import { searchOwn } from '../adapters/search-own/search-own-adapter.ts'
import { realPolicy } from '../ports/resilience.ts'
import { searchGuards, searchName } from '../ports/search.ts'
import { adapter, partner } from './partner.ts'

// Indexing runs in the background, and the first index of a large site takes its time.
const background = { index: { tryTimeout: 60_000, callTimeout: 120_000 } }

/** The search engine, which finds pages of the site; it is our own. */
export const search = partner('search', searchGuards, {
  name: searchName,
  label: 'Zoeken',
  about: 'Zoekt in de pagina’s van de site.',
  onThePhone: {
    down: 'Zoeken op onze website lukt nu even niet. Zeg wat je zoekt, dan vertel ik waar het staat.',
    slow: 'Zoeken op onze website duurt nu langer. Zeg wat je zoekt, dan vertel ik waar het staat.',
  },
  purpose: 'take an edition of the content in; what is found by a question, or while it is typed',
  variable: 'SEARCH',
  adapters: {
    own: adapter('search-own', {}, (_none, { db }) => searchOwn(db), { hasDemoSwitch: true }),
  },
  defaultAdapter: 'own',
  policy: { ...realPolicy, background },
})
