import { type DayChange, dayChanges } from '../../../core/content/day-changes.ts'
import { todayIso } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Reader } from '../editing.ts'
import type { EditingContext } from './editing-context.ts'
import { shownPage } from './preview.ts'
import { writes } from './who-writes.ts'

interface Asked {
  codename: string
  body: Record<string, unknown>
  /** Who looks. */
  as: Reader
  /** The day on which they look (YYYY-MM-DD); today when left out. */
  day?: string | undefined
}

/** A page as HTML, and which prices in its text are others on its day than today. */
interface Drawn {
  html: string
  changes: DayChange[]
}

/** Stands in for the summary that a new page does not have yet: no reader sees it, and without one there is no page to draw. */
const summaryToCome = 'De samenvatting van deze pagina komt nog.'

const withSummary = (body: Record<string, unknown>): Record<string, unknown> =>
  body.kind === 'page' && (body.description === undefined || body.description === '')
    ? { ...body, description: summaryToCome }
    : body

/**
 * Verb of staff: draws the page of a text that is not published. Blocks with faults are left out, as on the site; the others say where
 * they stand in the document. Settings show on the home page, whose blocks are of another document.
 * @throws Fault 422 for a text that has no page: its address or title has a fault.
 */
export const drawPreview = {
  may: writes,
  run: async (ctx: EditingContext, { codename, body: typed, as, day }: Asked): Promise<Drawn> => {
    const body = withSummary(typed)
    const { site } = await ctx.editing.siteWith({ codename, body }, day)
    const page = shownPage(site, { codename, body })
    if (!page)
      throw new Fault(
        422,
        'no-page',
        'Deze tekst is nog geen pagina: er klopt iets niet bij ‘Over de pagina’.',
      )
    const html = ctx.editing.draw(site, page, { as, places: page.codename === codename })
    const now = todayIso(ctx.clock)
    return { html, changes: dayChanges(body, site.settings, { now, onDay: day ?? now }) }
  },
}
