import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { contract } from '../../src/server/features.ts'
import { addressOf, exampleBodyOf, fieldsOf, type Json, put } from '../../test/hostile/bodies.ts'
import { http, sendRaw } from '../../test/hostile/raw.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import { newVisitor } from '../../test/kit/new-visitor.ts'
import { parsePath, valueAt } from '../../test/kit/request-values.ts'
import { startSite } from '../../test/storms/site.ts'
import {
  type CostlyRequest,
  inspectionTimes,
  packages,
  quoteMails,
  subsidyPages,
} from '../costly-requests.ts'
import { calendarReads, fillCalendars, holds, plannedRequests } from '../planning-requests.ts'
import type { Measurement } from '../promise.ts'
import { quantile, spreadOf } from '../statistics.ts'

const phaseMs = 3000
const phases = 3
const connections = 10

/** Bytes that a whole body may take. */
const most = 250_000
const repeated = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length)

const post = (call: AnyEndpoint, body: string, key: boolean): CostlyRequest => ({
  path: addressOf(call),
  headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': randomUUID() }) },
  body,
})
type Sent = CostlyRequest

/**
 * The example request of a call in which every field that holds a text is filled with the pattern, all equally long and as long
 * as fits.
 */
const filled = (call: AnyEndpoint, pattern: string, length: number): string => {
  const body = exampleBodyOf(call)
  const texts = fieldsOf(call).filter((path) => typeof valueAt(body, parsePath(path)) === 'string')
  const room = Math.floor(most / Buffer.byteLength(repeated(pattern, 100)) / Math.max(1, texts.length)) * 100
  for (const path of texts) put(body, path, `a${repeated(pattern, Math.min(length, room))}`)
  return JSON.stringify(body)
}

const patterns = ['\u0300\u0327', '\u0f73', `a${'\u0300\u0327'.repeat(15)}`, ' ', 'a.', 'ß']
const named = (name: string): AnyEndpoint => {
  const call = contract[name]
  if (!call) throw new Error(`${name} is no call`)
  return call
}
const calls: AnyEndpoint[] = Object.values(contract).filter(({ body, multipart }) => body && !multipart)
const bodies = (): Sent[] =>
  calls.flatMap((call) =>
    patterns.flatMap((pattern) =>
      [1000, 2900, 19_990, most].map((length, index) =>
        post(call, filled(call, pattern, length), index % 2 === 0),
      ),
    ),
  )
const lists = (): Sent[] => [
  post(named('handyman.book'), `{"appointment":{"options":[${'{},'.repeat(80_000)}{}]}}`, true),
  post(named('handyman.book'), `{${'"a":1,'.repeat(40_000)}"b":2}`, false),
  post(named('handyman.book'), `{"appointment":{"options":${'['.repeat(100_000)}`, false),
]
/** Registrations that are valid but for the password: one of those that take longest to judge. */
const passwords = (): Sent[] =>
  ['a4@4a@', '4@8({[<369!1|0$5+7%2', 'qwerty12321ytrewq', 'welkomwelkom1'].map((pattern) => {
    const call = named('account.register')
    const body = structuredClone(requestExampleOf(call.body ?? call.query)) as Json
    return post(call, JSON.stringify({ ...body, password: repeated(pattern, 64) }), false)
  })
const addresses = (): string[] =>
  ['/', '%2f', '.', ';', '/a'].flatMap((pattern) =>
    ['', 'contact/', 'mijn/', 'api/v1/giftcard/validate/', 'zoekresultaat?q='].map(
      (before) => `/${before}${repeated(pattern, 15_000)}x/`,
    ),
  )

const sendOnce = (url: string, { path, headers, body }: Sent): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { ...headers, 'x-forwarded-for': newVisitor() }, body })

/**
 * Sends these over and over, one after the other, until the signal; answers how many got which status. Each request comes from an
 * address of its own, as the promise does not lean on the limits.
 */
const attack = async (
  url: string,
  all: readonly (Sent | string)[],
  until: AbortSignal,
): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let sent = 0
  while (!until.aborted) {
    const one = all[sent++ % all.length] as Sent | string
    if (typeof one === 'string') {
      const { status } = await sendRaw(url, http(`GET ${one} HTTP/1.1\r\nX-Forwarded-For: ${newVisitor()}`))
      if (status === 500) throw new Error(`500: ${one.slice(0, 100)}`)
      count(status)
      continue
    }
    const answer = await sendOnce(url, one)
    if (answer.status === 500) throw new Error(`500: ${one.path} ${String(one.body).slice(0, 100)}`)
    count(answer.status)
    await answer.arrayBuffer()
  }
  return statuses
}

/**
 * Median of the milliseconds that a page took a visitor while all connections sent these requests, each starting at another one.
 */
const visitBeside = async (
  url: string,
  all: readonly (Sent | string)[],
): Promise<{ median: number; sent: string }> => {
  const until = AbortSignal.timeout(phaseMs)
  const attacks = Array.from({ length: connections }, (_one, at) => {
    const first = Math.floor((at * all.length) / connections)
    return attack(url, [...all.slice(first), ...all.slice(0, first)], until)
  })
  const took: number[] = []
  while (!until.aborted) {
    const start = performance.now()
    const answer = await fetch(`${url}/contact`, { headers: { 'x-forwarded-for': '198.51.100.7' } })
    await answer.arrayBuffer()
    took.push(performance.now() - start)
    if (answer.status !== 200) throw new Error(`A page was answered ${answer.status}.`)
    await sleep(1)
  }
  const answered = new Map<number, number>()
  for (const statuses of await Promise.all(attacks))
    for (const [status, times] of statuses) answered.set(status, (answered.get(status) ?? 0) + times)
  return {
    median: quantile(took, 0.5),
    sent: [...answered].map(([status, times]) => `${times} x ${status}`).join(', '),
  }
}

const longTexts = (): string[] => [
  'Wat mag mijn buurman?',
  ...patterns.flatMap((pattern) => [900, 19_990].map((length) => `Wat mag? ${repeated(pattern, length)}`)),
]

/**
 * What an answer contains when the request got as far as the expensive work: a body that is refused earlier would prove nothing.
 */
const answerPatterns: Record<string, RegExp> = {
  passwords: /Wachtwoord is te zwak|"reference"/,
  holds: /"token"/,
  requests: /"slot-taken"/,
  'mails with a document': /"reference"/,
  'large documents': /"id"/,
  'times of inspections': /"start"/,
}

type Kind = (freeDay: string, url: string) => (Sent | string)[] | Promise<(Sent | string)[]>
const kinds: Record<string, Kind> = {
  bodies,
  lists,
  passwords,
  addresses,
  calendars: calendarReads,
  holds,
  requests: (freeDay) => plannedRequests(freeDay, longTexts()),
  'times of inspections': inspectionTimes,
  'mails with a document': (_freeDay, url) => quoteMails(url),
  'large documents': packages,
  'pages of subsidies': subsidyPages,
}

/** Measures that ten connections sending the most expensive known requests leave another visitor's page quick. */
export async function measureWorstRequests(): Promise<Measurement[]> {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database, { count: 1, env: { LOG_LEVEL: 'warn' } })
  const [url] = site.urls as [string]
  await fillCalendars(database.db)
  const dates = await fetch(`${url}/api/v1/office/302/appointmentTypes/terugbellen/dates`)
  const freeDay = ((await dates.json()) as string[]).at(-1) ?? ''
  const measured: Measurement[] = []
  for (const [kind, requests] of Object.entries(kinds)) {
    const worst = await requests(freeDay, url)
    const [first] = worst
    const saying = answerPatterns[kind]
    if (saying && first !== undefined && typeof first !== 'string') {
      const said = await (await sendOnce(url, first)).text()
      if (!saying.test(said))
        throw new Error(`${kind} do not get as far as they should: ${said.slice(0, 200)}`)
    }
    const medians: number[] = []
    let note = ''
    while (medians.length < phases) {
      const { median, sent } = await visitBeside(url, worst)
      medians.push(median)
      note = sent
    }
    measured.push({
      what: `Page beside ten connections that send the worst that is known: ${kind}`,
      spread: spreadOf(medians),
      unit: 'ms',
      bound: { side: 'at most', value: 50 },
      note,
    })
  }
  return measured
}
