import { settings as ownSettings } from '../content/settings.ts'
import { settingsDocument } from '../src/core/content/settings.ts'
import { type Clock, instantOf, systemClock } from '../src/core/kernel/clock.ts'
import { Fault } from '../src/core/kernel/fault.ts'
import { visitor } from '../src/core/kernel/viewer.ts'
import { type LookReason, lookReasons } from '../src/core/staff/reasons.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { type Database, openDatabase } from '../src/server/database/pool.ts'
import { StartRefused } from '../src/server/database/refusal.ts'
import {
  accountRequests,
  claimsFiles,
  deliveries,
  deskOf,
  personalData,
  refusable,
} from '../src/server/features.ts'
import { combineObservers } from '../src/server/observer.ts'
import { mailFrom, openPartners } from '../src/server/open-partners.ts'
import { openOutbox } from '../src/server/outbox/boss.ts'
import { prepareDatabase } from '../src/server/prepare.ts'
import { demoSecrets } from '../src/server/secrets.ts'
import { readSettings } from '../src/server/services/content/read-settings.ts'
import { senderOf } from '../src/server/services/content/sender.ts'
import type { Actor, Context, Runtime, StaffActor } from '../src/server/services/context.ts'
import { isLookReason } from '../src/server/services/requests/rights.ts'
import { findStaffByEmail, isActive } from '../src/server/services/staff/find-staff.ts'
import { inTransaction } from '../src/server/services/transaction.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { type Command, commandId, type Terminal } from './command.ts'
import { openStore } from './store.ts'

/** What a command opens of the site: the same that the site itself would open with this environment, but its pages. */
export interface Opened {
  config: Config
  runtime: Runtime
}

/** What a command of staff works with. */
export interface Acting extends Terminal {
  /** The same context that a screen of the office gives a verb. Who acts is the account of `--as`. */
  ctx: Context
  /** Why something is looked at that is not one's own work (`--reason`). */
  reason: LookReason | undefined
}

/** Words of a command without an option, and the value of that option: the word behind it, or what stands behind its `=`. */
export const takeOption = (
  args: readonly string[],
  name: string,
): { value: string | undefined; rest: string[] } => {
  const at = args.findIndex((word) => word === name || word.startsWith(`${name}=`))
  const word = args[at]
  if (word === undefined) return { value: undefined, rest: [...args] }
  const taken = word === name ? 2 : 1
  const value = taken === 2 ? (args[at + 1] ?? '') : word.slice(name.length + 1)
  return { value, rest: args.toSpliced(at, taken) }
}

const reasonsInWords = Object.entries(lookReasons).map(([word, label]) => `  ${word.padEnd(22)} ${label}`)

const reasonIn = (word: string | undefined): LookReason | undefined => {
  if (word === undefined || isLookReason(word)) return word
  throw new StartRefused(['Bij --reason hoort een van deze woorden:', ...reasonsInWords].join('\n'))
}

/** The mail address of who acts: that of `--as`, or else of the variable STAFF. */
export const actorNamed = ({ env }: Terminal, as: string | undefined): string | undefined =>
  (as ?? env.STAFF)?.trim() || undefined

/** The refusal of a command without either. */
export const unnamed = (): StartRefused =>
  new StartRefused(
    'Zeg namens wie je dit doet: --as <je e-mailadres in het kantoor>, of zet de variabele STAFF.',
  )

/**
 * The account of staff in whose name a command acts. It has the roles and desks of that account, and no fresh second factor.
 * @throws StartRefused for an address of nobody who works here now, or of who did not accept the invitation yet.
 */
export const actorBy = async (database: Database, email: string): Promise<StaffActor> => {
  const account = await findStaffByEmail(database, email.slice(0, 254))
  if (!account) throw new StartRefused('Er werkt hier niemand met dit e-mailadres.')
  if (!isActive(account))
    throw new StartRefused(
      'Dit account heeft nog geen wachtwoord en tweede factor. Neem eerst de uitnodiging aan.',
    )
  const { id, name, roles, desks } = account
  return { kind: 'staff', id, name, roles, desks, isFresh: false, byCommand: true }
}

/** The context of a command in which this actor acts. The trail names the command and the account on the machine. */
export const contextOf = (runtime: Runtime, command: string, actor: Actor): Context => ({
  ...runtime,
  requestId: commandId(command),
  actor: async () => actor,
  viewer: async () => visitor,
  transaction: (work) => inTransaction(runtime.database, work),
})

/** The clock of a demonstration on another day (`CLOCK`) runs from the start of the command. */
const clockOf = ({ clockStart }: Config): Clock => {
  if (clockStart === undefined) return systemClock
  const ahead = instantOf(clockStart) - systemClock.now()
  return { now: () => systemClock.now() + ahead }
}

const factsInWords = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${value}`)
    .join('  ')

const openRuntime = async ({ env, warn }: Terminal, config: Config, db: Database): Promise<Runtime> => {
  const clock = clockOf(config)
  const log = { warn: (facts: object, event: string) => warn(`${event}  ${factsInWords(facts)}`.trimEnd()) }
  const observer = combineObservers([])
  const { ports, switchedOff: off } = await openPartners({ config, env, db, clock, log, observer })
  const secrets = config.secrets.length > 0 ? config.secrets : await demoSecrets(config.dataDir)
  const settings = async () => (await readSettings(db)) ?? settingsDocument.parse(ownSettings)
  return {
    database: db,
    clock,
    ports,
    off,
    vault: makeVault(secrets),
    uploads: { ...config.uploads, open: claimsFiles() },
    sessions: config.sessions,
    personalData,
    accountRequests,
    refusable,
    partnersOf: deliveries,
    deskOf,
    settings,
    sender: async () => ({ ...senderOf(await settings(), config.publicUrl), ...mailFrom({ config, env }) }),
    note: (event, facts = {}) => log.warn(facts, event),
  }
}

/** A refusal that asks for something which a terminal gives in its own way, in the words of the terminal. */
const inTerminalWords = (thrown: unknown, { publicUrl }: Config): unknown => {
  if (!(thrown instanceof Fault)) return thrown
  if (thrown.code === 'step-up-needed')
    return new StartRefused(`Dit vraagt je tweede factor: doe het in het kantoor, op ${publicUrl}/beheer.`)
  if (thrown.code === 'reason-needed')
    return new StartRefused(
      [`${thrown.message} Dat kan met --reason en een van deze woorden:`, ...reasonsInWords].join('\n'),
    )
  return thrown
}

/**
 * Opens what a command needs of the site, and closes it when the work is done.
 * @throws StartRefused when a setting is missing or wrong, and what the work throws.
 */
export const withSite = async (terminal: Terminal, work: (site: Opened) => Promise<void>): Promise<void> => {
  const config = readConfig(terminal.env)
  await using store = await openStore(terminal)
  await prepareDatabase(store)
  // what a verb queues, such as mail, is done by the site's own jobs
  const outbox = await openOutbox(store.url, { supervise: false, connections: 2 })
  const db = openDatabase(store.url, { connections: 4 })
  try {
    await work({ config, runtime: await openRuntime(terminal, config, db) })
  } catch (thrown) {
    throw inTerminalWords(thrown, config)
  } finally {
    await db.destroy()
    await outbox.stop(2000)
  }
}

/**
 * A command that acts in the name of a member of staff. `read` judges its words, without `--as` and `--reason`, before anything
 * is opened, and answers the work.
 */
export const staffCommand =
  (name: string, read: (terminal: Terminal) => (acting: Acting) => Promise<void>): Command =>
  async (terminal) => {
    const { value: as, rest } = takeOption(terminal.args, '--as')
    const { value: why, rest: args } = takeOption(rest, '--reason')
    const asked = { ...terminal, args }
    const work = read(asked)
    const reason = reasonIn(why)
    const email = actorNamed(terminal, as)
    if (email === undefined) throw unnamed()
    await withSite(terminal, async ({ runtime }) => {
      const actor = await actorBy(runtime.database, email)
      await work({ ...asked, ctx: contextOf(runtime, name, actor), reason })
    })
  }
