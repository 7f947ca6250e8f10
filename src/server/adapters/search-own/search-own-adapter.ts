import type { Database } from '../../database/pool.ts'
import type { Search } from '../../ports/search.ts'
import { find } from './find.ts'
import { suggest } from './suggest.ts'
import { writeIndex } from './write-index.ts'

/** Our own search engine: PostgreSQL's full text search in Dutch, with compounds, typing errors and synonyms (ADR 071). */
export const searchOwn = (db: Database): Search => ({
  index: (edition) => writeIndex(db, edition),
  find: (question) => find(db, question),
  suggest: (typed, limit) => suggest(db, typed, limit),
})
