import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { failures } from '../../test/kit/failures.ts'
import { environment, readConfig } from './config.ts'
import { parseEnvironment } from './parse-environment.ts'
import { adaptersOf, wordsOf } from './partners/partner.ts'
import { partners } from './partners/partners.ts'
import { secretList } from './ports/settings.ts'
import { demoSecrets } from './secrets.ts'

const secret = 'Q7vN2mXc9LtR4kBz8WpJ5hYd3GfS6aEu'
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://localhost/thuisbasis',
  PUBLIC_URL: 'https://www.voorbeeld.nl',
  SECRETS: `${secret}, ${secret}`,
  TRUSTED_PROXIES: '10.0.0.0/8,::1',
  ...Object.fromEntries(partners.map((one) => [one.variable, wordsOf(one).at(-1)])),
}
const without = (name: string) => ({ ...production, [name]: undefined })
/** Partners whose adapter production must choose, as they have no standard one. */
const chosen = partners.filter(({ defaultAdapter: standard }) => standard === undefined)

test('nothing given is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    database: undefined,
    publicUrl: 'http://localhost:3000',
    adapters: {
      addresses: 'sandbox',
      mail: 'sandbox',
      handyman: 'sandbox',
      files: 'folder',
      inspections: 'sandbox',
    },
  })
})

test('no two settings have the same name', () => {
  const names = [
    ...Object.keys(environment.shape),
    ...partners.flatMap((one) => [
      one.variable,
      ...adaptersOf(one).flatMap(([, { settings }]) => Object.keys(settings)),
    ]),
  ]
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const words = partners.map(({ name }) => name)
  expect(new Set(words).size).toBe(words.length)
})

test('a secret that is shared with a partner may be a list, the newest first', () => {
  const given = (text: string) => parseEnvironment(z.object({ SECRET: secretList }), { SECRET: text }).SECRET
  expect(given(` ${secret}, ${secret}! `)).toEqual([secret, `${secret}!`])
  expect(given(secret)).toEqual([secret])
  for (const wrong of ['kort', `${secret},kort`, ','])
    expect(() => given(wrong)).toThrow('SECRET moet uit geheimen van minstens 32 tekens bestaan')
  const community = { COMMUNITY_SECRET: `${secret},${secret}!` }
  expect(readConfig(community).communitySecrets).toEqual([secret, `${secret}!`])
})

test('an empty variable is no variable', () => {
  expect(readConfig({ PORT: '', MODE: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('the bar to look as somebody else is for developing, and never for production', () => {
  expect(readConfig({}).viewerBar).toBe(false)
  expect(readConfig({ VIEWER_BAR: 'on' }).viewerBar).toBe(true)
  expect(readConfig({ ...production, VIEWER_BAR: 'on' }).viewerBar).toBe(false)
})

test('requests are made up in a demo alone, unless it is to begin empty', () => {
  expect(readConfig({}).demoRequests).toBe(true)
  expect(readConfig({ DEMO_REQUESTS: 'off' }).demoRequests).toBe(false)
  expect(readConfig({ ...production, DEMO_REQUESTS: 'on' }).demoRequests).toBe(false)
})

test('a process serves the office beside the site, not at all, or alone', () => {
  expect(readConfig({}).office).toBe('on')
  expect(readConfig({ ...production, OFFICE: 'off' }).office).toBe('off')
  expect(readConfig({ ...production, OFFICE: 'only' }).office).toBe('only')
})

test('production with all it needs', () => {
  expect(readConfig(production)).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    secrets: [secret, secret],
    trustedProxies: ['10.0.0.0/8', '::1'],
    publicUrl: 'https://www.voorbeeld.nl',
    logLevel: 'info',
  })
  expect(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  expect(readConfig(production).communityHosts).toEqual([])
  const hosts = 'community.voorbeeld.nl, forum.voorbeeld.nl:8443'
  const community = { COMMUNITY_HOSTS: hosts, COMMUNITY_SECRET: secret }
  expect(readConfig({ ...production, ...community }).communityHosts).toEqual(hosts.split(', '))
  expect(() => readConfig({ ...production, COMMUNITY_HOSTS: hosts })).toThrow('COMMUNITY_SECRET ontbreekt')
})

test('production does not start without what it needs', async () => {
  expect(
    await failures(
      ['DATABASE_URL', 'PUBLIC_URL', 'SECRETS', 'TRUSTED_PROXIES', ...chosen.map(({ variable }) => variable)],
      (name) => {
        expect(() => readConfig(without(name))).toThrow(
          `${name} ontbreekt: MODE=production heeft deze nodig.`,
        )
      },
    ),
  ).toEqual([])
})

test('production refuses what is unsafe', async () => {
  expect(
    await failures(
      [
        ...chosen.map(({ variable }): [Record<string, string>, string] => [
          { [variable]: 'sandbox' },
          `${variable} mag in MODE=production geen sandbox zijn.`,
        ]),
        [
          { PUBLIC_URL: 'http://www.voorbeeld.nl' },
          'PUBLIC_URL moet in MODE=production met https:// beginnen.',
        ],
        [{ CLOCK: '2027-03-28T01:30:00+01:00' }, 'CLOCK mag alleen in MODE=demo.'],
        [
          { DATABASE_URL: 'postgres://db.voorbeeld.nl/a' },
          'DATABASE_URL moet in MODE=production eindigen op ?sslmode=verify-full',
        ],
        [
          { DATABASE_OWNER_URL: 'postgres://db.voorbeeld.nl/a?sslmode=require' },
          'DATABASE_OWNER_URL moet in MODE=production eindigen op ?sslmode=verify-full',
        ],
        [{ SECRETS: 'geheim' }, 'SECRETS moet uit geheimen van minstens 32 tekens bestaan'],
        [{ SECRETS: `${secret},geheim` }, 'SECRETS moet uit geheimen van minstens 32 tekens bestaan'],
        [{ SECRETS: 'change-me-'.repeat(4) }, 'SECRETS moet uit willekeurige geheimen bestaan'],
        [{ SECRETS: ',' }, 'SECRETS is leeg.'],
        [{ TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES moet uit IP-adressen'],
      ],
      ([env, sentence]) => {
        expect(() => readConfig({ ...production, ...env })).toThrow(sentence)
      },
    ),
  ).toEqual([])
})

test('a wrong value names itself', async () => {
  expect(
    await failures(
      [
        [{ MODE: 'test' }, 'MODE moet een van deze woorden zijn: demo, production.'],
        [{ PORT: '80a' }, 'PORT moet een geheel getal van 1 tot en met 65535 zijn.'],
        [{ PORT: '65536' }, 'PORT moet een geheel getal van 1 tot en met 65535 zijn.'],
        [{ HOST: '0.0.0.0' }, 'HOST moet in MODE=demo een van deze zijn: 127.0.0.1, ::1, localhost.'],
        [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL moet beginnen met postgres:// of postgresql://.'],
        [
          { PUBLIC_URL: 'voorbeeld.nl' },
          'PUBLIC_URL moet een webadres zijn, zoals https://www.voorbeeld.nl.',
        ],
        [{ SECRETS: 'kort' }, 'SECRETS moet uit geheimen van minstens 32 tekens bestaan'],
        [{ TRUSTED_PROXIES: '10.0.0.0/64' }, 'TRUSTED_PROXIES moet uit IP-adressen'],
        [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL moet een van deze woorden zijn'],
        [{ OFFICE: 'yes' }, 'OFFICE moet een van deze woorden zijn: on, off, only.'],
        [{ MAIL: 'post' }, 'MAIL moet een van deze woorden zijn: sandbox, smtp.'],
        [{ CLOCK: 'morgen' }, 'CLOCK moet een tijdstip zijn'],
      ],
      ([env, sentence]) => {
        expect(() => readConfig(env)).toThrow(sentence)
      },
    ),
  ).toEqual([])
})

test('what is no server of a community is refused', async () => {
  expect(
    await failures(
      [
        'https://community.voorbeeld.nl',
        'community.voorbeeld.nl/a',
        '*.voorbeeld.nl',
        'Community.voorbeeld.nl',
        'community.voorbeeld.nl:443',
        'a@b.nl',
        'localhost',
      ],
      (host) => {
        expect(() => readConfig({ COMMUNITY_HOSTS: `x.nl,${host}` })).toThrow(
          'COMMUNITY_HOSTS moet uit namen van servers',
        )
      },
    ),
  ).toEqual([])
})

test('every wrong value is named at once, and no value is repeated', () => {
  expect(() => readConfig({ PORT: 'x', SECRETS: 'geheim' })).toThrow(
    /^PORT moet .*\nSECRETS moet (?!.*geheim,)/,
  )
})

test('secrets of a demo are made once, also by processes that start together, for their owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const made = await Promise.all([demoSecrets(join(folder, 'new')), demoSecrets(join(folder, 'new'))])
  expect(made[0]).toEqual(made[1])
  expect(made[0]?.[0]?.length).toBeGreaterThanOrEqual(32)
  expect(await demoSecrets(join(folder, 'new'))).toEqual(made[0])
  expect(statSync(join(folder, 'new', 'secrets')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(folder, 'new', 'secrets'), 'utf8')).toContain(made[0]?.[0])
  rmSync(folder, { recursive: true })
})

describe('a secret from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secrets')
  writeFileSync(file, `${secret}\n`)
  const { SECRETS: _, ...others } = production

  test('counts as the setting itself', () => {
    expect(readConfig({ ...others, SECRETS_FILE: file }).secrets).toEqual([secret])
    expect(() => readConfig({ ...others, SECRETS_FILE: ' ' })).toThrow('SECRETS ontbreekt')
  })

  test('that is given twice or cannot be read is refused, without telling it', () => {
    expect(() => readConfig({ ...production, SECRETS_FILE: file })).toThrow('SECRETS en SECRETS_FILE')
    expect(() => readConfig({ ...others, SECRETS_FILE: join(folder, 'x') })).toThrow(
      'SECRETS_FILE wijst naar een bestand dat niet kan worden gelezen.',
    )
    writeFileSync(join(folder, 'short'), 'te kort')
    expect(() => readConfig({ ...others, SECRETS_FILE: join(folder, 'short') })).toThrow('minstens 32 tekens')
  })
})
