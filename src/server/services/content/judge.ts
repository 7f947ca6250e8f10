import type { Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Edition, StoredDocument } from '../../ports/content.ts'
import { inSlices } from '../slices.ts'
import { groundOf, type JudgedPage, judgedPage, type SiteGround, type SiteOptions, siteOn } from './site.ts'
import { type Ask, atOnce, isPage, type Named } from './validate.ts'

/** A judged page with all that it was judged by: its text, and what it asked of the rest of the site. */
interface Kept extends JudgedPage {
  text: string
  asked: readonly { named: Named; name: string; answer: string | undefined }[]
}

/**
 * Judges the documents of a process, and keeps what it found of each. A publication or a preview changes one document, so that
 * one is judged, with those that show what it changes: a price, an address. The sites are those that `siteOf` makes.
 */
export interface Judge {
  /** Makes a site in slices, so that no visitor waits for it. */
  site(edition: Edition, options: SiteOptions): Promise<Site>
  /** Makes a site in one go, for whoever cannot wait. */
  siteNow(edition: Edition, options: SiteOptions): Site
}

/** How many judged texts of a document are kept: what is published, and what an editor makes of it. */
const mostKept = 2

/** Judges a page, and notes what it asks. */
function* noting(document: StoredDocument, text: string, ask: Ask): Generator<undefined, Kept> {
  const asked: { named: Named; name: string; answer: string | undefined }[] = []
  const judged = yield* judgedPage(document, (named, name) => {
    const answer = ask(named, name)
    asked.push({ named, name, answer })
    return answer
  })
  return { ...judged, text, asked }
}

const holds = (kept: Kept, text: string, ask: Ask): boolean =>
  kept.text === text && kept.asked.every(({ named, name, answer }) => ask(named, name) === answer)

/** Takes the steps of some work, and lets others go first between them. */
const inTurns = async <T>(steps: Generator<undefined, T>, rest: () => Promise<void>): Promise<T> => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await rest()
  }
}

/** Makes the judge of a process, which keeps no more than the documents of the edition that it saw last. */
export const makeJudge = (): Judge => {
  const keptOf = new Map<string, readonly Kept[]>()
  let lastSettings: { text: string; settings: Settings } | undefined

  function* judge(document: StoredDocument, ask: Ask): Generator<undefined, Kept> {
    const text = JSON.stringify(document.body) ?? ''
    const known = () => keptOf.get(document.codename)?.find((kept) => holds(kept, text, ask))
    const made = known() ?? (yield* noting(document, text, ask))
    // since the first step somebody else may have judged it too
    const found = known() ?? made
    const before = keptOf.get(document.codename) ?? []
    keptOf.set(document.codename, [found, ...before.filter((kept) => kept !== found)].slice(0, mostKept))
    return found
  }
  /** The settings before, where these say the same, so that what is drawn once per settings stays drawn. */
  const sameSettings = (settings: Settings): Settings => {
    const text = JSON.stringify(settings)
    if (lastSettings?.text !== text) lastSettings = { text, settings }
    return lastSettings.settings
  }
  const begin = (edition: Edition, options: SiteOptions): SiteGround => {
    const present = new Set(edition.documents.map(({ codename }) => codename))
    for (const codename of keptOf.keys()) if (!present.has(codename)) keptOf.delete(codename)
    const ground = groundOf(edition, options)
    return { ...ground, settings: sameSettings(ground.settings) }
  }
  return {
    async site(edition, options) {
      const rest = inSlices()
      const ground = begin(edition, options)
      const judged = new Map<StoredDocument, Kept>()
      for (const document of edition.documents) {
        if (isPage(document)) judged.set(document, await inTurns(judge(document, ground.ask), rest))
        await rest()
      }
      return siteOn(edition, ground, {
        early: options.early,
        judged: (document) => judged.get(document) ?? atOnce(judge(document, ground.ask)),
      })
    },
    siteNow(edition, options) {
      const ground = begin(edition, options)
      return siteOn(edition, ground, {
        early: options.early,
        judged: (document) => atOnce(judge(document, ground.ask)),
      })
    },
  }
}
