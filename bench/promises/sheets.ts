import type { Manifest } from '../../src/core/render.ts'
import { type OwnSheet, type Sheet, withBase } from '../../src/web/render/sheets.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'
import { brotliOf } from './scripts.ts'

/** What the stylesheets of a page may weigh together, in KB, by what is on it (`src/web/render/sheets.ts`). */
const promised: readonly { page: string; own: readonly OwnSheet[]; most: number }[] = [
  { page: 'a page of content', own: ['content'], most: 10 },
  { page: 'a page with the site search', own: ['content', 'search'], most: 10 },
  { page: 'a page of the problem finder', own: ['content', 'problems'], most: 10 },
  { page: 'a page of the subsidy check', own: ['content', 'subsidies'], most: 12 },
  { page: 'a page of content with a small tool', own: ['content', 'ask'], most: 12 },
  { page: 'a page with a calculator', own: ['content', 'tool'], most: 12 },
  { page: 'a page with a funnel and content', own: ['content', 'funnel'], most: 14 },
  { page: 'the insulation check', own: ['funnel', 'insulation'], most: 14 },
  { page: 'one’s own pages', own: ['mijn'], most: 8 },
  { page: 'a form among one’s own pages', own: ['funnel', 'mijn'], most: 13 },
]

/**
 * Judges the weight of each page's stylesheets as they were built; that a page names these and no others is tested where it is
 * drawn.
 */
export function judgeSheets(manifest: Manifest): Promise<Measurement[]> {
  const fileOf = (sheet: Sheet) => manifest[`src/web/render/sheets/${sheet}.css`]?.file ?? 'none'
  return Promise.all(
    promised.map(async ({ page, own, most }) => {
      const names = withBase(own)
      return {
        what: `Stylesheets of ${page}`,
        spread: spreadOf([await brotliOf(names.map(fileOf))]),
        unit: 'KB',
        bound: { side: 'at most', value: most },
        note: `${names.join(', ')}; brotli`,
      }
    }),
  )
}
