import { searchOwn } from '../adapters/search-own/index.ts'
import { realPolicy } from '../ports/resilience.ts'
import { searchGuards, searchName } from '../ports/search.ts'
import { adapter, partner } from './partner.ts'

// nobody waits for the index but the next search, and the first one of a large site takes its time
const background = { index: { tryFor: 60_000, within: 120_000 } }

/** What finds pages of the site: our own index. */
export const search = partner('search', searchGuards, {
  name: searchName,
  label: 'Zoeken',
  asks: 'take an edition of the content in; what is found by a question, or while it is typed',
  variable: 'SEARCH',
  adapters: {
    own: adapter('search-own', {}, (_none, { db }) => searchOwn(db), { switched: true }),
  },
  standard: 'own',
  policy: { ...realPolicy, background },
})
