import type { Clock } from '../../core/kernel/clock.ts'
import type { ToSay } from '../../core/partners/standing.ts'
import type { SandboxRecords } from '../adapters/sandbox-kit/records.ts'
import { recordsInDatabase } from '../adapters/sandbox-kit/records-in-database.ts'
import { type SignedSettings, signedHttp } from '../adapters/signed-http/signed-http-adapter.ts'
import type { Database } from '../database/pool.ts'
import type { AnyCalls, Calls } from '../ports/calls.ts'
import type { Guards, Port } from '../ports/port.ts'
import { type Policy, requestTimeoutMs } from '../ports/resilience.ts'
import { addressSetting, type Settings, type SettingValues, secretSetting } from '../ports/settings.ts'

export interface AdapterContext {
  db: Database
  clock: Clock
  production: boolean
  /** An absolute path. */
  dataDir: string
  /** Hosts, besides this machine, that may be reached without TLS. */
  unencryptedHosts: readonly string[]
}

type Around = Pick<AdapterContext, 'clock' | 'production'>

/** One way to reach a partner: its sandbox, a real adapter or one of our own. */
export interface Adapter<P> {
  /** The adapter's folder below `src/server/adapters`. */
  folder: string
  settings: Settings
  /** Opens the port. `given` are the adapter's settings, read from the environment by their schemas. */
  open(given: never, around: AdapterContext): P | Promise<P>
  /** Set where the partner serves our own HTTP interface: the calls, and how to reach the partner at an address. */
  serves?: { calls: AnyCalls; reach(to: SignedSettings, given: never, around: Around): P }
  /** Only of a sandbox: makes the sandbox partner with its records kept elsewhere than in our database. */
  makeSandbox?(records: SandboxRecords, clock: Clock): P
  /** Set where a demonstration gives this adapter a switch at `/sandbox`: it asks nobody outside, so its port has no sandbox. */
  hasDemoSwitch?: true
  /** How patient callers are with this adapter, where that differs from the partner's `policy`. */
  policy?: Policy
  /** What must be arranged before this adapter can be chosen, for `docs/going-live.md`. */
  needs?: string
}

/** Describes an adapter: its folder, the settings that it reads, and how it is opened. */
export const adapter = <P, S extends Settings>(
  folder: string,
  settings: S,
  open: (given: SettingValues<S>, around: AdapterContext) => P | Promise<P>,
  more: Pick<Adapter<P>, 'hasDemoSwitch' | 'policy' | 'needs'> = {},
): Adapter<P> => ({ folder, settings, open, ...more })

/** Describes a sandbox that keeps what it is asked in our database and has no settings. */
export const sandbox = <P>(
  folder: string,
  onPaper: (records: SandboxRecords, clock: Clock) => P,
): Adapter<P> => ({
  folder,
  settings: {},
  open: (_none, { db, clock }) => onPaper(recordsInDatabase(db, clock), clock),
  makeSandbox: onPaper,
})

/**
 * Describes an adapter for a partner that serves our own HTTP interface by these calls. Its address and its secret are the
 * settings `<VARIABLE>_URL` and `<VARIABLE>_SECRET`. `timeout` is for one request, in milliseconds. `settings` are further ones
 * that the port needs; `within` makes the port of the calls and these settings.
 */
export const signedAdapter = <W extends Port<W>, P = W, S extends Settings = Record<never, never>>(
  name: string,
  variable: string,
  calls: Calls<W>,
  more: { timeout?: number; settings?: S; within?(partner: W, given: SettingValues<S>): P } = {},
): Adapter<P> => {
  const [url, secret] = [`${variable}_URL`, secretVariable({ variable })]
  const { timeout = requestTimeoutMs, settings = {} as S, within } = more
  const reach = (to: SignedSettings, given: SettingValues<S>, around: Around): P => {
    const partner = signedHttp(name, calls, to, around)
    return within ? within(partner, given) : (partner as unknown as P)
  }
  return {
    folder: 'signed-http',
    settings: { [url]: addressSetting, [secret]: secretSetting, ...settings },
    serves: { calls: calls as unknown as AnyCalls, reach },
    needs: 'an agreement, an address and a shared secret',
    open(given: SettingValues<S> & Record<string, unknown>, around) {
      const to = { url: String(given[url]), secret: String([given[secret]].flat()[0]), timeout }
      return reach(to, given, around)
    },
  }
}

/** The name of the setting with the secret that we share with a partner. */
export const secretVariable = ({ variable }: Pick<Partner, 'variable'>): string => `${variable}_SECRET`

/** The words that choose an adapter: `sandboxWord` the sandbox, `offWord` none, so that the port is switched off. */
export const sandboxWord = 'sandbox'
export const offWord = 'off'

interface Parts<P> {
  /** The partner's name in errors, deliveries, metrics and at `/sandbox`; by default its key. */
  name?: string
  /** The partner's name for readers at `/sandbox` and in the office, in Dutch. */
  label: string
  /** What the partner does for us, in a Dutch sentence for the office. */
  about: string
  /** What the office says on the phone while the partner cannot be reached, and while it is slow: Dutch sentences, read aloud. */
  onThePhone: ToSay
  /** What we ask of the partner, for `docs/partners.md`. */
  purpose: string
  /** The environment variable that chooses the adapter. */
  variable: string
  /** The sandbox partner. A switch makes it fail; production refuses it. */
  sandbox?: Adapter<P>
  /** The real adapters, by the word that chooses each. */
  adapters: Readonly<Record<string, Adapter<P>>>
  /**
   * The word of the adapter that is used when nothing is chosen, in production too. Left out: the sandbox is used, and production
   * must choose.
   */
  defaultAdapter?: string
  /** Present where the partner may be switched off: what visitors see then, for `docs/settings.md`. */
  effectWhenOff?: string
  /** The same in Dutch, for the office. */
  whenOff?: string
  /** Slugs of funnels that cannot run without this partner; their pages show the service text while it is off. */
  neededByFunnels?: readonly string[]
  /** How patient callers are with the real partner, where that differs from `realPolicy`. */
  policy?: Policy
  /**
   * Wraps the port of a real partner in a cache of its answers. A sandbox is never cached: it is there to be broken, and a kept
   * answer would hide that.
   */
  cached?(port: P, clock: Clock): P
}

/** Everything that the site knows of a partner before it asks anything. */
export interface Partner<Key extends string = string, P = unknown> extends Parts<P> {
  /** The key under which services find the port: `ctx.ports.<key>`. */
  key: Key
  name: string
  guards: Guards<P & Port<P>>
}

/** Describes a partner: the key and guards of its port, and the adapters that reach it. */
export const partner = <const Key extends string, P extends Port<P>>(
  key: Key,
  guards: Guards<P>,
  parts: Parts<P>,
): Partner<Key, P> => ({ key, guards: guards as Guards<P & Port<P>>, name: key, ...parts })

/** The name of a partner's files, made of its key: `contract-review` of `contractReview`. */
export const fileNameOf = ({ key }: Pick<Partner, 'key'>): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The words by which an adapter of this partner, or none, can be chosen. */
export const wordsOf = ({ sandbox, adapters, effectWhenOff: mayBeOff }: Partner): [string, ...string[]] => {
  const words = [
    ...(sandbox ? [sandboxWord] : []),
    ...Object.keys(adapters),
    ...(mayBeOff === undefined ? [] : [offWord]),
  ]
  return words as [string, ...string[]]
}

/** Whether a new site in production may begin with this partner off: it may be off, and has no standard adapter in its place. */
export const isOptionalAtStart = ({ effectWhenOff: mayBeOff, defaultAdapter: standard }: Partner): boolean =>
  mayBeOff !== undefined && standard === undefined

/** Every adapter of a partner, with the word that chooses it. */
export const adaptersOf = ({ sandbox, adapters }: Partner): [string, Adapter<unknown>][] => [
  ...(sandbox ? ([[sandboxWord, sandbox]] as [string, Adapter<unknown>][]) : []),
  ...Object.entries(adapters),
]
