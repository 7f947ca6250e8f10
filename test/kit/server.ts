import { pino } from 'pino'
import { seeds } from '../../content/content.ts'
import { settings as settingsSeed } from '../../content/settings.ts'
import { settingsDocument } from '../../src/core/content/settings.ts'
import { type Clock, clockAt, systemClock } from '../../src/core/kernel/clock.ts'
import { readConfig } from '../../src/server/config.ts'
import { type Database, openDatabase } from '../../src/server/database/pool.ts'
import {
  accountRequests,
  claimsFiles,
  deliveries,
  deskOf,
  kindActsOf,
  kindInWords,
  officeCallsOf,
  personalData,
  refusable,
} from '../../src/server/features.ts'
import { buildServer, type ServerOptions } from '../../src/server/http/server.ts'
import { type Outbox, openOutbox } from '../../src/server/outbox/boss.ts'
import { type Ports, partners } from '../../src/server/partners/partners.ts'
import type { Edition } from '../../src/server/ports/content.ts'
import { openEditing } from '../../src/server/services/content/editing.ts'
import { fillablePages } from '../../src/server/services/content/funnel-pages.ts'
import { makeJudge } from '../../src/server/services/content/judge.ts'
import { titleAt } from '../../src/server/services/content/page-of-funnel.ts'
import { siteOf } from '../../src/server/services/content/site.ts'
import type { Context, PartnerHere, Runtime, SiteRuntime } from '../../src/server/services/context.ts'
import { stepMatcher } from '../../src/server/services/funnel-events/known-steps.ts'
import { finderOf } from '../../src/server/services/problems/finder-of.ts'
import { loadDemoPeople } from '../../src/server/services/sessions/demo-people.ts'
import { systemContext } from '../../src/server/services/system-context.ts'
import type { UploadRules } from '../../src/server/services/upload-rules.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { testSecret } from './secret.ts'

export interface TestServer extends AsyncDisposable {
  /** The runtime with the system as who acts, as a job gets it; a request brings its own actor. */
  runtime: SiteRuntime & Context
  app: Awaited<ReturnType<typeof buildServer>>
  database: FreshDatabase
  outbox: Outbox
  logged(): string
  close(): Promise<void>
}

const settings = settingsDocument.parse(settingsSeed)
const site = siteOf(
  { version: 1, redirects: [], documents: seeds.map((body) => ({ codename: body.codename, body })) },
  { clock: clockAt('2026-11-20T12:00:00+01:00'), fallback: settings },
)
const sender = {
  name: 'Thuisbasis',
  phone: '033 000 00 00',
  hours: 'maandag tot en met vrijdag 9.00 - 17.30 uur',
  email: 'service@voorbeeld.nl',
  siteUrl: 'http://localhost:3000',
}

/** Every port as it is by default: its sandbox, or an adapter that needs nobody outside. Files are kept in memory. */
const sandboxes = async (db: Database, clock: Clock): Promise<Ports> => {
  const around = { db, clock, production: false, dataDir: '', unencryptedHosts: [] }
  const opened = partners
    .filter(({ key }) => key !== 'files')
    .map(async ({ key, sandbox, adapters, defaultAdapter: standard = '' }) => [
      key,
      await (sandbox ?? adapters[standard])?.open({} as never, around),
    ])
  return Object.fromEntries(await Promise.all(opened)) as Ports
}

const partnersHere: readonly PartnerHere[] = partners.map(
  ({ name, label, about, whenOff, onThePhone, sandbox, defaultAdapter: standard = '' }) => ({
    ...{ name, label, about, whenOff, onThePhone },
    adapter: sandbox ? 'sandbox' : standard,
    isOff: false,
    isTrial: sandbox !== undefined,
    hasSwitch: true,
    circuit: () => undefined,
  }),
)

const filesInMemory = (): Ports['files'] => {
  const files = new Map<string, Uint8Array>()
  return {
    put: async (id, content) => void files.set(id, content),
    get: async (id) => files.get(id),
    remove: async (id) => void files.delete(id),
    free: async () => Number.POSITIVE_INFINITY,
  }
}

/**
 * Opens the server over sandbox partners and a fresh database, without pages of the site; those of the office answer what they
 * would draw, as JSON. Tests ask it by `app.inject`.
 */
export async function openTestServer(
  over: {
    clock?: Clock
    ports?: Partial<Runtime['ports']>
    uploads?: Partial<UploadRules>
    funnels?: SiteRuntime['funnels']
    /** The documents that editors go on from; none when left out. */
    edition?: () => Edition
    /** Draws a page that is not published; as JSON when left out. */
    draw?: SiteRuntime['editing']['draw']
    server?: Partial<ServerOptions>
  } = {},
): Promise<TestServer> {
  const database = await freshDatabase()
  const serving = openDatabase(database.servingUrl, { connections: 8, waitMs: 120_000 })
  const outbox = await openOutbox(database.servingUrl, { supervise: false, connections: 2 })
  const vault = makeVault([testSecret])
  await loadDemoPeople(database.db, vault)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const clock = over.clock ?? systemClock
  const ofProcess: SiteRuntime = {
    database: serving,
    clock,
    ports: { ...(await sandboxes(serving, clock)), files: filesInMemory(), ...over.ports },
    off: [],
    partners: partnersHere,
    vault,
    uploads: { ...readConfig({}).uploads, open: claimsFiles(), ...over.uploads },
    sessions: readConfig({}).sessions,
    personalData,
    accountRequests,
    refusable,
    partnersOf: deliveries,
    deskOf,
    sender: async () => sender,
    settings: async () => settings,
    problems: () => finderOf(site),
    subsidies: () => site.subsidies,
    forms: () => site.forms,
    officeCallsOf,
    kindActsOf,
    kindInWords,
    editing: openEditing({
      judge: makeJudge(),
      edition: () => over.edition?.() ?? { version: 1, documents: [], redirects: [] },
      clock,
      seeds: [],
      funnels: [],
      origin: sender.siteUrl,
      site: () => site,
      draw: over.draw ?? ((_site, page) => JSON.stringify(page)),
    }),
    isFunnelStep: stepMatcher([{ funnel: 'klusservice', step: 'klus', number: 1 }]),
    funnels: over.funnels ?? {
      toKeep: (_slug, draft) => ({ draft, leftOut: [], rows: () => [] }),
      titleAt: (path, slug) => titleAt(site, path, slug),
      fillable: () => fillablePages(site, []),
    },
    note: (event, facts) => log.info(facts ?? {}, event),
  }
  const runtime = systemContext(ofProcess, 'test')
  const app = await buildServer({
    runtime,
    log,
    production: false,
    publicUrl: sender.siteUrl,
    trustedProxies: [],
    office: {
      renderer: { office: ({ page }) => JSON.stringify(page) },
      site: () => site,
      origin: sender.siteUrl,
      demo: true,
    },
    ...over.server,
  })
  const close = async () => {
    await app.close()
    await outbox.stop(2000)
    await serving.destroy()
    await database.close()
  }
  return { runtime, app, database, outbox, logged: () => lines.join(''), close, [Symbol.asyncDispose]: close }
}
