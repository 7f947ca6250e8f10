// `npm run bench`: every promise that the product makes about its own speed, measured on this machine. Ends in
// failure only where a promise is broken beyond noise on a machine that had nothing else to do.
// With `--rows` also what is promised of very many rows, which takes half an hour; with `--readme` the table in README.md is
// written anew.
import { systemClock, today } from '../src/core/kernel/clock.ts'
import { openBrowser } from '../test/kit/browser.ts'
import { ensureChromium } from '../tools/chromium.ts'
import { conclude, hold, verdicts } from './hold.ts'
import { describeMachine } from './machine.ts'
import { measureBookings } from './promises/bookings.ts'
import { measureClicks } from './promises/clicks.ts'
import { measureKept, measureRendered, measureStatements } from './promises/pages.ts'
import { measurePaint } from './promises/paint.ts'
import {
  judgeFirstSteps,
  judgeScripts,
  measureFirstSteps,
  readManifest,
  readScripts,
} from './promises/scripts.ts'
import { judgeSheets } from './promises/sheets.ts'
import { measureStart } from './promises/start.ts'
import { readSuite } from './promises/suite.ts'
import { listScripts, writeReadme } from './report.ts'
import { holdRows, promised } from './rows.ts'
import { openSite } from './site.ts'

async function holdAll(): Promise<void> {
  const executablePath = ensureChromium()
  if (executablePath) process.env.CHROMIUM_PATH = executablePath
  await using site = await openSite()
  const pages = await readScripts(site)
  console.log(`${listScripts(pages)}\n`)
  await hold(async () => [
    ...judgeScripts(pages),
    ...judgeFirstSteps(pages),
    ...(await judgeSheets(await readManifest())),
  ])
  await hold(() => measureKept(site))
  await hold(() => measureRendered(site))
  await hold(() => measureStatements(site))
  await hold(() => measureBookings(site))
  const browser = await openBrowser()
  try {
    await hold(() => measureFirstSteps(browser, site))
    await hold(() => measurePaint(browser, site))
    await hold(() => measureClicks(browser, site))
  } finally {
    await browser.close()
  }
}

const where = `${today(systemClock)}, ${describeMachine()}`
console.log(`${where}\n`)
await holdAll()
await hold(measureStart)
const suite = await readSuite()
if (suite) await hold(async () => suite)
if (process.argv.includes('--rows')) await holdRows(promised)
if (process.argv.includes('--readme')) await writeReadme(verdicts, where)
conclude()
