import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/server/config.ts'
import { parseEnvironment } from '../src/server/parse-environment.ts'
import { adaptersOf, isOptionalAtStart, offWord } from '../src/server/partners/partner.ts'
import { partners } from '../src/server/partners/partners.ts'
import { schemaOf } from '../src/server/ports/settings.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
test('readiness is closed to the outside by both reverse proxies', () => {
  expect(read('ops/nginx.conf')).toMatch(/location = \/readyz \{\s+return 404;\s+\}/)
  expect(read('ops/Caddyfile')).toMatch(/^\trespond \/readyz 404$/m)
})

test('calls without TLS are refused by both reverse proxies, not redirected', () => {
  expect(read('ops/nginx.conf')).toMatch(/listen 80;[^}]*location \/api\/ \{\s+return 403;\s+\}/)
  expect(read('ops/Caddyfile')).toMatch(/http:\/\/localhost \{\s+handle \/api\/\* \{\s+respond 403\s+\}/)
  expect(read('ops/nginx.conf')).toMatch(/location \/beheer\/api\/ \{\s+return 403;\s+\}/)
  expect(read('ops/Caddyfile')).toMatch(/^\thandle \/beheer\/api\/\* \{\s+respond 403\s+\}/m)
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

test('news of the office goes through both reverse proxies as it comes, and from the inside alone where the office does', () => {
  const nginx = read('ops/nginx.conf')
  expect(nginx).toMatch(/^ {4}location ~ \^\/beheer\/api\/news\$ \{[^}]*proxy_buffering off;/m)
  // of two patterns the first counts: the rule for the whole office stands before
  const [office, news] = ['# location ~ ^/beheer(/|$) {', 'location ~ ^/beheer/api/news$ {'].map((rule) =>
    nginx.indexOf(rule),
  )
  expect(office).toBeGreaterThan(0)
  expect(news).toBeGreaterThan(office ?? 0)
  expect(nginx).toMatch(/# location ~ \^\/beheer[^}]*# +proxy_buffering off;/)
  expect(read('ops/Caddyfile')).not.toMatch(
    /^\s*(encode|response_buffers|buffer_responses|flush_interval)\b/m,
  )
})

interface Service {
  image?: string
  environment?: Record<string, string>
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

/** Fills in variables as compose does with an `.env` of `openssl rand -hex 32`; an unknown variable stops compose. */
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

/** What an operator puts in the place of each `<...>` in the example settings. */
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
    if (isOptionalAtStart(partner)) expect(word, partner.key).toBe(offWord)
    const [, chosen] = adaptersOf(partner).find(([one]) => one === word) ?? []
    if (chosen) parseEnvironment(schemaOf(chosen.settings), env)
  }
})

interface Alerts {
  groups: { rules: { alert: string; annotations: { runbook?: string } }[] }[]
}

test('every alert names a page that is there, and the index has it', () => {
  const { groups } = parse(read('ops/alerts.yaml')) as Alerts
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(8)
  const index = read('docs/alerts/README.md')
  for (const { alert, annotations } of rules) {
    const page = annotations.runbook ?? 'none'
    expect(read(page), alert).toContain(`# ${alert}\n`)
    expect(index).toMatch(
      new RegExp(`^\\| ${alert} \\|.*\\(${page.slice('docs/alerts/'.length)}\\) \\|$`, 'm'),
    )
  }
})

/** Paths that the last stage of the Dockerfile copies from the repository. */
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
    ...['backup', 'restore', 'migrate', 'deadletters', 'cancellations', 'requests', 'planning', 'staff'].map(
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
