import type { Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import { type Clock, today } from '../../../core/kernel/clock.ts'
import { pause } from '../../../core/kernel/pause.ts'
import type { Content, Edition } from '../../ports/content.ts'
import { type Judge, makeJudge } from './judge.ts'

/** The log of reloading. It gets no more than codenames, paths and counts. */
export interface ContentLog {
  warn(fields: object, message: string): void
}

export interface LiveContent {
  /** The site as it is now. It is made once per edition, and again when its content changes by date, such as a price. */
  site(): Site
  /** The edition of which that site is made. */
  edition(): Edition
  close(): Promise<void>
}

interface Options {
  content: Content
  /** The judge of this process. */
  judge?: Judge
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

/** Milliseconds before a day on which the content changes in which the site of that day is made. */
const ahead = 60_000

/**
 * Reloads the content when it changes, so that a publication in any process shows here within a second. While the content cannot
 * be reached the last edition stays in use.
 * @throws when not even the first edition can be read.
 */
export const reloadOnPublication = async ({
  content,
  judge = makeJudge(),
  clock,
  log,
  fallback,
  funnels,
  follow,
  every = 500,
}: Options): Promise<LiveContent> => {
  const make = (of: Edition, settings: Settings, at = clock) =>
    judge.site(of, { clock: at, fallback: settings, funnels })
  const shown = (site: Site): Site => {
    for (const defect of site.defects) log.warn(defect, 'content left out')
    follow?.(site)
    return site
  }
  let edition = await content.edition()
  let site = shown(await make(edition, fallback))
  /** The site of the day that begins soon, and on which the content changes. */
  let coming: Site | undefined
  const stop = new AbortController()
  let away = false
  const current = () => {
    if (clock.now() < site.until) return site
    const isIt = coming?.day === today(clock).toString()
    const made = isIt ? coming : undefined
    coming = undefined
    site = shown(made ?? judge.siteNow(edition, { clock, fallback: site.settings, funnels }))
    return site
  }

  const reload = async () => {
    const newer = await content.edition()
    const made = await make(newer, site.settings)
    edition = newer
    coming = undefined
    site = shown(made)
  }
  const prepare = async () => {
    const { until, settings } = site
    if (coming || until - clock.now() > ahead) return
    const made = await make(edition, settings, { now: () => until })
    // by now a visitor may have come after that midnight
    if (site.until === until) coming = made
  }
  const look = async () => {
    try {
      if ((await content.version()) !== edition.version) await reload()
      current()
      await prepare()
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
    edition: () => edition,
    async close() {
      stop.abort()
      await running
    },
  }
}
