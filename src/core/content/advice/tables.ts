import { quoted } from '../defect-sentences.ts'
import { withoutMarkup } from '../texts.ts'
import type { Advice } from './advice.ts'
import { type Check, isRich } from './writing.ts'

interface Table {
  caption: string
  hasHeads: boolean
}

/** The tables of rich text. It is read from one table to the next, so that no text takes long. */
const tablesOf = (html: string): Table[] =>
  html
    .split(/<table(?=[\s>])/)
    .slice(1)
    .map((piece) => {
      const [table = ''] = piece.split('</table')
      const [, captioned] = table.split(/<caption(?=[\s>])/)
      const [caption = ''] = captioned?.split('</caption') ?? []
      return {
        caption: captioned === undefined ? '' : withoutMarkup(`<caption${caption}`),
        hasHeads: /<th[\s>]/.test(table),
      }
    })

const problemsOf = ({ caption, hasHeads }: Table): string[] => {
  const named = caption === '' ? 'Een tabel' : `De tabel ${quoted(caption)}`
  return [
    ...(caption === '' ? ['Een tabel heeft geen bijschrift. Schrijf erboven wat zij laat zien.'] : []),
    ...(hasHeads ? [] : [`${named} heeft geen koppen. Maak koppen van de eerste rij of kolom.`]),
  ]
}

/** Tables that nobody can follow who hears them: without a caption, or without cells that say what a row or column is. */
export const tables: Check = ({ strings }) =>
  strings.filter(isRich).flatMap(({ at, text }) =>
    tablesOf(text)
      .flatMap(problemsOf)
      .map((problem): Advice => ({ at, kind: 'table', problem })),
  )
