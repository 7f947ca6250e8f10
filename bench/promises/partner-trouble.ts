import { setTimeout as sleep } from 'node:timers/promises'
import { type HostileMood, type HostilePartner, hostilePartner } from '../../test/hostile/partner-front.ts'
import { productionWorld } from '../../test/hostile/production.ts'
import { freshDatabase } from '../../test/kit/database.ts'
import { type SiteOfMany, startSite } from '../../test/storms/site.ts'
import type { Measurement } from '../promise.ts'
import { quantile, ratiosOf, spreadOf } from '../statistics.ts'

const phaseMs = 1000
const pairs = 5
const moods: readonly HostileMood[] = ['silent', 'refused', 'html', 'dripping', 'endless', 'redirecting']

/** A site of one process with a handyman partner of its own. */
interface Stage extends AsyncDisposable {
  partner: HostilePartner
  site: SiteOfMany
}

const openStage = async (): Promise<Stage> => {
  const opened = new AsyncDisposableStack()
  const partner = opened.use(await hostilePartner())
  const world = opened.use(await productionWorld(partner))
  const database = opened.use(await freshDatabase('filled'))
  const site = opened.use(await startSite(database, { count: 1, env: world.env }))
  return { partner, site, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

let place = 0
const askRates = (url: string) =>
  fetch(
    `${url}/api/klusservice/task-rates?taskId=lekkende-kraan&lat=${51 + ++place / 10_000}&lon=5.1&fromDate=2026-12-01T00:00:00.000Z`,
    { headers: { 'x-forwarded-for': `10.0.${place % 250}.1` } },
  ).then((answer) => answer.text())

/** Milliseconds of every page that a reader got while others asked for handyman rates twenty times a second. */
const readPages = async ({ site }: Stage): Promise<number[]> => {
  const [url] = site.urls as [string]
  const until = performance.now() + phaseMs
  const asked: Promise<unknown>[] = []
  const asking = setInterval(() => asked.push(askRates(url)), 50)
  const took: number[] = []
  while (performance.now() < until) {
    const start = performance.now()
    const answer = await fetch(`${url}/contact`)
    await answer.text()
    took.push(performance.now() - start)
    if (answer.status !== 200) throw new Error(`A page was answered ${answer.status}.`)
    await sleep(1)
  }
  clearInterval(asking)
  // requests that still hang stay open into the next phase, as they would in life; their outcome does not matter
  for (const one of asked) one.catch(() => undefined)
  return took
}

/**
 * Measures what visitors notice of a partner in trouble: visitors of other pages, against a site whose partner is in good health;
 * and visitors who ask for something of that partner, before and after the site knows of the trouble.
 */
export async function measurePartnerTrouble(): Promise<Measurement[]> {
  await using calm = await openStage()
  await using troubled = await openStage()
  await readPages(calm)
  await readPages(troubled)
  const measured: { ours: number; bare: number }[] = []
  for (let pair = 0; pair < pairs; pair++) {
    await troubled.partner.turn(moods[pair % moods.length] as HostileMood)
    const bare = quantile(await readPages(calm), 0.95)
    measured.push({ ours: quantile(await readPages(troubled), 0.95), bare })
  }
  const { first, known } = await waitsFor(troubled)
  return [
    {
      what: '95th percentile of other pages while a partner is in trouble, against one in good health',
      spread: spreadOf(ratiosOf(measured)),
      unit: 'ratio',
      bound: { side: 'at most', value: 1.2 },
    },
    {
      what: 'Answer to whoever finds out that a partner is silent',
      spread: spreadOf(first),
      unit: 's',
      bound: { side: 'at most', value: 5 },
    },
    {
      what: 'Answer to whoever asks for something of a partner that is known to be silent',
      spread: spreadOf(known),
      unit: 'ms',
      bound: { side: 'at most', value: 300 },
    },
  ]
}

const isWell = async (url: string): Promise<boolean> => (await tasks(url)).status === 200
const tasks = (url: string) =>
  fetch(
    `${url}/api/klusservice/task-rates?taskId=lekkende-kraan&lat=${50 + ++place / 10_000}&lon=5.2&fromDate=2026-12-01T00:00:00.000Z`,
  )

/** Seconds that the first visitors wait for a silent partner, and milliseconds that later ones do. */
const waitsFor = async ({ partner, site }: Stage): Promise<{ first: number[]; known: number[] }> => {
  const [url] = site.urls as [string]
  const waitOf = async () => {
    const asked = performance.now()
    await (await tasks(url)).text()
    return performance.now() - asked
  }
  await partner.turn('well')
  while (!(await isWell(url))) await sleep(250)
  await partner.turn('silent')
  const first = await Promise.all(Array.from({ length: 6 }, waitOf))
  const known: number[] = []
  for (let time = 0; time < 20; time++) known.push(await waitOf())
  return { first: first.map((ms) => ms / 1000), known }
}
