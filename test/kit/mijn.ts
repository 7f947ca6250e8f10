import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { settings as settingsSeed } from '../../content/settings.ts'
import { type Settings, settingsDocument } from '../../src/core/content/settings.ts'
import type { Site } from '../../src/core/content/site.ts'
import { newReference } from '../../src/core/fields/request/reference.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Manifest } from '../../src/core/render.ts'
import { mijn } from '../../src/server/http/mijn.ts'
import { buildServer } from '../../src/server/http/server.ts'
import { createRenderer } from '../../src/web/render/server.tsx'
import { addPerson, cookieOf, type OwnPerson } from './people.ts'
import { openTestServer, type TestServer } from './server.ts'

/** A build manifest in which every file exists, as these tests are not about the files that pages name. */
const manifest = new Proxy({} as Manifest, {
  get: (_all, name) => ({ file: `assets/${String(name).replace(/\W+/g, '-')}.js` }),
})

/**
 * Opens the pages below `/mijn` over the services of a test server, drawn by the real renderer; `logged` has every line that they
 * log.
 */
export async function openPages(test: TestServer) {
  const lines: string[] = []
  const settings: Settings = settingsDocument.parse(settingsSeed)
  const site = { settings } as Site
  const app = await buildServer({
    runtime: test.runtime,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    production: false,
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    parts: [
      (scope) =>
        mijn(scope, {
          binding: { runtime: test.runtime, plainCookies: true },
          renderer: createRenderer(manifest),
          site: () => site,
          origin: 'http://localhost:3000',
          demo: true,
          dev: false,
          hasCommunity: false,
        }),
    ],
  })
  // times and ids are left out: they can be any digits, also those of an account
  const logged = () => lines.join('').replace(/"(time|pid|ms|reqId)":[^,}]+/g, '')
  return { app, logged, close: () => app.close() }
}

export const iban = 'NL91ABNA0417164300'

/** Opens a server with one's own pages and two people who are logged in: a member (`mine`) and somebody else (`theirs`). */
export async function openMijn() {
  const server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
  const pages = await openPages(server)
  const member = await addPerson(server, {
    person: {
      initials: 'Q.',
      last_name: 'Vindmij',
      mobile: '+31612345678',
      date_of_birth: '1980-02-03',
      postcode: '3821BT',
      house_number: 10,
      street_name: 'Vindlaan',
      city: 'Vindstad',
    },
    membership: { iban },
  })
  const other = await addPerson(server, { person: { initials: 'Z.', last_name: 'Anderman' } })
  const [mine, theirs] = await Promise.all([cookieOf(server, member), cookieOf(server, other)])

  const get = (url: string, cookie = '') => pages.app.inject({ url, headers: { cookie } })
  const post = (url: string, cookie: string, payload = '') =>
    pages.app.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  const submit = async (
    person: OwnPerson | undefined,
    at = '2026-11-20T10:00:00Z',
    title = 'Iets aanvragen',
  ) => {
    const id = randomUUID()
    const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
    await server.database.db
      .insertInto('submission')
      .values({
        id,
        kind: 'elders.vragen',
        reference,
        received_at: at,
        person_id: person?.id ?? null,
        request: JSON.stringify({ kept: {}, locked: {} }),
        summary: JSON.stringify({
          title,
          office: [{ section: 'Vraag', label: 'Wat?', value: 'Antwoord-van-mij' }],
          mail: [],
        }),
      })
      .execute()
    return { id, reference }
  }
  const close = async () => {
    await pages.close()
    await server.close()
  }
  return { server, pages, member, other, mine, theirs, get, post, submit, close }
}
