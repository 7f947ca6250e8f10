import type { Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Sender } from '../../../core/render.ts'
import type { Database } from '../../database/pool.ts'
import type { Content } from '../../ports/content.ts'
import { countSurvey, type SurveyAnswer } from './count-survey.ts'
import { type Judge, makeJudge } from './judge.ts'
import { openPreview, type Preview, type PreviewRequest } from './preview.ts'
import { type ContentLog, type LiveContent, reloadOnPublication } from './reload.ts'
import { type Seed, seed } from './seed.ts'
import { senderOf } from './sender.ts'
import { validateSettings } from './validate.ts'

export interface OpenContent {
  watch: LiveContent
  /** The association as mails name it. `origin` is the address of the site, without a slash at the end. */
  sender(origin: string): Sender
  countSurvey(page: string, answer: SurveyAnswer): Promise<void>
  /** Judges what this process reads and what editors type. */
  judge: Judge
  /** Verifies a link to a draft and answers what it leads to. */
  preview(request: PreviewRequest): Promise<Preview>
}

interface Options {
  db: Database
  content: Content
  clock: Clock
  log: ContentLog
  seeds: readonly Seed[]
  /** Slugs of the funnels that are built. */
  funnels: readonly string[]
  /** Called with each site that is shown from now on. */
  follow?: (site: Site) => void
}

/** Loads the project's documents into the database, logs which were edited there, and follows the content from then on. */
export const openContent = async (options: Options): Promise<OpenContent> => {
  const { db, content, clock, log, seeds, funnels, follow } = options
  const fallback = settingsIn(seeds)
  const { edited } = await seed(db, clock, seeds)
  if (edited.length > 0) log.warn({ edited }, 'documents edited here no longer follow their file')
  const judge = makeJudge()
  const watch = await reloadOnPublication({ content, judge, clock, log, fallback, funnels, follow })
  return {
    watch,
    judge,
    sender: (origin) => senderOf(watch.site().settings, origin),
    countSurvey: (page, answer) => countSurvey(db, clock, page, answer),
    preview: (request) => openPreview({ ...options, judge }, request, watch.site().settings),
  }
}

/**
 * The settings among the seeds.
 * @throws Error when they are missing or broken, which is a mistake in this repository.
 */
const settingsIn = (seeds: readonly Seed[]): Settings => {
  const body = seeds.find(({ codename }) => codename === 'settings')
  const settings = validateSettings({ codename: 'settings', body }, ({ path, problem }) => {
    throw new Error(`content/settings is broken at ${path}: ${problem}`)
  })
  if (!settings) throw new Error('content/ has no settings.')
  return settings
}
