import type { Clock } from '../../core/kernel/clock.ts'
import type { SandboxRecords } from '../adapters/sandbox-kit/records.ts'
import { recordsInDatabase } from '../adapters/sandbox-kit/records-in-database.ts'
import { type SignedSettings, signedHttp } from '../adapters/signed-http/index.ts'
import type { Database } from '../database/pool.ts'
import type { AnyCalls, Calls } from '../ports/calls.ts'
import type { Guards, Port } from '../ports/port.ts'
import { type Policy, requestTimeoutMs } from '../ports/resilience.ts'
import { addressSetting, type Given, type Settings, secretSetting } from '../ports/settings.ts'

/** What an adapter may need of the process that opens it. */
export interface Surroundings {
  db: Database
  clock: Clock
  production: boolean
  /** Absolute. */
  dataDir: string
  /** Hosts that may be reached without TLS, besides this machine. */
  unencryptedHosts: readonly string[]
}

type Around = Pick<Surroundings, 'clock' | 'production'>

/** One way to reach a partner. */
export interface Adapter<P> {
  /** Below `src/server/adapters`. */
  folder: string
  settings: Settings
  /** Opens it with its settings, which were read from the environment by their schemas. */
  open(given: never, around: Surroundings): P | Promise<P>
  /** Where the partner serves our own HTTP interface: its calls, and how it is reached at an address. */
  serves?: { calls: AnyCalls; reach(to: SignedSettings, given: never, around: Around): P }
  /** Of a sandbox: the partner of paper, whose records may be kept elsewhere than in our database. */
  onPaper?(records: SandboxRecords, clock: Clock): P
  /** In a demonstration it gets a switch at `/sandbox`: it needs nobody outside, so that the port has no sandbox. */
  switched?: true
  /** How patient callers are with it, where that differs from what its partner says. */
  policy?: Policy
  /** What must be there before it can be chosen, for `docs/going-live.md`. */
  needs?: string
}

/** Describes an adapter: its folder, the settings that it reads, and how it is opened. */
export const adapter = <P, S extends Settings>(
  folder: string,
  settings: S,
  open: (given: Given<S>, around: Surroundings) => P | Promise<P>,
  more: Pick<Adapter<P>, 'switched' | 'policy' | 'needs'> = {},
): Adapter<P> => ({ folder, settings, open, ...more })

/** Describes a sandbox, which keeps what it is asked in our database. */
export const sandbox = <P>(
  folder: string,
  onPaper: (records: SandboxRecords, clock: Clock) => P,
): Adapter<P> => ({
  folder,
  settings: {},
  open: (_none, { db, clock }) => onPaper(recordsInDatabase(db, clock), clock),
  onPaper,
})

/**
 * Describes how a partner is reached that serves our own HTTP interface by these calls: its address and its secret are the
 * settings `<VARIABLE>_URL` and `<VARIABLE>_SECRET`. `timeout` is what one request may take, in milliseconds; `settings` are
 * those that its port needs beside, which `within` puts around what travels.
 */
export const served = <W extends Port<W>, P = W, S extends Settings = Record<never, never>>(
  name: string,
  variable: string,
  calls: Calls<W>,
  more: { timeout?: number; settings?: S; within?(partner: W, given: Given<S>): P } = {},
): Adapter<P> => {
  const [url, secret] = [`${variable}_URL`, secretVariable({ variable })]
  const { timeout = requestTimeoutMs, settings = {} as S, within } = more
  const reach = (to: SignedSettings, given: Given<S>, around: Around): P => {
    const partner = signedHttp(name, calls, to, around)
    return within ? within(partner, given) : (partner as unknown as P)
  }
  return {
    folder: 'signed-http',
    settings: { [url]: addressSetting, [secret]: secretSetting, ...settings },
    serves: { calls: calls as unknown as AnyCalls, reach },
    needs: 'an agreement, an address and a shared secret',
    open(given: Given<S> & Record<string, unknown>, around) {
      const to = { url: String(given[url]), secret: String([given[secret]].flat()[0]), timeout }
      return reach(to, given, around)
    },
  }
}

/** The setting with the secret that we share with a partner. */
export const secretVariable = ({ variable }: Pick<Partner, 'variable'>): string => `${variable}_SECRET`

/** The word that chooses the sandbox, and the one that switches a port off. */
export const sandboxWord = 'sandbox'
export const offWord = 'off'

interface Parts<P> {
  /** In errors, deliveries, metrics and at `/sandbox`; the key where nothing else is said. */
  name?: string
  /** At `/sandbox`, in Dutch. */
  label: string
  /** What we ask of it, for `docs/partners.md`. */
  asks: string
  /** The variable that chooses its adapter. */
  variable: string
  /** A partner of paper. A switch makes it fail; production refuses it. */
  sandbox?: Adapter<P>
  /** The real ones, by the word that chooses each. */
  adapters: Readonly<Record<string, Adapter<P>>>
  /** The adapter where nothing is chosen, in production too. Left out: the sandbox, and production must choose. */
  standard?: string
  /** It may be switched off; what visitors see then, for `docs/operations.md`. */
  mayBeOff?: string
  /** Slugs of funnels that cannot run without it: where it is off, their pages show the service text. */
  closes?: readonly string[]
  /** How patient it is with a real partner, where that differs from others. */
  policy?: Policy
  /** Keeps answers of a real partner; a sandbox is there to be broken, for an answer of before as well. */
  cached?(port: P, clock: Clock): P
}

/** A partner: everything that the site knows of it before it is asked anything. */
export interface Partner<Key extends string = string, P = unknown> extends Parts<P> {
  /** By which services know the port: `ctx.ports.<key>`. */
  key: Key
  name: string
  guards: Guards<P & Port<P>>
}

/** Describes a partner: the port by its key and guards, and the adapters that reach it. */
export const partner = <const Key extends string, P extends Port<P>>(
  key: Key,
  guards: Guards<P>,
  parts: Parts<P>,
): Partner<Key, P> => ({ key, guards: guards as Guards<P & Port<P>>, name: key, ...parts })

/** How the files of a partner are called after its key: `contract-review` of `contractReview`. */
export const fileNameOf = ({ key }: Pick<Partner, 'key'>): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The words that choose an adapter of this partner. */
export const wordsOf = ({ sandbox, adapters, mayBeOff }: Partner): [string, ...string[]] => {
  const words = [
    ...(sandbox ? [sandboxWord] : []),
    ...Object.keys(adapters),
    ...(mayBeOff === undefined ? [] : [offWord]),
  ]
  return words as [string, ...string[]]
}

/** Production starts with this partner off where nobody chose it yet: it may be, and has nothing of its own instead. */
export const comesLater = ({ mayBeOff, standard }: Partner): boolean =>
  mayBeOff !== undefined && standard === undefined

/** Every adapter of a partner with the word that chooses it. */
export const adaptersOf = ({ sandbox, adapters }: Partner): [string, Adapter<unknown>][] => [
  ...(sandbox ? ([[sandboxWord, sandbox]] as [string, Adapter<unknown>][]) : []),
  ...Object.entries(adapters),
]
