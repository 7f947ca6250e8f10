import type { Settings } from '../../../core/content/settings.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { pause } from '../../../core/kernel/pause.ts'
import type { Content, Edition } from '../../ports/content.ts'
import { type Site, siteOf } from './site.ts'

/** The log of reloading. It gets no more than codenames, paths and counts. */
export interface ContentLog {
  warn(fields: object, message: string): void
}

export interface LiveContent {
  /** The site as it is now. It is made once per edition, and again when its content changes by date, such as a price. */
  site(): Site
  close(): Promise<void>
}

interface Options {
  content: Content
  clock: Clock
  log: ContentLog
  /** The settings that are used as long as the stored ones cannot be read. */
  fallback: Settings
  funnels?: readonly string[] | undefined
  /** Called with each site that is shown from now on, the first one too. */
  follow?: ((site: Site) => void) | undefined
  /** Milliseconds between two checks of the version. */
  every?: number
}

/**
 * Reloads the content when it changes, so that a publication in any process shows here within a second. While the content cannot
 * be reached the last edition stays in use.
 * @throws when not even the first edition can be read.
 */
export const reloadOnPublication = async ({
  content,
  clock,
  log,
  fallback,
  funnels,
  follow,
  every = 500,
}: Options): Promise<LiveContent> => {
  const make = (edition: Edition, settings: Settings) => {
    const site = siteOf(edition, { clock, fallback: settings, funnels })
    for (const defect of site.defects) log.warn(defect, 'content left out')
    follow?.(site)
    return site
  }
  let edition = await content.edition()
  let site = make(edition, fallback)
  const stop = new AbortController()
  let away = false
  const current = () => {
    if (clock.now() >= site.until) site = make(edition, site.settings)
    return site
  }

  const look = async () => {
    try {
      if ((await content.version()) !== edition.version) {
        edition = await content.edition()
        site = make(edition, site.settings)
      }
      current()
      away = false
    } catch (error) {
      // Logged once, not twice a second.
      if (!away) log.warn({ err: error }, 'content cannot be reached; the last edition stays')
      away = true
    }
  }
  const run = async () => {
    for (;;) {
      await pause(every, stop.signal)
      await look()
    }
  }
  const running = run().catch(() => undefined)

  return {
    site: current,
    async close() {
      stop.abort()
      await running
    },
  }
}
