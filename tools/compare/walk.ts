import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openVisitor, type Visitor } from '../../test/kit/browser.ts'
import { type Answering, fillIn } from './fill.ts'
import { type Moment, type Recorder, recorder } from './moment.ts'
import { tamer } from './tame.ts'

export const viewers = ['visitor', 'registered', 'member'] as const
export type Viewer = (typeof viewers)[number]

/** One page as somebody sees it, and all that they can do there. */
export interface Way {
  path: string
  viewer: Viewer
  /** Which option of each choice is taken (`Answering`). */
  choice: number
}

export const nameOf = ({ path, viewer, choice }: Way): string => `${path} ${viewer} ${choice}`

const open = async (browser: Browser, origin: string, { viewer }: Way, number: number): Promise<Visitor> => {
  // of limits nothing is compared
  const extraHTTPHeaders = { 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` }
  const visitor = await openVisitor(browser, { extraHTTPHeaders })
  if (viewer !== 'visitor')
    await visitor.page.request.post(`${origin}/sandbox/viewer`, { data: { as: viewer }, headers: { origin } })
  return visitor
}

const steps = (page: Page) => page.locator('main :is([data-step]:not([inert]), form.tool-form:not([inert]))')
const mostSteps = 14
/** The key of the step that stands there, `tool` of a calculator; undefined where there is none. */
const stepOn = async (page: Page): Promise<string | undefined> =>
  (await steps(page).count()) === 0
    ? undefined
    : ((await steps(page).first().getAttribute('data-step')) ?? 'tool')

/** An attachment in words where it has any: a file of a calendar, not a picture. */
const attached = (base64: string): string => {
  const text = Buffer.from(base64, 'base64').toString('utf8')
  return text.includes('\ufffd') ? `<file of ${base64.length} signs>` : text
}
const inLines = (one: object): string =>
  JSON.stringify(one, (key, value) => (key === 'content' ? attached(String(value)) : value), 1).replaceAll(
    /\\r?\\n|\\n/g,
    '\n',
  )

/** Everything that mailboxes and partners got so far. */
const arrivedBy = async (origin: string): Promise<string[]> => {
  // a busy site asks to come back
  const read = async (path: string): Promise<object[]> => {
    const answer = await fetch(origin + path)
    if (answer.ok) return (await answer.json()) as object[]
    await sleep(500)
    return read(path)
  }
  return [...(await read('/sandbox/mail.json')), ...(await read('/sandbox/orders.json'))].map(inLines)
}

/** What arrived besides what was there, once nothing more comes for a while. Ways are walked one after the other: it is all of one. */
const arrivedSince = async (origin: string, before: ReadonlySet<string>): Promise<string[]> => {
  let all: string[] = []
  for (let quiet = 0, first = true; quiet < 3; first = false) {
    if (!first) await sleep(500)
    const now = await arrivedBy(origin)
    quiet = !first && now.length === all.length ? quiet + 1 : 0
    all = now
  }
  return all.filter((one) => !before.has(one)).sort()
}

/** Answers each step of the page first with nothing, then as it asks, until it ends or does not go on. */
async function* walkSteps(
  page: Page,
  answering: Answering,
  { take, settle }: Recorder,
): AsyncGenerator<Moment> {
  for (let count = 0, before = ''; count < mostSteps; count++) {
    const name = await stepOn(page)
    if (name === undefined) break
    const form = steps(page).first()
    const stands = `${name} ${await form.innerText()}`
    const submit = form.locator('button[type=submit]')
    if (stands === before || (await submit.count()) === 0) break
    before = stands
    await submit.last().click()
    yield await take(`${name}, empty`)
    if ((await stepOn(page)) !== name) continue
    await fillIn(page, form, answering, settle)
    yield await take(`${name}, filled in`)
    await submit.last().click()
    yield await take(`${name}, sent on`)
  }
}

const nothing = { address: [], tree: [], sentences: [], focus: [], storage: [], sent: [] }

/** Each moment of a way on one site, and last what arrived by mail and at partners. */
async function* momentsOf(
  browser: Browser,
  origin: string,
  way: Way,
  number: number,
): AsyncGenerator<Moment> {
  await using visitor = await open(browser, origin, way, number)
  const { page } = visitor
  const tame = tamer(origin)
  const record = await recorder(page, tame)
  const answering: Answering = { email: `way-${number}@voorbeeld.nl`, choice: way.choice }
  const before = new Set(await arrivedBy(origin))
  await page.goto(origin + way.path)
  yield await record.take('opened')
  let hasForm = false
  for await (const moment of walkSteps(page, answering, record)) {
    hasForm = true
    yield moment
  }
  // what is on its way still is nobody's any more
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!hasForm) return
  const lines = (await arrivedSince(origin, before)).flatMap((one) => one.split('\n'))
  yield { after: 'mails and orders', parts: { ...nothing, sent: lines.map(tame) } }
}

/** How the last moment of a walk begins that could not go on; behind it stands why. */
export const stopped = 'stopped: '

/** Walks one way on one site. Where it cannot go on, the last moment says why. */
export const walk = async (browser: Browser, origin: string, way: Way, number: number): Promise<Moment[]> => {
  const moments: Moment[] = []
  try {
    for await (const moment of momentsOf(browser, origin, way, number)) moments.push(moment)
  } catch (thrown) {
    moments.push({ after: stopped + String(thrown).split('\n')[0], parts: nothing })
  }
  return moments
}
