import { beforeAll, describe, expect, test } from 'vitest'
import { followsFrom, type Graph, readGraph } from './changed.ts'

const graph: Graph = new Map(
  Object.entries({
    'src/core/fields/iban.ts': [],
    'src/server/services/prices.ts': [],
    'src/server/features/a/index.ts': ['src/server/features/a/ask.ts'],
    'src/server/features/a/ask.ts': ['src/server/services/prices.ts', 'src/core/fields/iban.ts'],
    'src/server/features/b/index.ts': [],
    'src/server/features.ts': ['src/server/features/a/index.ts', 'src/server/features/b/index.ts'],
    'src/server/http/server.ts': ['src/server/features.ts'],
    'src/web/render/server.tsx': [],
    'src/core/fields/iban.test.ts': ['src/core/fields/iban.ts'],
    'src/server/features/a/ask.db.test.ts': ['src/server/http/server.ts', 'src/server/features/a/index.ts'],
    'src/server/features/b/do.db.test.ts': ['src/server/http/server.ts', 'src/server/features/b/index.ts'],
    'src/server/personal-data.db.test.ts': ['src/server/features.ts'],
    'src/web/mail/every-mail.test.ts': ['src/server/http/server.ts'],
    'test/journeys/pages.journey.ts': ['src/web/render/server.tsx'],
    'tools/new.test.ts': [],
  }),
)

const unit = ['src/core/fields/iban.test.ts', 'src/web/mail/every-mail.test.ts', 'tools/new.test.ts']

test.each([
  [
    'src/server/features/a/ask.ts',
    [
      'src/server/features/a/ask.db.test.ts',
      'src/server/personal-data.db.test.ts',
      'src/web/mail/every-mail.test.ts',
    ],
  ],
  [
    'src/server/services/prices.ts',
    [
      'src/server/features/a/ask.db.test.ts',
      'src/server/personal-data.db.test.ts',
      'src/web/mail/every-mail.test.ts',
    ],
  ],
  [
    'src/server/http/server.ts',
    [
      'src/server/features/a/ask.db.test.ts',
      'src/server/features/b/do.db.test.ts',
      'src/web/mail/every-mail.test.ts',
    ],
  ],
  ['src/server/features/b/do.db.test.ts', ['src/server/features/b/do.db.test.ts']],
  ['README.md', unit],
  [
    'db/migrations/001-start.sql',
    [...unit, ...[...graph.keys()].filter((path) => path.endsWith('.db.test.ts'))],
  ],
  ['src/web/look/theme.css', [...unit, 'test/journeys/pages.journey.ts']],
  ['package.json', [...graph.keys()].filter((path) => /[.](test|journey)[.]/.test(path))],
])('from %s follow the tests that lead to it', (path, tests) => {
  expect(followsFrom(graph, [path])).toEqual(tests.toSorted())
})

test('from nothing follows nothing', () => {
  expect(followsFrom(graph, [])).toEqual([])
})

describe('of this project', () => {
  let own: Graph
  beforeAll(async () => {
    own = await readGraph(process.cwd())
  })

  test('a verb leads to the tests and journeys of its feature, and to those of everything, not to those of others', () => {
    const tests = followsFrom(own, ['src/server/features/vve-membership/fee.ts'])
    expect(tests).toEqual(
      expect.arrayContaining([
        'src/server/features/vve-membership/register.db.test.ts',
        'test/journeys/vve-membership.journey.ts',
        'src/web/mail/every-mail.test.ts',
      ]),
    )
    expect(tests).not.toContain('src/server/features/handyman/book.db.test.ts')
    // which only name the list of features
    expect(tests).not.toContain('tools/new.test.ts')
    expect(tests).not.toContain('test/journeys/account.journey.ts')
  })

  test('what is found by a glob or started as a program is followed too', () => {
    expect(followsFrom(own, ['src/server/features/handyman/test-examples.ts'])).toContain(
      'src/web/mail/every-mail.test.ts',
    )
    expect(followsFrom(own, ['src/web/funnels/vve-membership/content.ts'])).toEqual(
      expect.arrayContaining(['test/feature-keys.test.ts', 'test/journeys/vve-membership.journey.ts']),
    )
    expect(followsFrom(own, ['src/server/main.ts'])).toContain('src/server/start.db.test.ts')
  })
})
