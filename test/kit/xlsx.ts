import { text } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The parts of a ZIP, by their names. */
const partsOf = async (content: Uint8Array): Promise<ReadonlyMap<string, string>> => {
  const zip = await fromBufferPromise(Buffer.from(content), { lazyEntries: true, autoClose: false })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return parts
}

const unescaped = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The number of a column by its letters: `A` is 0, `AB` is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/**
 * The cells of the first sheet of a file for Excel, as text, row by row.
 * @throws Error for a cell that is anything but text, such as a formula.
 */
export const cellsOfXlsx = async (content: Uint8Array): Promise<string[][]> => {
  const parts = await partsOf(content)
  const [sheet = '', strings = ''] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) =>
    parts.get(name),
  )
  if (sheet.includes('<f>')) throw new Error('a cell is a formula')
  const texts = [...strings.matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, one = '']) => unescaped(one))
  return [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, cells = '']) => {
    const row: string[] = []
    for (const [, letters = '', facts = '', value = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)><v>([^<]*)<\/v><\/c>/g,
    )) {
      if (!facts.includes('t="s"')) throw new Error(`a cell is no text: ${facts}`)
      const held = texts[Number(value)]
      if (held === undefined) throw new Error(`a cell has no text: ${value}`)
      row[columnOf(letters)] = held
    }
    return Array.from(row, (cell) => cell ?? '')
  })
}
