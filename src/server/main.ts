import { type Logger, pino } from 'pino'
import { setFieldClock } from '../core/fields/brick/today.ts'
import { type Clock, instantOf, systemClock } from '../core/kernel/clock.ts'
import { PartnerError } from '../core/kernel/fault.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { openEmbedded } from './database/embedded.ts'
import { type Database, openDatabase } from './database/pool.ts'
import { refusalOf } from './database/refusal.ts'
import { type DatabaseUrls, refuseOwner } from './database/roles.ts'
import { meters, queues } from './features.ts'
import { traceOf } from './http/error-log.ts'
import { claimPort, refusedPort, stopSignal, untilAborted } from './lifecycle.ts'
import { gatherLines } from './log-lines.ts'
import { combineObservers, type Observer } from './observer.ts'
import { openOutbox } from './outbox/boss.ts'
import { partners } from './partners/partners.ts'
import { prepareDatabase } from './prepare.ts'
import { demoSecrets } from './secrets.ts'
import { demoPeople } from './services/sessions/demo-people.ts'
import { demoStaff } from './services/staff/demo-staff.ts'

const say = (sentence: string) => console.log(sentence)
const stopAsked = stopSignal()
const resources = new AsyncDisposableStack()

try {
  const config = readConfig(process.env)
  stopWhenBroken(config)
  await start(config)
  await untilAborted(stopAsked)
  say('Stoppen: lopende verzoeken worden afgemaakt.')
  limitStop(config)
} catch (thrown) {
  if (!stopAsked.aborted) {
    console.error(refusalOf(thrown) ?? thrown)
    process.exitCode = 1
  }
}
await resources.disposeAsync()
process.exit()

/** Opens everything in order; what is opened is closed in reverse, also when a later step fails. */
async function start(config: Config): Promise<void> {
  await claimPort(config.host, config.port)
  const doors = config.database ?? (await startEmbedded(config))
  await prepareDatabase(doors, say)
  const { url } = doors
  if (config.mode === 'production') await refuseOwner(url)
  stopAsked.throwIfAborted()

  const log = openLog(config)
  const db = resources.adopt(openDatabase(url, { connections: config.databaseConnections }), (pool) =>
    pool.destroy(),
  )
  const outbox = resources.adopt(
    await openOutbox(url, {
      jobsAtOnce: config.jobsAtOnce,
      onError: (error) => log.error({ reason: error.message }, 'outbox'),
      onFailedTry: (queue, job, error) => log.warn({ queue, job, reason: failureOf(error) }, 'job failed'),
    }),
    (queue) => queue.stop(config.drainMs),
  )
  const secrets = config.secrets.length > 0 ? config.secrets : await demoSecrets(config.dataDir)
  const clock = clockFrom(config.clockStart)
  setFieldClock(clock)
  const observer = await openObservers(config, db, clock)
  const site = await compose({
    config,
    env: process.env,
    secrets,
    db,
    databaseUrl: url,
    outbox,
    clock,
    log,
    observer,
  })
  resources.defer(() => site.close())
  stopAsked.throwIfAborted()
  await site.listen().catch((thrown) => {
    throw refusedPort(config.port, thrown)
  })
  announce(config)
}

async function startEmbedded(config: Config): Promise<DatabaseUrls> {
  const { url, ownerUrl, supervise, release } = await openEmbedded(config.dataDir, say)
  resources.defer(release)
  supervise(say)
  stopAsked.throwIfAborted()
  return { url, ownerUrl }
}

/** Opens metrics and tracing as far as the configuration asks for them; the modules of the others are not even loaded. */
async function openObservers(config: Config, db: Database, clock: Clock): Promise<Observer> {
  const observers: Observer[] = []
  if (config.metrics) {
    const { openMetrics } = await import('./metrics/open.ts')
    const names = partners.map(({ name }) => name)
    const measured = { database: db, clock, queues, partners: names, meters }
    const metrics = resources.use(await openMetrics(config.metrics, measured))
    observers.push(metrics.observer)
  }
  if (config.tracing) {
    const { openTracing } = await import('./tracing/open.ts')
    const tracing = resources.use(openTracing(config.tracing))
    observers.push(tracing.observer)
  }
  return combineObservers(observers)
}

function clockFrom(start: string | undefined): Clock {
  if (!start) return systemClock
  const ahead = instantOf(start) - systemClock.now()
  return { now: () => systemClock.now() + ahead }
}

function announce({ mode, publicUrl, office }: Config): void {
  say(`Thuisbasis draait op ${publicUrl}`)
  if (mode === 'demo') {
    if (office !== 'only') announceSite(publicUrl)
    if (office !== 'off') announceOffice(publicUrl)
  }
  say('Stop met Ctrl-C.')
}

function announceSite(publicUrl: string): void {
  say(`Verzonden mail, partners en storingen: ${publicUrl}/sandbox`)
  say(`Inloggen op ${publicUrl}/inloggen:`)
  for (const { row, password } of demoPeople) say(`  ${row.email}  ${password}`)
}

function announceOffice(publicUrl: string): void {
  say(`Kantoor: ${publicUrl}/beheer (de code na het wachtwoord staat op ${publicUrl}/sandbox):`)
  for (const { email, password } of demoStaff) say(`  ${email}  ${password}`)
}

function openLog({ logLevel }: Config): Logger {
  const lines = gatherLines(pino.destination({ sync: false }))
  process.on('exit', () => lines.flushSync())
  return pino({ level: logLevel }, lines)
}

function stopWhenBroken(config: Config): void {
  const broken = (thrown: unknown) => {
    // Only where it broke is logged, never the message: a database quotes the values that it refused.
    pino({ level: config.logLevel }).fatal(traceOf(thrown), 'broken')
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  }
  process.on('uncaughtException', broken)
  process.on('unhandledRejection', broken)
}

// Ends the process when stopping takes too long. Requests may take `drainMs`, then jobs as long again; the 10 s after that are
// for closing the database.
function limitStop({ drainMs }: Config): void {
  setTimeout(() => process.exit(1), 2 * drainMs + 10_000).unref()
}

/**
 * Why a job failed, for the log. An error of a partner is told as the partner, our reason and the system's code (`mail:
 * unreachable, ECONNREFUSED`). Of any other error only the name is logged, as its message may quote what people typed.
 */
function failureOf(thrown: unknown): string {
  if (!(thrown instanceof PartnerError)) return thrown instanceof Error ? thrown.name : 'unknown'
  const { code } = (thrown.cause ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)
    ? `${thrown.message}, ${code}`
    : thrown.message
}
