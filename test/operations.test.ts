import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { clockAt } from '../src/core/kernel/clock.ts'
import { retention } from '../src/core/rules/retention.ts'
import { environment, readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database/pool.ts'
import { meters } from '../src/server/features.ts'
import { addDatabaseMetrics } from '../src/server/metrics/database-metrics.ts'
import { makeMeters } from '../src/server/metrics/meters.ts'
import { parseEnvironment } from '../src/server/parse-environment.ts'
import { partners } from '../src/server/partners/index.ts'
import { adaptersOf, comesLater, offWord } from '../src/server/partners/partner.ts'
import { schemaOf } from '../src/server/ports/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const operations = read('docs/operations.md')

/** The first column of every table of a chapter. */
const named = (chapter: string): string[] => {
  const text = operations.split(/^## /m).find((one) => one.startsWith(chapter)) ?? ''
  return [...text.matchAll(/^\| `?([\w ]+?)`? \|/gm)].map(([, name = '']) => name)
}

/** Every variable that there is: of the site, of partners, and of their adapters. */
const knownSettings = [
  ...Object.keys(environment.shape),
  ...partners.flatMap((one) => [
    one.variable,
    ...adaptersOf(one).flatMap(([, { settings }]) => Object.keys(settings)),
  ]),
]

test('docs/operations.md names every setting that there is, and none that is not', () => {
  const documented = named('Settings').filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name))
  expect(documented.sort()).toEqual(knownSettings.sort())
})

test('readiness is closed to the outside by both reverse proxies', () => {
  expect(read('ops/nginx.conf')).toMatch(/location = \/readyz \{\s+return 404;\s+\}/)
  expect(read('ops/Caddyfile')).toMatch(/^\trespond \/readyz 404$/m)
})

test('calls without TLS are refused by both reverse proxies, not redirected', () => {
  expect(read('ops/nginx.conf')).toMatch(/listen 80;[^}]*location \/api\/ \{\s+return 403;\s+\}/)
  expect(read('ops/Caddyfile')).toMatch(/http:\/\/localhost \{\s+handle \/api\/\* \{\s+respond 403\s+\}/)
})

test('what carries a key is asked again of the other process by both reverse proxies', () => {
  expect(read('ops/nginx.conf')).toMatch(
    /location @keyed \{[^}]*proxy_next_upstream error timeout non_idempotent;/,
  )
  expect(read('ops/Caddyfile')).toMatch(/lb_retry_match \{\s+header Idempotency-Key \*\s+\}/)
})

test('a request that fails, as an upload that its sender breaks off, puts no process aside in either reverse proxy', () => {
  const servers = read('ops/nginx.conf').match(/^ +server site-\S+.*$/gm) ?? []
  expect(servers.length).toBe(2)
  for (const server of servers) expect(server).toMatch(/ max_fails=0;$/)
  expect(read('ops/Caddyfile')).not.toMatch(/^\s*(fail_duration|max_fails|unhealthy_\w+)\b/m)
  expect(read('ops/Caddyfile')).toMatch(/^\s+health_uri \/healthz$/m)
})

test('docs/operations.md, the alerts and the meters name the same metrics', async () => {
  const { registry, observer } = makeMeters()
  addDatabaseMetrics(registry, {
    database: openDatabase('postgres://127.0.0.1:9/none'),
    clock: clockAt('2026-11-20T14:00:00Z'),
    queues: [],
    partners: [],
    meters,
  })
  observer.pageCaches(() => ({}))
  const measured = registry.getMetricsAsArray().map(({ name }) => name)
  const own = measured.filter((name) => name.startsWith('thuisbasis_')).sort()
  expect(
    named('Logs, metrics, traces')
      .filter((name) => name.startsWith('thuisbasis_'))
      .sort(),
  ).toEqual(own)

  const { groups } = parse(read('ops/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  const used = rules.flatMap(({ expr }) => expr.match(/\b(thuisbasis|process|nodejs)_\w+/g) ?? [])
  expect(used.length).toBeGreaterThan(6)
  for (const name of used) expect(measured).toContain(name.replace(/_(count|bucket|sum)$/, ''))
  expect(named('What to alert on').slice(1)).toEqual(rules.map(({ alert }) => alert))
})

test('docs/operations.md tells the terms that the sweep keeps to', () => {
  const text = operations.split('## What is kept')[1] ?? ''
  const unit = { years: 'years', days: 'days', hours: 'hours' }
  for (const { duration } of Object.values(retention)) {
    const [[name, count] = ['days', 0]] = Object.entries(duration)
    expect(text).toMatch(new RegExp(`\\| ${count} ${unit[name as keyof typeof unit]}\\b`))
  }
})

interface Service {
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  command?: string[]
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

/** As compose does with an `.env` of `openssl rand -hex 32`; a variable that is not there stops it. */
const filledIn = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]+\}/g, (_all, secret: string) =>
        createHash('sha256').update(secret).digest('hex'),
      ),
    ]),
  )

test('no secret stands in compose.yaml', () => {
  const all = Object.values(services).flatMap((one) => Object.entries(one.environment ?? {}))
  const secret = all.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name))
  expect(secret.length).toBeGreaterThan(5)
  for (const [name, value] of secret) expect(value, name).toMatch(/\$\{\w+:\?/)
})

test('both processes of compose.yaml have settings that production takes', () => {
  for (const name of ['site-1', 'site-2']) {
    const env = filledIn(services[name]?.environment ?? {})
    const { mode, trustedProxies, adapters } = readConfig(env)
    expect([mode, trustedProxies]).toEqual(['production', ['172.30.0.10']])
    for (const partner of partners) {
      const [, adapter] = adaptersOf(partner).find(([word]) => word === adapters[partner.key]) ?? []
      if (adapter) parseEnvironment(schemaOf(adapter.settings), env)
    }
    const standIns = filledIn(services[name.replace('site', 'partners')]?.environment ?? {})
    for (const [setting, secret] of Object.entries(standIns)) expect(secret, setting).toBe(env[setting])
  }
})

/** What somebody puts in the place of `<...>` in the example of settings. */
const putIn: Readonly<Record<string, string>> = {
  domain: 'www.voorbeeld.nl',
  'password of the site': createHash('sha256').update('site').digest('hex'),
  'password of the owner': createHash('sha256').update('owner').digest('hex'),
  secret: createHash('sha256').update('secret').digest('hex'),
  address: 'smtps://user:password@mail.voorbeeld.nl:465',
  'address that may send, such as service@domain': 'service@voorbeeld.nl',
  'name of the association': 'Vereniging Voorbeeld',
}

test('production starts with the example of settings once its angle brackets are filled, every partner off that may be', () => {
  const example = read('ops/thuisbasis.env.example')
  const env = parseEnv(example.replace(/<([^>]*)>/g, (all, what: string) => putIn[what] ?? all))
  expect(Object.values(env).filter((value) => /[<>]/.test(value ?? ''))).toEqual([])
  const { mode, adapters } = readConfig(env)
  expect(mode).toBe('production')
  for (const partner of partners) {
    const word = adapters[partner.key]
    if (comesLater(partner)) expect(word, partner.key).toBe(offWord)
    const [, chosen] = adaptersOf(partner).find(([one]) => one === word) ?? []
    if (chosen) parseEnvironment(schemaOf(chosen.settings), env)
  }
})

test('compose.yaml, the image and Prometheus name files that are there', () => {
  const mounted = Object.values(services).flatMap(({ volumes }) => volumes ?? [])
  const started = Object.values(services).flatMap(({ command }) => command ?? [])
  const paths = [
    ...mounted.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0] ?? ''),
    ...started.filter((word) => word.endsWith('.ts')),
    ...copied(),
    ...(parse(read('ops/prometheus.yaml')) as { rule_files: string[] }).rule_files.map((one) => `ops/${one}`),
  ]
  expect(paths.length).toBeGreaterThan(12)
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
})

/** What the last step of the Dockerfile takes from the repository, as paths. */
function copied(): string[] {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const lines = [...last.matchAll(/^COPY (?!--from)(.+)$/gm)].map(([, words = '']) => words.split(' '))
  return lines.flatMap((words) => words.slice(0, -1))
}

test('the image holds everything that its commands import, and starts one of them', () => {
  const commands = [
    'src/server/main.ts',
    ...['backup', 'restore', 'migrate', 'deadletters', 'cancellations', 'requests', 'planning'].map(
      (name) => `tools/${name}.ts`,
    ),
    'ops/partners.ts',
  ]
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, path = ''] of read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
      follow(relative(root, join(root, dirname(file), path)))
  }
  commands.forEach(follow)
  expect(seen.size).toBeGreaterThan(80)
  const inside = copied()
  const missing = [...seen].filter(
    (file) => !inside.some((path) => file === path || file.startsWith(`${path}/`)),
  )
  expect(missing).toEqual([])
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toContain('CMD ["node", "src/server/main.ts"]')
  expect(last).toContain('USER node')
  expect(last).not.toMatch(/CMD.*npm/)
})
