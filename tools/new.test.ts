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
import { readLayers } from './layers.ts'
import { withLine } from './new/register.ts'
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
    const files = [
      'begin',
      'confirmation',
      'document',
      'index',
      'letters',
      'queues',
      'request-events',
      'send.db.test',
      'send',
      'test-examples',
    ]
    expect(changes(before)).toEqual({
      made: [
        'src/core/contract/trial-check.operations.ts',
        'src/core/contract/trial-check.titles.ts',
        'src/core/contract/trial-check.ts',
        'src/core/trial-check/summary-rows.ts',
        ...files.map((file) => `src/server/features/trial-check/${file}.ts`),
        'src/web/funnels/trial-check/content.ts',
        'src/web/funnels/trial-check/funnel.test.ts',
        'src/web/funnels/trial-check/funnel.ts',
        'src/web/funnels/trial-check/summary.ts',
      ],
      added: {
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
      ...makeNew(copy, 'tool', 'energy-tax', { slug: 'energiebelasting-tool', title: 'Energiebelasting' }),
      ...makeNew(copy, 'funnel', '30-day-trial', { slug: '30-dagen', title: '30 dagen proberen' }),
    ]
    expect(said.filter((line) => line.startsWith('next: ')).length).toBeGreaterThan(5)
    for (const line of said.filter((one) => one.startsWith('made ')))
      expect(readFileSync(join(copy, line.slice(5)), 'utf8')).not.toContain('{{')
  })

  it('refuses what is there or cannot be a name, in one sentence, and writes nothing', () => {
    const before = read()
    const refused: [string | undefined, string | undefined, RegExp][] = [
      ['funnel', 'trial-check', /src\/web\/funnels\/trial-check.* is there already/],
      ['funnel', 'handyman', /is there already/],
      ['endpoint', 'handyman.cancel', /is there already/],
      ['endpoint', 'shared.send', /has another shared already/],
      ['endpoint', 'words.send', /has another words already/],
      ['endpoint', 'taart.index', /is no name for an endpoint/],
      ['endpoint', 'beslag.beslag', /is no name for an endpoint/],
      ['funnel', 'send', /is no name for a funnel/],
      ['block', 'hero', /is there already/],
      ['tool', 'purchase-costs', /is there already/],
      ['tool', 'Proef', /is no name for a tool/],
      ['partner', 'addresses', /is there already/],
      ['partner', 'notaris-2', /is no name for a partner/],
      ['funnel', 'Proef', /is no name for a funnel/],
      ['endpoint', 'taart.begin', /is no name for an endpoint/],
      ['funnel', 'question', /is no name for a funnel/],
      ['funnel', '../elders', /is no name/],
      ['funnel', 'a--b', /is no name/],
      ['funnel', '2026', /is no name/],
      ['funnel', 'utils', /is no name/],
      ['endpoint', 'taart', /is no name for an endpoint/],
      ['endpoint', 'taart.delete', /is no name/],
      ['page', 'proef', /^Use: npm run new/],
      ['funnel', undefined, /^Use: /],
      ['constructor', 'proef', /^Use: /],
    ]
    for (const [kind, name, sentence] of refused) {
      const make = () => makeNew(copy, kind, name, { slug: 'nieuw', title: 'Iets nieuws' })
      expect(make, `${kind} ${name}`).toThrow(sentence)
      expect(make).toThrow(/^[^\n]+\.\)?$/)
    }
    expect(changes(before)).toEqual({ made: [], added: {} })
  })

  it.each([
    [{}, /needs --slug/],
    [{ slug: 'nieuw' }, /needs --title/],
    [{ slug: 'klusservice', title: 'Iets nieuws' }, /knows klusservice already/],
    [{ slug: 'Nieuw!', title: 'Iets nieuws' }, /is no slug/],
    [{ slug: 'nieuw', title: "zo'n ding" }, /is no title/],
  ])('of a funnel it demands a slug and a title that can be: %o', (given, sentence) => {
    const before = read()
    expect(() => makeNew(copy, 'funnel', 'something', given)).toThrow(sentence)
    expect(changes(before)).toEqual({ made: [], added: {} })
  })

  it('leaves a project that compiles, keeps its layers and its form', async () => {
    // the product; what stands around it knows nothing of a new part
    const only = JSON.stringify({ extends: './tsconfig.json', include: ['src'] })
    writeFileSync(join(copy, 'tsconfig.src.json'), only)
    expect(await run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.src.json')).toBe('')
    const { breaches, read: seen } = await readLayers(copy)
    expect(breaches).toEqual([])
    expect(seen).toContain('src/web/funnels/trial-check/funnel.ts')
    expect(await run('@biomejs/biome/bin/biome', 'check', 'src/web', 'src/core', 'src/server')).toBe('')
  })

  it('makes what keeps the promises of its kind: funnels, mails, calls by their key, a partner', async () => {
    const tests = [
      'src/web/funnels/trial-check',
      'src/web/funnels/30-day-trial',
      'src/web/tools/energy-tax',
      'src/server/adapters/notaris-http',
      'src/server/config.test.ts',
      'src/core/contract/contract.test.ts',
      'test/feature-keys.test.ts',
      'src/web/mail/every-mail.test.ts',
    ]
    expect(await run('vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)).toBe('')
  })

  it('makes a feature that takes requests in, once, and begins with them', async () => {
    const tests = [
      'src/server/features/trial-check',
      'src/server/features/taart',
      'src/server/adapters/notaris-sandbox',
    ]
    expect(await run('vitest/vitest.mjs', 'run', '--project', 'database', ...tests)).toBe('')
  })
})

describe('a registration', () => {
  const line = { file: 'list.ts', entry: 'new: 1,', into: 'const list' }

  it('stands at the end of its list', () => {
    expect(withLine('const list = {\n  old: 1,\n}\n', line)).toBe('const list = {\n  old: 1,\n  new: 1,\n}\n')
  })

  it('stands before the line that is named', () => {
    expect(
      withLine('const list = [\n  old,\n  // more\n  last,\n]\n', {
        ...line,
        entry: 'new,',
        before: '// more',
      }),
    ).toBe('const list = [\n  old,\n  new,\n  // more\n  last,\n]\n')
  })

  it('is refused where there is no list, or where it stands already', () => {
    expect(() => withLine('const other = {\n}\n', line)).toThrow('list.ts holds no list')
    expect(() => withLine('const list = {\n  new: 2,\n}\n', line)).toThrow('list.ts knows new already')
  })
})
