import { Fault } from '../../../core/kernel/fault.ts'
import type { Reader } from '../../services/content/editing.ts'
import { shownPage } from '../../services/content/preview.ts'
import type { EditingContext } from './editing-context.ts'
import { writes } from './rights.ts'

interface Asked {
  codename: string
  body: Record<string, unknown>
  /** Who looks. */
  as: Reader
  /** The day on which they look (YYYY-MM-DD); today when left out. */
  day?: string | undefined
}

/**
 * Verb of staff: draws the page of a text that is not published, as HTML. Blocks with faults are left out, as on the site.
 * @throws Fault 422 for a text that has no page: its address or title has a fault.
 */
export const drawPreview = {
  may: writes,
  run: async (ctx: EditingContext, { codename, body, as, day }: Asked): Promise<string> => {
    const { site } = await ctx.editing.siteWith({ codename, body }, day)
    const page = shownPage(site, { codename, body })
    if (!page)
      throw new Fault(
        422,
        'no-page',
        'Deze tekst is nog geen pagina: er klopt iets niet bij “Over de pagina”.',
      )
    return ctx.editing.draw(site, page, as)
  },
}
