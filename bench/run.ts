// `npm run bench`: every promise that the product makes about its own speed, measured on this machine. Ends in
// failure only where a promise is broken beyond noise on a machine that had nothing else to do.
// With `--rows` also what is promised of very many rows, which takes half an hour; with `--readme` the table in README.md is
// written anew, and with names (`npm run bench -- bookings start`) only those are measured.
import type { Browser } from 'playwright-core'
import { systemClock, today } from '../src/core/kernel/clock.ts'
import { openBrowser } from '../test/kit/browser.ts'
import { ensureChromium } from '../tools/chromium.ts'
import { describeMachine } from './machine.ts'
import type { Measurement } from './promise.ts'
import { measureBookings, measureCrowd } from './promises/bookings.ts'
import { measureClicks } from './promises/clicks.ts'
import { measureLongAddresses } from './promises/long-addresses.ts'
import { judgeOffice } from './promises/office.ts'
import { measureTyping } from './promises/office-typing.ts'
import { measureKept, measureRendered, measureStatements } from './promises/pages.ts'
import { measurePaint } from './promises/paint.ts'
import { measurePartnerTrouble } from './promises/partner-trouble.ts'
import { measurePublication } from './promises/publication.ts'
import { measureRefusedLogins } from './promises/refused-logins.ts'
import { measureRevival } from './promises/revival.ts'
import {
  judgeFirstSteps,
  judgeScripts,
  measureFirstSteps,
  readManifest,
  readScripts,
} from './promises/scripts.ts'
import { measureSearch } from './promises/search.ts'
import { judgeSheets } from './promises/sheets.ts'
import { measureSlowClients } from './promises/slow-clients.ts'
import { measureStart } from './promises/start.ts'
import { readSuite } from './promises/suite.ts'
import { measureWorstRequests } from './promises/worst-requests.ts'
import { listScripts, writeReadme } from './report.ts'
import { holdRows, promised } from './rows.ts'
import { openSite, type Site } from './site.ts'
import { conclude, hold, verdicts } from './verdicts.ts'

type Answered = Promise<Measurement | Measurement[]>

async function measureScripts(site: Site): Promise<Measurement[]> {
  const pages = await readScripts(site)
  console.log(`${listScripts(pages)}\n`)
  const manifest = await readManifest()
  return [
    ...judgeScripts(pages),
    ...judgeFirstSteps(pages),
    ...(await judgeSheets(manifest)),
    ...(await judgeOffice(manifest)),
  ]
}

// Measures of a running site, in the order in which they run, by the name that a run can be narrowed to.
const onSite: Record<string, (site: Site) => Answered> = {
  scripts: measureScripts,
  kept: measureKept,
  rendered: measureRendered,
  statements: measureStatements,
  bookings: measureBookings,
  crowd: measureCrowd,
}
const inBrowser: Record<string, (browser: Browser, site: Site) => Answered> = {
  'first-steps': measureFirstSteps,
  paint: measurePaint,
  clicks: measureClicks,
}
const alone: Record<string, () => Answered> = {
  search: measureSearch,
  start: measureStart,
  revival: measureRevival,
  publication: measurePublication,
  typing: measureTyping,
  worst: measureWorstRequests,
  'long-addresses': measureLongAddresses,
  'slow-clients': measureSlowClients,
  partner: measurePartnerTrouble,
  logins: measureRefusedLogins,
  suite: async () => (await readSuite()) ?? [],
}

const names = [onSite, inBrowser, alone].flatMap((measures) => Object.keys(measures))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
for (const word of asked)
  if (!names.includes(word)) throw new Error(`Nothing is called ${word}: ${names.join(', ')}.`)

const chosen = <M>(measures: Record<string, M>): M[] =>
  Object.entries(measures).flatMap(([name, measure]) =>
    asked.length === 0 || asked.includes(name) ? measure : [],
  )

async function holdAll(): Promise<void> {
  if (chosen({ ...onSite, ...inBrowser }).length === 0) return
  const executablePath = ensureChromium()
  if (executablePath) process.env.CHROMIUM_PATH = executablePath
  await using site = await openSite()
  for (const measure of chosen(onSite)) await hold(() => measure(site))
  if (chosen(inBrowser).length === 0) return
  const browser = await openBrowser()
  try {
    for (const measure of chosen(inBrowser)) await hold(() => measure(browser, site))
  } finally {
    await browser.close()
  }
}

const where = `${today(systemClock)}, ${describeMachine()}`
console.log(`${where}\n`)
await holdAll()
for (const measure of chosen(alone)) await hold(measure)
if (process.argv.includes('--rows')) await holdRows(promised)
if (process.argv.includes('--readme') && asked.length === 0) await writeReadme(verdicts, where)
conclude()
