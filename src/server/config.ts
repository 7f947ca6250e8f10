import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { StartRefused } from './database/refusal.ts'
import type { DatabaseUrls } from './database/roles.ts'
import { parseAll } from './parse-environment.ts'
import { sandboxWord, wordsOf } from './partners/partner.ts'
import { partners } from './partners/partners.ts'
import { secretList, secretSentence } from './ports/settings.ts'
import type { SessionRules } from './services/session-rules.ts'
import { megabyte, type UploadRules } from './services/upload-rules.ts'
import { isSafeDatabase } from './transport-security.ts'

// Messages are the part of a sentence that follows the name of the variable: "PORT moet ...". They never repeat a value, as some
// values are secret.

/**
 * The number of different characters that a secret has at least. A text that somebody typed to fill it up has fewer; random
 * base64 or hexadecimals have more.
 */
const leastCharacters = 10

const loopback = ['127.0.0.1', '::1', 'localhost']

const integerBetween = (min: number, max: number) => {
  const sentence = `moet een geheel getal van ${min} tot en met ${max} zijn.`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((number) => number >= min && number <= max, sentence)
}

const choice = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, `moet een van deze woorden zijn: ${values.join(', ')}.`)

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const address = (protocols: string[], sentence: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), sentence)

const databaseAddress = address(
  ['postgres:', 'postgresql:'],
  'moet beginnen met postgres:// of postgresql://.',
)

/** Whether the text is a host as a URL writes it: lower case, with a port only where that differs from the one of https. */
const isHost = (text: string) =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(text) &&
  URL.canParse(`https://${text}`) &&
  new URL(`https://${text}`).host === text

const isProxy = (text: string) => {
  const [ip = '', bits] = text.split('/')
  const width = isIP(ip) === 6 ? 128 : 32
  return isIP(ip) > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width))
}

/** Every environment variable of the site itself; those of partners stand in their entries (`partners/`). */
export const environment = z.object({
  MODE: choice('demo', 'production').default('demo'),
  PORT: integerBetween(1, 65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  UNENCRYPTED_HOSTS: list
    .refine(
      (all) => all.every((one) => /^[A-Za-z0-9.-]+$/.test(one)),
      'moet uit namen van servers bestaan, met komma’s ertussen.',
    )
    .optional(),
  DATABASE_CONNECTIONS: integerBetween(2, 500).default(20),
  JOBS_AT_ONCE: integerBetween(4, 100).default(6),
  PUBLIC_URL: address(
    ['http:', 'https:'],
    'moet een webadres zijn, zoals https://www.voorbeeld.nl.',
  ).optional(),
  SECRETS: list
    .refine((all) => all.length > 0, 'is leeg.')
    .refine((all) => all.every((one) => one.length >= 32), secretSentence)
    .refine(
      (all) => all.every((one) => new Set(one).size >= leastCharacters),
      'moet uit willekeurige geheimen bestaan: maak er een met `openssl rand -base64 32`.',
    )
    .optional(),
  TRUSTED_PROXIES: list
    .transform((all) => (all.length === 1 && all[0] === 'none' ? [] : all))
    .refine(
      (all) => all.every(isProxy),
      'moet uit IP-adressen of reeksen zoals 10.0.0.0/8 bestaan, of `none` zijn.',
    )
    .optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'moet een tijdstip zijn, zoals 2027-03-28T01:30:00+01:00.' })
    .optional(),
  VIEWER_BAR: choice('on', 'off').default('off'),
  DEMO_REQUESTS: choice('on', 'off').default('on'),
  OFFICE: choice('on', 'off', 'only').default('on'),
  DRAIN_SECONDS: integerBetween(1, 600).default(20),
  UPLOADS_SESSION_FILES: integerBetween(1, 1000).default(20),
  UPLOADS_SESSION_MB: integerBetween(11, 100_000).default(210),
  UPLOADS_ADDRESS_FILES: integerBetween(1, 100_000).default(200),
  UPLOADS_ADDRESS_MB: integerBetween(11, 1_000_000).default(500),
  UPLOADS_DAY_FILES: integerBetween(1, 100_000).default(1000),
  UPLOADS_DAY_MB: integerBetween(11, 1_000_000).default(1000),
  UPLOADS_ALL_FILES: integerBetween(1, 1_000_000).default(10_000),
  UPLOADS_ALL_MB: integerBetween(11, 100_000_000).default(10_000),
  UPLOADS_KEPT_MB: integerBetween(11, 100_000_000).default(100_000),
  UPLOADS_LEAVE_FREE_MB: integerBetween(0, 100_000_000).default(1000),
  SESSION_IDLE_MINUTES: integerBetween(5, 720).default(120),
  STAYING_IDLE_DAYS: integerBetween(1, 30).default(14),
  COMMUNITY_HOSTS: list
    .refine(
      (all) => all.every(isHost),
      'moet uit namen van servers bestaan, zoals community.voorbeeld.nl, met komma’s ertussen.',
    )
    .optional(),
  COMMUNITY_SECRET: z.optional(secretList),
  METRICS_PORT: integerBetween(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], 'moet een webadres zijn.').optional(),
  OTEL_SERVICE_NAME: z.string().default('thuisbasis'),
})

type Environment = z.output<typeof environment>

export const adapterChoices = z.object(
  Object.fromEntries(partners.map((one) => [one.variable, choice(...wordsOf(one)).optional()])),
)

type AdapterChoices = z.output<typeof adapterChoices>

/** Everything that the start needs to know from the environment, except the settings of adapters, which read their own. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  host: string
  /** An absolute path. */
  dataDir: string
  /** Undefined where the embedded PostgreSQL is used. */
  database: DatabaseUrls | undefined
  databaseConnections: number
  /** The number of jobs of one queue that this process does at once. */
  jobsAtOnce: number
  /** Hosts, besides this machine, to which connections may go without TLS. */
  unencryptedHosts: string[]
  publicUrl: string
  /**
   * The secrets from which the keys of the site are derived (docs/keys.md), newest first. The list is empty in a demo without
   * `SECRETS`, which uses the secrets that it keeps in the data folder.
   */
  secrets: string[]
  /** IP addresses and ranges of the proxies whose X-Forwarded-For header is believed. */
  trustedProxies: string[]
  logLevel: NonNullable<Environment['LOG_LEVEL']>
  /** An ISO 8601 instant at which the clock starts running, so that a demo can show another day. Undefined: the real time. */
  clockStart: string | undefined
  /** Whether every page has a bar to look at it as a visitor, a registered person or a member; never in production. */
  viewerBar: boolean
  /** Whether requests are made up in an office that has none, so that it looks lived in; never in production. */
  demoRequests: boolean
  /** Whether this process serves the office at `/beheer`: beside the site, not at all, or in its place (`only`). */
  office: 'on' | 'off' | 'only'
  /** Milliseconds that running requests and jobs may take after a stop was asked for. */
  drainMs: number
  /** Hosts to which somebody may be sent with a ticket for the community; with an empty list to none. */
  communityHosts: string[]
  /** Secrets shared with the community, newest first; it signs its calls with one of them. */
  communitySecrets: readonly string[] | undefined
  /** Bounds on uploads. Whether uploading is open at all follows from the contract (`claimsFiles`). */
  uploads: Omit<UploadRules, 'open'>
  sessions: SessionRules
  /** The address at which Prometheus reads the metrics; undefined where they are off. */
  metrics: { host: string; port: number } | undefined
  /** The collector to which OpenTelemetry traces go; undefined where tracing is off. */
  tracing: { endpoint: string; service: string } | undefined
  /** The word of the adapter that serves each port, by the key of its partner. */
  adapters: Readonly<Record<string, string>>
}

/**
 * Reads the configuration from these variables; an empty variable counts as absent.
 * @throws StartRefused with a sentence per wrong or missing variable, by name.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const [given, chosen] = parseAll([environment, adapterChoices], env)
  const wrong =
    given.MODE === 'production'
      ? [...refuseInProduction(given), ...refusePartners(chosen)]
      : refuseInDemo(given)
  if (wrong.length > 0) throw new StartRefused(wrong.join('\n'))
  const production = given.MODE === 'production'
  return {
    mode: given.MODE,
    port: given.PORT,
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(given.DATA_DIR),
    database: databaseUrlsOf(given),
    databaseConnections: given.DATABASE_CONNECTIONS,
    jobsAtOnce: given.JOBS_AT_ONCE,
    unencryptedHosts: given.UNENCRYPTED_HOSTS ?? [],
    publicUrl: given.PUBLIC_URL ? new URL(given.PUBLIC_URL).origin : `http://localhost:${given.PORT}`,
    secrets: given.SECRETS ?? [],
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    clockStart: given.CLOCK,
    viewerBar: given.VIEWER_BAR === 'on' && !production,
    demoRequests: given.DEMO_REQUESTS === 'on' && !production,
    office: given.OFFICE,
    drainMs: given.DRAIN_SECONDS * 1000,
    communityHosts: given.COMMUNITY_HOSTS ?? [],
    communitySecrets: given.COMMUNITY_SECRET,
    uploads: uploadsOf(given),
    sessions: { idle: given.SESSION_IDLE_MINUTES * 60, stayingIdle: given.STAYING_IDLE_DAYS * 86_400 },
    metrics: given.METRICS_PORT ? { host: given.METRICS_HOST, port: given.METRICS_PORT } : undefined,
    tracing: given.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, service: given.OTEL_SERVICE_NAME }
      : undefined,
    adapters: Object.fromEntries(
      partners.map(({ key, variable, defaultAdapter: standard }) => [
        key,
        chosen[variable] ?? standard ?? sandboxWord,
      ]),
    ),
  }
}

/**
 * The addresses of the database for the role that serves and the role that owns it. In a demo one role may do both, so that any
 * PostgreSQL at hand will do.
 */
export const databaseUrlsOf = ({
  MODE,
  DATABASE_URL: url,
  DATABASE_OWNER_URL: owner,
}: Pick<Environment, 'MODE' | 'DATABASE_URL' | 'DATABASE_OWNER_URL'>): DatabaseUrls | undefined =>
  url === undefined ? undefined : { url, ownerUrl: owner ?? (MODE === 'demo' ? url : undefined) }

const uploadsOf = (given: Environment): Config['uploads'] => ({
  perSession: { files: given.UPLOADS_SESSION_FILES, bytes: given.UPLOADS_SESSION_MB * megabyte },
  perAddress: { files: given.UPLOADS_ADDRESS_FILES, bytes: given.UPLOADS_ADDRESS_MB * megabyte },
  perDay: { files: given.UPLOADS_DAY_FILES, bytes: given.UPLOADS_DAY_MB * megabyte },
  inAll: { files: given.UPLOADS_ALL_FILES, bytes: given.UPLOADS_ALL_MB * megabyte },
  kept: given.UPLOADS_KEPT_MB * megabyte,
  leaveFree: given.UPLOADS_LEAVE_FREE_MB * megabyte,
})

function refuseInProduction(given: Environment): string[] {
  const required = ['DATABASE_URL', 'PUBLIC_URL', 'SECRETS', 'TRUSTED_PROXIES'] as const
  const wrong = required.filter((name) => given[name] === undefined).map(missing)
  if (given.COMMUNITY_HOSTS?.length && given.COMMUNITY_SECRET === undefined)
    wrong.push('COMMUNITY_SECRET ontbreekt: in MODE=production ondertekent de community wat ze vraagt.')
  if (given.PUBLIC_URL?.startsWith('http:'))
    wrong.push('PUBLIC_URL moet in MODE=production met https:// beginnen.')
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const) {
    const url = given[name]
    if (url && !isSafeDatabase(url, given.UNENCRYPTED_HOSTS ?? []))
      wrong.push(
        `${name} moet in MODE=production eindigen op ?sslmode=verify-full, want de database staat op een andere computer.`,
      )
  }
  if (given.CLOCK) wrong.push('CLOCK mag alleen in MODE=demo.')
  return wrong
}

const missing = (name: string): string => `${name} ontbreekt: MODE=production heeft deze nodig.`

function refusePartners(chosen: AdapterChoices): string[] {
  return partners.flatMap(({ variable, defaultAdapter: standard }) => {
    const word = chosen[variable] ?? standard
    if (word === undefined) return missing(variable)
    return word === sandboxWord ? `${variable} mag in MODE=production geen sandbox zijn.` : []
  })
}

function refuseInDemo(given: Environment): string[] {
  if (given.DATABASE_OWNER_URL && !given.DATABASE_URL)
    return ['DATABASE_OWNER_URL heeft DATABASE_URL naast zich nodig.']
  if (!given.HOST || loopback.includes(given.HOST)) return []
  return [`HOST moet in MODE=demo een van deze zijn: ${loopback.join(', ')}.`]
}
