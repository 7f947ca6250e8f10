import type { Page } from 'playwright-core'
import type { Estimates } from '../../src/core/insulation/estimates.ts'

// The figures of the insulation check, read from the screen, from a text and from an answer of the API.

/** Figures of one material, in euros, cubic metres and years; undefined where the material cannot be had. */
type Figures = Readonly<Record<string, number | undefined>>

/** `€ 1.962`, `95 m³` and `13,2 jaar` as numbers. */
const numberIn = (text: string): number | undefined => {
  const found = /[\d.]+(?:,\d+)?/.exec(text)?.[0]
  return found === undefined ? undefined : Number(found.replaceAll('.', '').replace(',', '.'))
}

const columns = [
  'Prijs',
  'Subsidie',
  'Je betaalt',
  'Minder gas per jaar',
  'Besparing per jaar',
  'Terugverdiend in',
]

/** The figures on the screen, by the name of the material. */
export const figuresOnScreen = async (page: Page): Promise<Record<string, Figures>> => {
  const rows = await page.locator('tr[data-material]').evaluateAll((all) =>
    all.map((row) => ({
      // the first words alone, as a link or a note stands behind them
      title:
        document.createTreeWalker(row.querySelector('th') ?? row, NodeFilter.SHOW_TEXT).nextNode()
          ?.textContent ?? '',
      cells: [...row.querySelectorAll<HTMLElement>('td')].map((cell) => [
        cell.querySelector('.check-label')?.textContent ?? '',
        cell.querySelector('.whole')?.textContent ?? '',
      ]),
    })),
  )
  return Object.fromEntries(
    rows.map(({ title, cells }) => [
      title,
      Object.fromEntries(cells.map(([label = '', text = '']) => [label, numberIn(text)])),
    ]),
  )
}

/** The figures in a text, for the materials that the screen names: each has a line of its own with its figures below it. */
export const figuresInText = (text: string, titles: readonly string[]): Record<string, Figures> =>
  Object.fromEntries(
    titles.map((title) => {
      const block = text.split(`\n${title}\n`)[1]?.split('\n\n')[0] ?? ''
      const lines = block.split('\n').map((line) => line.split(': '))
      return [title, Object.fromEntries(lines.map(([label = '', says = '']) => [label, numberIn(says)]))]
    }),
  )

/** The figures in an answer of the API, with cents turned into euros. */
export const figuresInAnswer = (
  answer: Estimates,
  titles: Readonly<Record<string, string>>,
): Record<string, Figures> => {
  const { wallPriceEstimates: wall, floorPriceEstimates: floor, roofPriceEstimates: roof } = answer
  const options = [
    ...Object.entries({ ...wall?.availableOptions, ...floor?.availableOptions }),
    ...(roof?.availableOptions ?? []).map((of) => [of.material, of] as const),
  ]
  return Object.fromEntries(
    options.flatMap(([material, { sums }]) => {
      if (!sums) return []
      const figures = [
        sums.priceInCents / 100,
        sums.subsidyInCents / 100,
        sums.remainsInCents / 100,
        sums.savingM3,
        sums.savingInCentsPerYear / 100,
        sums.paybackYears,
      ]
      return [
        [titles[material] ?? material, Object.fromEntries(columns.map((label, at) => [label, figures[at]]))],
      ]
    }),
  )
}
