import type { Site } from '../../../core/content/site.ts'
import { pause } from '../../../core/kernel/pause.ts'
import type { Search } from '../../ports/search.ts'
import { readEdition } from './documents.ts'

/** Milliseconds after which an index that could not be written is tried again. */
const retryAfter = 5000

const within = async (most: number, work: Promise<unknown>): Promise<void> => {
  const passed = new AbortController()
  await Promise.race([work, pause(most, passed.signal).catch(() => undefined)])
  passed.abort()
}

export interface KeptIndex {
  /** Makes the index follow this edition of the site. The last one given wins. */
  follow(site: Site): void
  /** The edition that is indexed now; undefined before the first. */
  indexed(): Site | undefined
  /** Resolves once the last edition given is indexed, a try failed, or `most` milliseconds passed. */
  settled(most?: number): Promise<void>
  close(): Promise<void>
}

interface Options {
  search: Search
  /** Gets one warning when the index is behind, until it caught up. */
  log: { warn(fields: object, message: string): void }
  /** Milliseconds between two tries. */
  every?: number
}

/**
 * Keeps the search index at the edition of the content that this process shows. Every process does so: our own index recognises
 * an edition that it has. An index that cannot be written stays as it was, and is tried again until it can.
 */
export const keepIndex = ({ search, log, every = retryAfter }: Options): KeptIndex => {
  const stop = new AbortController()
  let wanted: Site | undefined
  let indexed: Site | undefined
  let running: Promise<void> | undefined
  let behind = false
  let tried = Promise.withResolvers<void>()

  const write = async (site: Site): Promise<boolean> => {
    try {
      await search.index(await readEdition(site))
      indexed = site
      behind = false
      return true
    } catch (error) {
      if (!behind) log.warn({ err: error }, 'the search index is behind')
      behind = true
      return false
    }
  }
  const run = async () => {
    while (wanted && wanted !== indexed && !stop.signal.aborted) {
      const written = await write(wanted)
      tried.resolve()
      if (!written) await pause(every, stop.signal).catch(() => undefined)
    }
    running = undefined
  }
  return {
    follow(site) {
      wanted = site
      if (running) return
      tried = Promise.withResolvers<void>()
      running = run()
    },
    indexed: () => indexed,
    settled: async (most = 2000) => {
      if (running) await within(most, tried.promise)
    },
    async close() {
      stop.abort()
      if (running) await within(1000, running)
    },
  }
}
