import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLongRound } from '../test/kit/long-round.ts'
import { readLayers } from './layers.ts'
import { makeNew } from './new.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const parts = ['src', 'test', 'tools', 'content', 'bench', 'brands', 'db']
const settings = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'biome.jsonc',
  '.gitignore',
  '.dependency-cruiser.cjs',
]

let copy = ''

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Everything in the copy, by path. */
const read = (): Map<string, string> =>
  new Map(
    parts
      .filter((part) => existsSync(join(copy, part)))
      .flatMap((part) => filesBelow(join(copy, part)))
      .map((path) => [relative(copy, path), readFileSync(path, 'utf8')]),
  )

const changes = (before: Map<string, string>) => {
  const after = read()
  const made = [...after.keys()].filter((path) => !before.has(path)).sort()
  const added: Record<string, string[]> = {}
  for (const [path, text] of before) {
    const now = after.get(path)
    if (now === text) continue
    const old = new Set(text.split('\n'))
    // nothing of the file is lost, so all that differs was added
    expect(
      now
        ?.split('\n')
        .filter((line) => old.has(line))
        .join('\n'),
    ).toBe(text)
    added[path] = now?.split('\n').filter((line) => !old.has(line)) ?? []
  }
  return { made, added }
}

const run = async (script: string, ...args: string[]): Promise<string> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const ran = promisify(execFile)(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: copy,
    env,
  })
  return ran.then(
    () => '',
    (failed: { stdout?: string; stderr?: string }) => `${failed.stdout}${failed.stderr}`,
  )
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'))
  for (const part of [...parts, ...settings])
    if (existsSync(join(root, part))) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new', { timeout: 900_000 }, () => {
  it('makes a funnel with its feature: folders by its key, and a line in two lists', () => {
    const before = read()
    makeNew(copy, 'funnel', 'trial-check', { slug: 'proefcontrole', title: 'Proef laten controleren' })
    const files =
      'begin confirmation document index letters queues request-events send.db.test send test-examples'
    expect(changes(before)).toEqual({
      made: [
        'content/trial-check.ts',
        'src/core/contract/trial-check.operations.ts',
        'src/core/contract/trial-check.titles.ts',
        'src/core/contract/trial-check.ts',
        'src/core/trial-check/summary-rows.ts',
        ...files.split(' ').map((file) => `src/server/features/trial-check/${file}.ts`),
        'src/web/funnels/trial-check/content.ts',
        'src/web/funnels/trial-check/funnel.test.ts',
        'src/web/funnels/trial-check/funnel.ts',
        'src/web/funnels/trial-check/summary.ts',
        'test/journeys/trial-check.journey.ts',
      ],
      added: {
        'content/diensten.ts': [
          "        { title: 'Nieuw', terms: [{ label: 'Proef laten controleren', href: 'page:proefcontrole' }] },",
        ],
        'content/index.ts': ["import { trialCheckPages } from './trial-check.ts'", '  ...trialCheckPages,'],
        'src/web/funnels/index.ts': ["  proefcontrole: 'trial-check',"],
        'src/server/features.ts': [
          "import { trialCheck } from './features/trial-check/index.ts'",
          '  trialCheck,',
        ],
      },
    })
  })

  it('says the Dutch slug in the funnel and the list alone, and the title where visitors read it', () => {
    const found = [...read()].filter(([, text]) => text.includes('proefcontrole')).map(([path]) => path)
    expect(found.filter((path) => path.startsWith('src/')).toSorted()).toEqual([
      'src/web/funnels/index.ts',
      'src/web/funnels/trial-check/funnel.ts',
    ])
    const titled = readFileSync(join(copy, 'src/server/features/trial-check/document.ts'), 'utf8')
    expect(titled).toContain("title: 'Proef laten controleren'")
  })

  it('makes a partner: port, sandbox, adapter over HTTP, entry, and a line in one list', () => {
    const before = read()
    makeNew(copy, 'partner', 'notaris')
    const adapters = 'src/server/adapters'
    expect(changes(before)).toEqual({
      made: [
        ...['index', 'notaris-http.test', 'stand-in', 'wire'].map(
          (file) => `${adapters}/notaris-http/${file}.ts`,
        ),
        ...['index', 'notaris-sandbox.db.test'].map((file) => `${adapters}/notaris-sandbox/${file}.ts`),
        'src/server/partners/notaris.ts',
        'src/server/ports/notaris.suite.ts',
        'src/server/ports/notaris.ts',
      ],
      added: {
        'src/server/partners/index.ts': ["import { notaris } from './notaris.ts'", '  notaris,'],
      },
    })
  })

  it('makes blocks, calculators and endpoints, and says what to do next', () => {
    const said = [
      ...makeNew(copy, 'block', 'foto-strook'),
      ...makeNew(copy, 'endpoint', 'taart.bak', { title: 'Taart bakken' }),
      ...makeNew(copy, 'tool', 'proefsom', { title: 'Proefsom' }),
      ...makeNew(copy, 'endpoint', 'stand.free-days', { title: 'Dagen met een plek', reads: true }),
    ]
    expect(said.filter((line) => line.startsWith('next: ')).length).toBeGreaterThan(5)
    for (const line of said.filter((one) => one.startsWith('made ')))
      expect(readFileSync(join(copy, line.slice(5)), 'utf8')).not.toContain('{{')
  })

  it('makes a funnel for a page that stands: only the page after it is new', () => {
    // a page of the site whose funnel nobody has built yet, whichever are built by then
    const rename = (path: string, from: RegExp, to: string) =>
      writeFileSync(join(copy, path), readFileSync(join(copy, path), 'utf8').replaceAll(from, to))
    rename('content/services/waarde.ts', /taxatie(`|'),$/gm, 'proeftaxatie$1,')
    rename('src/core/content/funnel.ts', /^ {2}taxatie:/gm, '  proeftaxatie:')
    const given = { slug: 'proeftaxatie', title: 'Proeftaxatie' }
    const said = makeNew(copy, 'funnel', 'trial-valuation', given)
    expect(said.filter((line) => line.includes(' content/'))).toEqual(['changed content/bedankt.ts'])
    expect(readFileSync(join(copy, 'content/bedankt.ts'), 'utf8')).toContain(
      "path: '/diensten/hypotheek/proeftaxatie/bedankt',",
    )
    const home = join(copy, 'src/server/features/trial-valuation/index.ts')
    expect(readFileSync(home, 'utf8')).toContain("desk: 'financieel'")
  })

  it.each([
    ['trial-check.stop-it', 'trial-check.stop-it', '/api/v1/services/trial-check/stop-it'],
    ['handyman.ask-more', 'klusservice.ask-more', '/api/klusservice/ask-more'],
    ['survey.ask-more', 'survey.ask-more', '/api/survey/ask-more'],
  ])('adds %s to a feature that stands, and what it reads', (name, call, path) => {
    const [key = ''] = name.split('.')
    const home = `src/server/features/${key}`
    const before = read()
    makeNew(copy, 'endpoint', `${key}.free-hours`, { title: 'Uren met een plek', reads: true })
    const verb = name.slice(key.length + 1)
    makeNew(copy, 'endpoint', name, { title: 'Iets anders vragen' })
    const after = read()
    const made = [...after.keys()].filter((one) => !before.has(one) && one.startsWith(home))
    const parts = ['-confirmation', '-document', '.db.test', '']
    const submits = parts.map((part) => `${home}/${verb}${part}.ts`)
    expect(made).toEqual(expect.arrayContaining([...submits, `${home}/free-hours.ts`]))
    // everything that stood there stands there still
    for (const [one, text] of before)
      for (const words of text === after.get(one) ? [] : text.split(/[^\w'-]+/))
        expect(after.get(one), `${one} lost ${words}`).toContain(words)
    const contract = after.get(`src/core/contract/${key}.ts`)
    expect(contract).toContain(`name: '${call}',\n  method: 'POST',\n  path: '${path}',`)
    expect(contract).toContain(`/free-hours',`)
  })

  it('says what to do by hand where a feature has another form, and writes nothing', () => {
    const index = join(copy, 'src/server/features/addresses/index.ts')
    const text = readFileSync(index, 'utf8')
    const add = () => makeNew(copy, 'endpoint', 'addresses.more', { title: 'Meer', reads: true })
    for (const [now, other, sentence] of [
      ['verbs: {', 'verbs: some && {', /"verbs: \{": add more: .* by hand\.$/],
      [
        'calls, operations, {',
        'calls, operations, of({',
        /makes no feature of calls and operations.* by hand\.$/,
      ],
    ] as const) {
      writeFileSync(index, text.replace(now, other))
      const before = read()
      expect(add).toThrow(sentence)
      expect(changes(before)).toEqual({ made: [], added: {} })
    }
    writeFileSync(index, text)
  })

  it('refuses what is there or cannot be a name, in one sentence, and writes nothing', () => {
    const before = read()
    const refused: [string | undefined, string | undefined, RegExp][] = [
      ['funnel', 'trial-check', /src\/web\/funnels\/trial-check.* is there already/],
      ['funnel', 'handyman', /is there already/],
      ['endpoint', 'handyman.book', /another call klusservice\.book or .* already/],
      ['endpoint', 'handyman.rates', /handyman\/rates\.ts is there already/],
      ['endpoint', 'handyman.suffix', /has another suffix already/],
      ['endpoint', 'community.login', /another call account\.login or .* already/],
      ['endpoint', 'shared.send', /has another shared already/],
      ['endpoint', 'words.send', /has another words already/],
      ['block', 'hero', /is there already/],
      ['tool', 'berekenen-kosten-koper', /is there already/],
      ['partner', 'addresses', /is there already/],
      ['funnel', '../elders', /is no name/],
      ['page', 'proef', /^Use: npm run new/],
      ['funnel', undefined, /^Use: /],
      ['constructor', 'proef', /^Use: /],
    ]
    for (const [kind, name, sentence] of refused) {
      const make = () => makeNew(copy, kind, name, { slug: 'nieuw', title: 'Iets nieuws' })
      expect(make, `${kind} ${name}`).toThrow(sentence)
      expect(make).toThrow(/^[^\n]+\.\)?$/)
    }
    const known = { slug: 'klusservice', title: 'Iets nieuws' }
    expect(() => makeNew(copy, 'funnel', 'something', known)).toThrow(/knows klusservice already/)
    expect(changes(before)).toEqual({ made: [], added: {} })
  })

  // these read what the tests above made, and change nothing
  it.concurrent('leaves a project that compiles, keeps its layers and its form', async () => {
    // the product; what stands around it knows nothing of a new part
    const only = JSON.stringify({
      extends: './tsconfig.json',
      include: ['src', 'content', 'test/journeys/trial-check.journey.ts'],
    })
    writeFileSync(join(copy, 'tsconfig.src.json'), only)
    expect(await run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.src.json')).toBe('')
    const { breaches, read: seen } = await readLayers(copy)
    expect(breaches).toEqual([])
    expect(seen).toContain('src/web/funnels/trial-check/funnel.ts')
    expect(
      await run('@biomejs/biome/bin/biome', 'check', 'src/web', 'src/core', 'src/server', 'content'),
    ).toBe('')
  })

  const funnels = ['trial-check', '30-minute-advice', 'first-step-controls.test.ts']
  const features = ['trial-check', 'taart', 'stand', 'survey']
  const beside = [
    'server/config.test.ts',
    'core/contract/contract.test.ts',
    'web/mail/every-mail.test.ts',
    'feature-keys',
  ]
  it.each([
    [
      'unit',
      [...funnels.map((one) => `web/funnels/${one}`), 'web/tools/proefsom', 'notaris-http', ...beside],
    ],
    ['database', [...features.map((key) => `server/features/${key}`), 'notaris-sandbox']],
  ])(
    'makes what keeps the promises of its kind: %s',
    { concurrent: true, skip: !isLongRound },
    async (project, tests) => {
      expect(await run('vitest/vitest.mjs', 'run', '--project', project, ...tests)).toBe('')
    },
  )
})
