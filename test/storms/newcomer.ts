// Started by newcomer.long.db.test.ts where there is no network: starts the site as a newcomer does, reads pages, books and
// stops. Prints what it found as JSON on its last line.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { endServer, freePort, untilReady } from '../kit/server-process.ts'
import { bookingOf, firstSlots, ratesAt, sendBooking } from './bookings.ts'
import { eventually } from './site.ts'

const [dataDir = ''] = process.argv.slice(2)
const outside = await Promise.any([
  lookup('registry.npmjs.org').then(() => 'a name was found'),
  fetch('http://1.1.1.1', { signal: AbortSignal.timeout(3000) }).then(() => 'an address answered'),
]).catch(() => undefined)

const port = await freePort()
const child = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let printed = ''
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
const url = `http://localhost:${port}`
await untilReady(url, child, () => printed, 240)

const pages: Record<string, number> = {}
for (const path of [
  '/',
  '/diensten',
  '/diensten/wonen-en-onderhoud-diensten/klusservice',
  '/sandbox',
  '/api/docs',
])
  pages[path] = (await fetch(url + path)).status
const rates = await ratesAt(url)
const booked = await sendBooking(url, bookingOf(rates, firstSlots(rates)), randomUUID())
const { reference } = (await booked.json()) as { reference: string }
const listed = async (list: string) =>
  (await (await fetch(`${url}/sandbox/${list}.json`)).text()).includes(reference)
await eventually('the order and the mail arrive', async () => (await listed('orders')) && listed('mail'))
const code = await endServer(child, 'SIGTERM')
console.log(JSON.stringify({ outside, pages, booked: booked.status, code }))
