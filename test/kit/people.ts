import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { settings as settingsSeed } from '../../content/settings.ts'
import { type Settings, settingsDocument } from '../../src/core/content/settings.ts'
import type { Manifest } from '../../src/core/render.ts'
import { mijn } from '../../src/server/http/mijn.ts'
import { buildServer } from '../../src/server/http/server.ts'
import type { Site } from '../../src/server/services/content/site.ts'
import { startSession } from '../../src/server/services/sessions/start.ts'
import { createRenderer } from '../../src/web/render/server.tsx'
import type { TestHouse } from '../house.ts'

/** Any file is built: what the pages ask for is not what these tests are about. */
const manifest = new Proxy({} as Manifest, {
  get: (_all, name) => ({ file: `assets/${String(name).replace(/\W+/g, '-')}.js` }),
})

/** The server over a test house with one's own pages, drawn by the real renderer; with every line that it logs. */
export async function openPages(test: TestHouse) {
  const lines: string[] = []
  const settings: Settings = settingsDocument.parse(settingsSeed)
  const site = { settings } as Site
  const app = await buildServer({
    house: test.house,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    production: false,
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    parts: [
      (scope) =>
        mijn(scope, {
          binding: { house: test.house, plainCookies: true },
          renderer: createRenderer(manifest),
          site: () => site,
          origin: 'http://localhost:3000',
          demo: true,
          dev: false,
          hasCommunity: false,
        }),
    ],
  })
  return { app, logged: () => lines.join(''), close: () => app.close() }
}

export interface OwnPerson {
  id: string
  email: string
  relationId?: string
}

let numbers = 50_000_000

interface Wanted {
  /** Columns of the person beside id, address and activity. */
  person?: Record<string, string | number | null>
  membership?: { iban?: string; ends?: string; starts?: string; renews?: boolean }
}

/** Somebody new who may log in; a member when a membership is given, by direct debit when it has an IBAN. */
export async function addPerson(test: TestHouse, { person, membership }: Wanted = {}): Promise<OwnPerson> {
  const id = randomUUID()
  const email = `eigen-${id.slice(0, 8)}@voorbeeld.nl`
  const { db } = test.database
  await db
    .insertInto('person')
    .values({ id, email, active_at: '2019-04-01T10:00:00Z', ...person })
    .execute()
  if (!membership) return { id, email }
  const relationId = String(numbers++)
  const { iban, ...rest } = membership
  await db
    .insertInto('membership')
    .values({
      relation_id: relationId,
      person_id: id,
      starts: '2019-04-01',
      fee_cents: 3450,
      ...rest,
      ...(iban && {
        payment_method: 1,
        iban_locked: test.house.vault.lock(iban, ['membership.iban_locked', relationId]),
        mandate_reference: `TB-${relationId}-20190401`,
        mandate_signed_on: '2019-04-01',
      }),
    })
    .execute()
  return { id, email, relationId }
}

/** The cookie of a new session. */
export const cookieOf = async (test: TestHouse, { id }: { id: string }): Promise<string> =>
  `__Host-thuisbasis=${(await startSession(test.house, id)).token}`
