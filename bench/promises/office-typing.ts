import { setTimeout as sleep } from 'node:timers/promises'
import { seeds } from '../../content/content.ts'
import { legalTexts } from '../../src/core/content/document-rights.ts'
import {
  previewDrawnPath,
  publishDocument,
  readDocument,
  saveDraft,
} from '../../src/core/contract/content/content-calls.ts'
import { freePort } from '../../test/kit/server-process.ts'
import { measureVisitorsBeside } from '../beside.ts'
import type { Measurement } from '../promise.ts'
import { openSite } from '../site.ts'
import { type Colleague, enterAs } from '../staff.ts'
import { spreadOf } from '../statistics.ts'

type Body = Record<string, unknown>

/** The page with the longest text, of those that whoever writes them may publish. */
const longest = seeds
  .filter((seed) => seed.kind === 'page')
  .filter(({ codename }) => !legalTexts.includes(codename))
  .reduce((most, seed) => (JSON.stringify(seed).length > JSON.stringify(most).length ? seed : most))

const addressOf = ({ path }: { path: string }) => path.replace('{codename}', longest.codename)

/** Somebody who writes the longest page: each save is made on the one before. */
class Writer {
  readonly #colleague: Colleague
  #number = 0
  #body: Body = {}
  #made = 0

  constructor(colleague: Colleague) {
    this.#colleague = colleague
  }

  async open(): Promise<this> {
    const { answer } = await this.#colleague.ask(addressOf(readDocument))
    const { published, draft } = answer as Record<
      'published' | 'draft',
      { number: number; body: Body } | null
    >
    const text = draft ?? published
    if (!text) throw new Error(`${longest.codename} has no text.`)
    this.#number = text.number
    this.#body = text.body
    return this
  }

  /** Saves the text with another title. */
  async save(): Promise<void> {
    this.#made++
    this.#body = { ...this.#body, title: `${longest.title} ${this.#made}` }
    const sent = { base: this.#number, body: this.#body }
    const { answer } = await this.#colleague.ask(addressOf(saveDraft), sent, 'PUT')
    this.#number = (answer as { number: number }).number
  }

  async preview(): Promise<void> {
    await this.#colleague.ask(previewDrawnPath(longest.codename), { body: this.#body, as: 'visitor' })
  }

  async publish(): Promise<void> {
    await this.#colleague.ask(addressOf(publishDocument), { number: this.#number })
  }
}

/** Lets somebody save a draft and ask a preview every second until it is disposed of. */
function keepTyping(writer: Writer): AsyncDisposable {
  const stop = new AbortController()
  const type = async () => {
    while (!stop.signal.aborted) {
      await writer.save()
      await writer.preview()
      await sleep(1000, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const typing = type()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await typing
    },
  }
}

/** Publications that are watched, after two that do not count. */
const publications = 15

/** Most milliseconds that one task kept the event loop, of each publication until every process shows it. */
async function tasksOfPublications(writer: Writer, mostSince: () => Promise<number>): Promise<number[]> {
  const most: number[] = []
  for (let publication = -2; publication < publications; publication++) {
    await writer.save()
    await mostSince()
    await writer.publish()
    await sleep(1000)
    const kept = await mostSince()
    if (publication >= 0) most.push(kept)
  }
  return most
}

const taskOf = (what: string, most: readonly number[], note: string): Measurement => ({
  what: `Longest task of the event loop ${what}`,
  spread: spreadOf(most, 1),
  unit: 'ms',
  bound: { side: 'at most', value: 50 },
  note,
})

/**
 * Measures a visitor's page and booking while an editor writes the longest page, saved and drawn every second, and the longest task
 * that visitors had to wait for then and while the page is published.
 */
export async function measureTyping(): Promise<Measurement[]> {
  const port = await freePort()
  const watchFile = new URL('../loop-watch.ts', import.meta.url).href
  const env = { LOOP_WATCH_PORT: String(port), NODE_OPTIONS: `--import=${watchFile}` }
  await using site = await openSite({ env })
  const mostSince = async () => Number(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  const [colleague] = await enterAs(site, 1)
  if (!colleague) throw new Error('Nobody came in.')
  using _ = colleague
  const writer = await new Writer(colleague).open()
  const tasks: Record<'beside' | 'alone', number[]> = { beside: [], alone: [] }
  const visitors = await measureVisitorsBeside(site, {
    what: 'an editor who types',
    begin: () => keepTyping(writer),
    async watch(measure, isBeside) {
      await mostSince()
      const figure = await measure()
      tasks[isBeside ? 'beside' : 'alone'].push(await mostSince())
      return figure
    },
  })
  const middle = (most: readonly number[]) => spreadOf(most).value.toFixed(0)
  const published = await tasksOfPublications(writer, mostSince)
  const quiet = `the most of ${tasks.alone.length} times without: ${Math.max(...tasks.alone).toFixed(0)} ms`
  return [
    ...visitors,
    taskOf('beside an editor who types', tasks.beside, `median ${middle(tasks.beside)} ms; ${quiet}`),
    taskOf('while a page is published', published, `median ${middle(published)} ms`),
  ]
}
