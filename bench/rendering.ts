// The product's own server, in production mode, over content that is new at every request, so that no page is ever
// found in memory. Logs to the file that it is given, and prints the address that it listens on:
//   node bench/rendering.ts <log file>
import { fileURLToPath } from 'node:url'
import { destination, pino } from 'pino'
import { seeds } from '../content/index.ts'
import { systemClock } from '../src/core/kernel/clock.ts'
import { clientFolder, loadRenderer } from '../src/server/http/pages/bundle.ts'
import { pages } from '../src/server/http/pages/index.ts'
import { judgeSettings } from '../src/server/services/content/judge.ts'
import { siteOf } from '../src/server/services/content/site.ts'
import { openHouse } from '../test/house.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const origin = 'https://localhost'

const documents = seeds.map((body) => ({ codename: body.codename, body }))
const fallback = documents
  .map((document) => judgeSettings(document, () => undefined))
  .find((settings) => settings !== undefined)
if (!fallback) throw new Error('content/ has no settings.')
const site = siteOf({ version: 1, documents }, { clock: systemClock, fallback })
const renderer = await loadRenderer(dist)
const log = pino({ level: 'info' }, destination(process.argv[2]))

await using house = await openHouse({
  server: {
    log,
    production: true,
    publicUrl: origin,
    trustedProxies: ['127.0.0.1'],
    parts: [
      (scope) =>
        pages(scope, {
          watch: { site: () => ({ ...site }), close: async () => undefined },
          renderer,
          countSurvey: async () => undefined,
          origin,
          mode: 'production',
          dev: false,
          client: clientFolder(dist),
        }),
    ],
  },
})
console.log(await house.app.listen({ host: '127.0.0.1', port: 0 }))
await new Promise((resolve) => process.once('SIGTERM', resolve))
