import { setTimeout as sleep } from 'node:timers/promises'
import { canonical } from '../../src/core/content/document-rights.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { saveDraft } from '../../src/server/services/content/edit.ts'
import { newColleague, officeCookie } from '../kit/office.ts'
import { type Random, randomFrom } from '../kit/random.ts'

// Two people who write one document at once, each on whatever they saw last, while their network fails and processes die. Every
// edit adds a word of its own and leaves all others, so that a word that is gone is a text that was lost.

const codename = 'storm'

interface Block {
  kind: 'rich_text'
  text: { html: string }
}

interface Body {
  kind: string
  codename: string
  title: string
  blocks: Block[]
}

interface Held {
  number: number
  body: Body
}

/** A save that was answered with its number. */
interface Acknowledged extends Held {
  base: number
  staffId: string
  word: string
}

const empty: Body = { kind: 'page', codename, title: 'Storm', blocks: [] }

/** The words of all edits in a text. */
const wordsIn = ({ blocks }: Pick<Body, 'blocks'>): string[] =>
  blocks.flatMap(({ text }) => [...text.html.matchAll(/<p>(.*?)<\/p>/g)].map(([, word = '']) => word))

const blockOf = (word: string): Block => ({ kind: 'rich_text', text: { html: `<p>${word}</p>` } })

/** A text with one more word: in a new block or in one that there is, with a block moved or another title beside it. */
const edited = (body: Body, word: string, { between, of }: Random): Body => {
  const { blocks } = body
  const at = between(0, blocks.length)
  const there = blocks[at]
  const how = of(['add', 'write', 'move', 'title'])
  if (how === 'write' && there) {
    const words = [...wordsIn({ blocks: [there] }), word]
    return { ...body, blocks: blocks.with(at, blockOf(words.join('</p><p>'))) }
  }
  if (how === 'move' && there) {
    const others = blocks.toSpliced(at, 1)
    return { ...body, blocks: [...others.toSpliced(between(0, others.length), 0, there), blockOf(word)] }
  }
  if (how === 'title') return { ...body, title: `Storm ${word}`, blocks: [blockOf(word), ...blocks] }
  return { ...body, blocks: blocks.toSpliced(at, 0, blockOf(word)) }
}

interface Setting {
  urls: readonly string[]
  /** Edits of each. */
  edits: number
  /** Where the random edits begin. */
  seed: number
  /** Called after each edit that is done, by whom and with its number. */
  onEdit?: (writer: number, edit: number) => void
}

/** Milliseconds after which a request that is cut is cut. */
const cutAfter = [1, 40] as const

/** Opens a document and two people who may write it, at the processes of a site over this database. */
export const openWriters = async (db: Database, { urls, edits, seed, onEdit }: Setting) => {
  await saveDraft(db, systemClock, codename, empty)
  const acknowledged: Acknowledged[] = []
  /** Saves on an older text that were taken. */
  const overwritten: string[] = []
  const counts = { conflicts: 0, unanswered: 0, stale: 0 }
  let isOver = false

  /** Asks at one of the processes; undefined where nobody answered. */
  const ask = async (
    { cookie, random }: Writer,
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; body: Record<string, unknown> } | undefined> => {
    try {
      const answer = await fetch(`${random.of(urls)}/beheer/api/content/${codename}${path}`, {
        ...init,
        headers: { cookie, connection: 'close', 'content-type': 'application/json' },
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    } catch {
      return undefined
    }
  }

  /** The newest text, asked until somebody answers. */
  const read = async (writer: Writer): Promise<Held> => {
    while (!isOver) {
      const answer = await ask(writer, '')
      if (answer?.status === 200) return answer.body.draft as Held
      if (answer && answer.status !== 503) throw new Error(`A look was answered with ${answer.status}.`)
      await sleep(50)
    }
    throw new Error('Nobody waits for this text.')
  }

  /** Sends a text; undefined where nobody answered, or the process is busy. */
  const send = async (writer: Writer, base: number, body: Body) => {
    const { between } = writer.random
    const isCut = between(1, 6) === 1
    const answer = await ask(writer, '/draft', {
      method: 'PUT',
      body: JSON.stringify({ base, body }),
      ...(isCut && { signal: AbortSignal.timeout(between(...cutAfter)) }),
    })
    if (answer?.status === 200 || answer?.status === 409) return answer
    if (answer && answer.status !== 503) throw new Error(`A save was answered with ${answer.status}.`)
    counts.unanswered++
    return undefined
  }

  /** Sends a text on one that is older than what they saw, as a tab would that was left open. */
  const sendStale = async (writer: Writer, older: number): Promise<void> => {
    const answer = await send(writer, older, { ...empty, blocks: [blockOf(`oud-${older}`)] })
    if (answer?.status === 200) overwritten.push(`a save on ${older}, which was older, was taken`)
    if (answer?.status === 409) counts.stale++
  }

  /** Does one edit until it is saved; answers the text that holds it. */
  const edit = async (writer: Writer, from: Held, word: string): Promise<Held> => {
    let held = from
    // a save that nobody answered may have been taken after all
    while (!wordsIn(held.body).includes(word)) {
      const body = edited(held.body, word, writer.random)
      const answer = await send(writer, held.number, body)
      if (answer?.status === 200) {
        const number = Number(answer.body.number)
        acknowledged.push({ number, body, base: held.number, staffId: writer.id, word })
        return { number, body }
      }
      if (answer?.status === 409) {
        counts.conflicts++
        held = answer.body.newer as Held
      } else held = await read(writer)
    }
    return held
  }

  const write = async (writer: Writer): Promise<void> => {
    let held = await read(writer)
    for (let made = 1; made <= edits; made++) {
      const before = held.number
      held = await edit(writer, held, `${writer.at}-${made}`)
      onEdit?.(writer.at, made)
      if (writer.random.between(1, 10) === 1) await sendStale(writer, before)
      await sleep(writer.random.between(0, 15))
    }
  }

  const writers = await Promise.all([0, 1].map((at) => enter(db, at, randomFrom(seed + at))))
  return {
    acknowledged,
    overwritten,
    counts,
    /** Resolves once both have done all their edits. */
    write: () =>
      Promise.all(writers.map(write)).finally(() => {
        isOver = true
      }),
    lost: () => lostIn(db, acknowledged, edits),
  }
}

interface Writer {
  at: number
  id: string
  cookie: string
  random: Random
}

const enter = async (db: Database, at: number, random: Random): Promise<Writer> => {
  const { id } = await newColleague(db, ['editor'], { name: `Schrijver ${at}` })
  return { at, id, random, cookie: await officeCookie(db, { id }) }
}

const twice = <T>(values: readonly T[]): T[] => values.filter((value, at) => values.indexOf(value) !== at)

/**
 * What is lost of acknowledged saves, or was saved over: a text that is neither kept under its number nor folded into the next one
 * of the same person, a chain that does not hold together, a text on which two saves were taken, a word that is gone.
 */
const lostIn = async (
  db: Database,
  acknowledged: readonly Acknowledged[],
  edits: number,
): Promise<string[]> => {
  const kept = await db
    .selectFrom('content_revision')
    .select(['number', 'base', 'staff_id', 'body'])
    .where('codename', '=', codename)
    .orderBy('number')
    .execute()
  const lost: string[] = []
  for (const [at, { number, base }] of kept.entries()) {
    const before = kept[at - 1]?.number ?? null
    if (base !== before) lost.push(`revision ${number} stands on ${base}, not on ${before}`)
  }
  for (const { number, body, staffId, word } of acknowledged) {
    const found = kept.find((row) => row.number >= number)
    const isThere =
      found?.number === number
        ? canonical(found.body) === canonical(body)
        : found?.staff_id === staffId && wordsIn(found.body as Body).includes(word)
    if (!isThere) lost.push(`the text of ${number}, with ${word}`)
  }
  for (const base of twice(acknowledged.map((one) => one.base))) lost.push(`two saves were taken on ${base}`)
  for (const number of twice(acknowledged.map((one) => one.number))) lost.push(`${number} was given twice`)
  const words = wordsIn(kept.at(-1)?.body as Body)
  const meant = [0, 1].flatMap((at) => Array.from({ length: edits }, (_none, edit) => `${at}-${edit + 1}`))
  for (const word of meant) if (!words.includes(word)) lost.push(`the word ${word}`)
  for (const word of twice(words)) lost.push(`${word} stands there twice`)
  for (const word of words) if (!meant.includes(word)) lost.push(`${word} stands there, which was refused`)
  return lost
}
