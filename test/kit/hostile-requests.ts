import { randomUUID } from 'node:crypto'
import { upload } from '../../src/core/contract/files/files-operations.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import type { AnyBrick, Control } from '../../src/core/fields/brick/brick.ts'
import { type FrozenAnswer, frozenAnswers } from '../../src/core/fields/brick/frozen.ts'
import { bricksOf, group } from '../../src/core/fields/brick/group.ts'
import { partsOf } from '../../src/core/forms/form.ts'
import { type Clock, systemClock } from '../../src/core/kernel/clock.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { requestOf, requestPart } from '../../src/server/features/forms/forms-request.ts'
import { nowOf } from '../../src/server/services/context.ts'
import { naughtyStrings } from '../hostile/naughty.ts'
import { everyQuestion } from './forms.ts'
import { parsePath, put, valueAt } from './request-values.ts'
import { type FilledRequest, filledExample, takeIn } from './taken-requests.ts'

// Requests of which every text that a visitor types is as odd and as long as its field lets through, for what shows them to staff.

/** A way to be odd: words that are put behind each other as far as a field takes them, and what fills the rest of it. */
interface Voice {
  words: readonly string[]
  pad: string
}

/** Texts that would run, if anything drew them as other than text: each sets `ran` in the window. */
export const scripts = [
  '<img src=x onerror=ran=1>',
  '<script>ran=1</script>',
  '"><svg onload=ran=1>',
  "' onfocus=ran=1 autofocus='",
  '</dd></textarea><iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href="javascript:ran=1">klik</a>',
  '<style>*{display:none}</style>',
]

export const voices = {
  everything: { words: naughtyStrings.filter(({ length }) => length > 0 && length <= 64), pad: 'W' },
  scripts: { words: scripts, pad: 'W' },
  formulas: { words: ['=1+1', "=cmd|' /C calc'!A0", '@SUM(1)', '+cmd', '-2+3'], pad: 'W' },
  toTheLeft: { words: ['שלום', 'مرحبا بالعالم', '12-34 אב (x)', '﷽', '\u200fabc'], pad: 'א' },
  piled: { words: ['Z̮̞̠͙͔ͅḀ̗̞͈̻L̶̫G', 'क्षि', 'é'], pad: `o${'\u0316\u0301'.repeat(10)}` },
  oneWord: { words: [], pad: 'W' },
} as const satisfies Readonly<Record<string, Voice>>
export type VoiceName = keyof typeof voices

/** The text as the field keeps it; undefined where it refuses it. */
const taken = ({ schema }: AnyBrick, text: string): string | undefined => {
  const judged = schema.safeParse(text)
  return judged.success && typeof judged.data === 'string' ? judged.data : undefined
}

/** Lengths to try of a field that does not say how long its text may be. */
const lengths = [4000, 2000, 1000, 500, 255, 200, 128, 100, 64, 40, 20, 10, 4]

/**
 * A text in this voice as long as the field takes, which begins with the word at `from`; undefined for a field that takes none of
 * it, such as a postcode.
 */
export const hostileText = (brick: AnyBrick, voice: VoiceName, from = 0): string | undefined => {
  const { words, pad }: Voice = voices[voice]
  let text: string | undefined
  for (const at of words.keys()) {
    const word = words[(from + at) % words.length] ?? ''
    text = taken(brick, text === undefined ? word : `${text} ${word}`) ?? text
  }
  const { maxLength } = brick.facts
  for (const length of maxLength === undefined ? lengths : [maxLength]) {
    const longer = taken(brick, (text ?? '').padEnd(length, pad))
    if (longer !== undefined) return longer
  }
  return text
}

/** Controls in which somebody types a text of their own. */
const typed: readonly Control[] = ['text', 'textarea']

/** Where in the words of a voice the next text begins, so that each begins elsewhere. */
let place = 0

const fileName = upload.body?.parts.Name as AnyBrick

/** The name of a file in this voice. */
const hostileFileName = (voice: VoiceName): string => {
  const text = hostileText(fileName, voice, place++) ?? ''
  // a cut may go through the middle of a character, which no name may hold
  for (const length of [251, 250, 200, 120]) {
    const name = taken(fileName, `${text.slice(0, length)}.pdf`)
    if (name !== undefined) return name
  }
  return 'bestand.pdf'
}

/** What the rows need beside a request, with these names of files where it has any. */
const withFiles = (beside: unknown, names: readonly string[]): unknown => {
  if (Array.isArray(beside)) return names
  return typeof beside === 'object' && beside !== null && 'files' in beside
    ? { ...beside, files: names }
    : beside
}

/** The form of editors that asks everything, as its kind has an example of few questions. */
const fullForm = (): FilledRequest => {
  const { questions } = everyQuestion
  const answers = requestExampleOf(group(partsOf(questions))) as Readonly<Record<string, unknown>>
  const request = requestOf(everyQuestion, answers)
  return { kind: 'forms.send', part: requestPart(questions), request, beside: everyQuestion }
}

/** A request of this kind in this voice, with every text that was put into it. */
const hostileRequest = (kind: string, voice: VoiceName, files: readonly string[]) => {
  const filled = kind === 'forms.send' ? fullForm() : filledExample(kind)
  const texts: string[] = []
  let { request } = filled
  for (const { path, brick } of bricksOf(filled.part)) {
    const at = parsePath(path)
    if (!typed.includes(brick.facts.control) || typeof valueAt(request, at) !== 'string') continue
    place += 7
    const text = hostileText(brick, voice, place)
    if (text === undefined) continue
    request = put(request, at, text)
    texts.push(text)
  }
  return { filled: { ...filled, request, beside: withFiles(filled.beside, files) }, texts }
}

/** A request that was taken in with odd texts, and what staff should read of it. */
export interface HostileRequest {
  id: string
  reference: string
  kind: string
  voice: VoiceName
  title: string
  answers: FrozenAnswer[]
  /** The texts that were typed, as their fields keep them. */
  texts: readonly string[]
  /** A file that came along. Its content is kept by whoever wants to read it. */
  file: { id: string; name: string }
}

/** Takes in a request of this kind in this voice, with a file. */
export const takeHostile = async (
  db: Database,
  kind: string,
  voice: VoiceName,
  clock: Clock = systemClock,
): Promise<HostileRequest> => {
  const file = { id: randomUUID(), name: hostileFileName(voice) }
  const { filled, texts } = hostileRequest(kind, voice, [file.name])
  const { id, reference, summary } = await takeIn(db, filled, clock)
  await db
    .insertInto('file')
    .values({
      ...{ id: file.id, name: file.name, session_id: randomUUID(), submission_id: id, bytes: 2048 },
      ...{ content_type: 'application/pdf', created_at: nowOf({ clock }) },
    })
    .execute()
  const answers = frozenAnswers(summary.sections, 'office')
  return { id, reference, kind, voice, title: summary.title, answers, texts, file }
}
