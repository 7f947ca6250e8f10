// `npm run requests list | show <reference> | done <reference> "<note>"`: shows what people asked for, for staff.

import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatInstant } from '../src/core/kernel/clock.ts'
import { Fault } from '../src/core/kernel/fault.ts'
import { stateWords } from '../src/core/mijn/mijn-words.ts'
import type { RequestState } from '../src/core/mijn/pages.ts'
import { dueInWords } from '../src/core/mijn/promise-words.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import { perform } from '../src/server/feature.ts'
import { handleRequest } from '../src/server/services/requests/handle.ts'
import { type ListedRequest, listRequests } from '../src/server/services/requests/list.ts'
import { type AskedFile, readRequestFile } from '../src/server/services/requests/read-file.ts'
import { type RequestDetails, showRequest } from '../src/server/services/requests/show.ts'
import { type Command, runHere } from './command.ts'
import { type Acting, staffCommand } from './command-context.ts'

const usage = `Kies: npm run requests list, show <referentie> of done <referentie> "<wat je gedaan hebt>"
Bij list (achter --): --kind <soort>, --state <status>, --all. Bij show: --files <map>, --reason <reden>.
Namens wie: --as <e-mailadres>.
Statussen: ${Object.keys(stateWords).join(', ')}`

/** Most requests that are listed. */
const mostListed = 200
/** The states in which a request may wait for staff. */
const waiting: readonly RequestState[] = ['received', 'failed']

const isState = (word: string): word is RequestState => Object.hasOwn(stateWords, word)

interface Asked {
  verb: string
  words: string[]
  options: { kind?: string; state?: string; all?: boolean; files?: string }
}

const read = (args: readonly string[]): Asked => {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        state: { type: 'string' },
        all: { type: 'boolean' },
        files: { type: 'string' },
      },
    })
    const [verb = 'list', ...words] = positionals
    return { verb, words, options: values }
  } catch {
    throw new StartRefused(usage)
  }
}

const works: Readonly<Record<string, (staff: Acting, asked: Asked) => Promise<void>>> = {
  list: async ({ ctx, say }, { options: { kind, state, all = false } }) => {
    if (state !== undefined && !isState(state)) throw new StartRefused(usage)
    const isWaiting = !all && (state === undefined || waiting.includes(state))
    const open = isWaiting ? true : undefined
    const wanted = { kind, state, open, order: 'oldest', limit: mostListed } as const
    const { listed, next } = await perform(ctx, listRequests, wanted)
    for (const one of listed) say(oneLine(one, ctx.clock.now()))
    if (listed.length === 0) say('Er wacht geen aanvraag.')
    if (next !== null) say('Er zijn er meer: kies een soort met --kind, of handel eerst de oudste af.')
  },
  show: async (staff, { words: [reference = ''], options: { files } }) => {
    const shown = await perform(staff.ctx, showRequest, {
      reference: reference.toUpperCase(),
      reason: staff.reason,
    })
    staff.say(inFull(shown, staff.ctx.clock.now()))
    if (files !== undefined) await writeFiles(staff, shown, files)
  },
  done: async ({ ctx, say }, { words: [reference = '', note = ''] }) => {
    const { again } = await perform(ctx, handleRequest, { reference: reference.toUpperCase(), note })
    say(again ? 'Deze aanvraag was al afgehandeld of doorgegeven. De notitie is toegevoegd.' : 'Afgehandeld.')
  },
}
/** Number of words that must follow each verb. */
const takes: Readonly<Record<string, number>> = { list: 0, show: 1, done: 2 }

export const requests: Command = staffCommand('requests', ({ args }) => {
  const asked = read(args)
  const work = Object.hasOwn(works, asked.verb) ? works[asked.verb] : undefined
  if (!work || asked.words.length !== takes[asked.verb]) throw new StartRefused(usage)
  return (staff) => work(staff, asked)
})

type Told = 'reference' | 'receivedAt' | 'state' | 'kind' | 'isHandled' | 'open'
type Line = Pick<ListedRequest, Told> & Pick<RequestDetails, 'dueOn'>

function oneLine({ reference, receivedAt, state, kind, isHandled, open, dueOn }: Line, now: number): string {
  return [
    ...[reference, formatInstant(receivedAt), isHandled ? 'handled' : state, kind],
    ...(open && dueOn !== null ? [dueInWords(dueOn, now)] : []),
  ].join('  ')
}

function inFull(shown: RequestDetails, now: number): string {
  const { answers, corrections, appointments, deliveries, files, timeline, flags } = shown
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`  ${title}:`, ...lines.map((line) => `    ${line}`)] : []
  const isHandled = !shown.open && timeline.some(({ event }) => event === 'handled')
  return [
    oneLine({ ...shown, isHandled }, now),
    `  ${shown.title}`,
    ...section(
      'Antwoorden',
      answers.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n      ')}`),
    ),
    ...section(
      'Verbeterd',
      corrections.map(
        ({ place, value }) => `${answers[place]?.label}: ${value.replaceAll('\n', '\n      ')}`,
      ),
    ),
    ...section(
      'Momenten',
      appointments.map(
        ({ start, end, state }) => `${formatInstant(start)} tot ${formatInstant(end)}${asItStands[state]}`,
      ),
    ),
    ...section(
      'Bereikt',
      deliveries.map(({ partner, state, reason }) => `${partner}: ${state}${reason ? ` (${reason})` : ''}`),
    ),
    ...section(
      'Bestanden',
      files.map(({ name, contentType, bytes }) => `${name}  ${contentType}  ${Math.ceil(bytes / 1000)} kB`),
    ),
    ...section('Let op', flags),
    ...section(
      'Wat er gebeurde',
      timeline.map(({ at, event, facts, actor, by, note }) =>
        [formatInstant(at), event, ...factsIn(facts), actor === 'staff' ? by : actor, note && onOneLine(note)]
          .filter(Boolean)
          .join('  '),
      ),
    ),
  ].join('\n')
}

const asItStands = { asked: ', gevraagd', confirmed: '', cancelled: ', afgezegd' } as const

/** A note may have several lines; here each event is one. */
function onOneLine(note: string): string {
  return note.replace(/\s+/g, ' ')
}

/** An event's facts in words: `channel mail, number 1`. */
function factsIn(facts: RequestDetails['timeline'][number]['facts']): string[] {
  const told = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  return told.length > 0 ? [told.join(', ')] : []
}

/**
 * Largest number of bytes of a name before its extension: a file name may have 255, with the reference and the number in front.
 */
const longestName = 200

/** A file name without folders that a file system can hold; senders may give it 255 characters of any alphabet. */
function shortName(name: string): string {
  const extension = extname(name)
  const start = Buffer.from(basename(name, extension)).subarray(0, longestName)
  // drops the bytes of a character that was cut in half
  return new TextDecoder().decode(start, { stream: true }) + extension
}

/** The content of a file; undefined where it is gone. */
async function contentOf(ctx: Acting['ctx'], asked: AskedFile): Promise<Uint8Array | undefined> {
  try {
    return (await perform(ctx, readRequestFile, asked)).content
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.status === 404) return undefined
    throw thrown
  }
}

/** Writes each file under its number, so that none replaces another, and names those that are gone. */
async function writeFiles({ ctx, say, warn }: Acting, shown: RequestDetails, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, { id, name }] of shown.files.entries()) {
    const content = await contentOf(ctx, { reference: shown.reference, id })
    if (!content) {
      warn(`${name} is er niet meer.`)
      continue
    }
    const path = join(folder, `${shown.reference}-${index + 1}-${shortName(name)}`)
    await writeFile(path, content, { flag: 'wx' })
    say(`Geschreven: ${path}`)
  }
}

await runHere(import.meta, requests)
