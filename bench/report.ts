import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Marks, withSection } from '../tools/section.ts'
import type { Unit, Verdict } from './promise.ts'
import type { PageScripts } from './promises/scripts.ts'
import { root } from './site.ts'

const digits: Record<Unit, number> = { ratio: 2, KB: 1, MB: 0, ms: 0, s: 1, shift: 3, statements: 4 }
const suffixes: Record<Unit, string> = {
  ratio: '×',
  KB: ' KB',
  MB: ' MB',
  ms: ' ms',
  s: ' s',
  shift: '',
  statements: '',
}

function written(figure: number, unit: Unit): string {
  return `${figure.toFixed(digits[unit])}${suffixes[unit]}`
}

function figureOf({ spread, unit }: Verdict): string {
  const figure = written(spread.value, unit)
  if (spread.count === 1) return figure
  return `${figure} (${spread.lowest.toFixed(digits[unit])} to ${spread.highest.toFixed(digits[unit])})`
}

function boundOf({ bound, unit }: Verdict): string {
  if (!bound) return ''
  return `${bound.side === 'at least' ? '≥' : '≤'} ${written(bound.value, unit).replace(/\.0+(?=\D|$)/, '')}`
}

/** The verdict in words: kept, not kept, or undecided on a machine that was busy with other things. */
export function wordOf({ outcome, calm }: Verdict): string {
  if (outcome === undefined) return ''
  if (outcome === 'met') return 'gehaald'
  if (!calm) return 'te druk om te zeggen'
  return outcome === 'missed' ? 'niet gehaald' : 'niet gehaald, binnen de ruis'
}

/** A promise as two lines for a terminal. */
export function lineOf(verdict: Verdict): string {
  const { what, note } = verdict
  const head = `${figureOf(verdict).padEnd(26)} ${boundOf(verdict).padEnd(10)} ${wordOf(verdict)}`.trimEnd()
  return `${what}\n    ${head}${note ? `\n    ${note}` : ''}`
}

/** The pages with their islands and script, for a terminal. */
export function listScripts(pages: readonly PageScripts[]): string {
  const widest = Math.max(...pages.map(({ path }) => path.length))
  return pages
    .map(({ path, islands, plain, island }) =>
      `${path.padEnd(widest)}  ${(plain + island).toFixed(1).padStart(6)} KB  ${islands.join(', ')}`.trimEnd(),
    )
    .join('\n')
}

/** The warning that the table adds to a figure that misses its bound. */
function doubtOf({ outcome, calm }: Verdict): string {
  if (outcome === undefined || outcome === 'met') return ''
  return calm ? `: ${outcome}` : ': the machine was too busy to tell'
}

const marks: Marks = {
  opening: '<!-- bench: written by `npm run bench -- --readme` -->',
  closing: '<!-- /bench -->',
}

/**
 * Writes the table between the marks of the README.
 * @throws Error when it has none.
 */
export async function writeReadme(verdicts: readonly Verdict[], where: string): Promise<void> {
  const file = join(root, 'README.md')
  const text = await readFile(file, 'utf8')
  const rows = verdicts.map((one) => {
    const cells = [one.what, boundOf(one), `${figureOf(one)}${doubtOf(one)}`, one.note ?? '']
    return `| ${cells.join(' | ')} |`
  })
  const table = ['| promise | bound | measured | made of |', '|---|---|---|---|', ...rows].join('\n')
  const section = `Measured on ${where}. Between brackets how far the runs lie apart.\n\n${table}`
  await writeFile(file, withSection(text, marks, section))
}
