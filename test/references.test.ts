import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

// Files that a document or a comment names must exist, so whoever moves one also changes what names it.

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && existsSync(path))

/** Matches a path with a folder in front; `X/...` and `<name>` stand for many and are no path. */
const named =
  /(?<![\w./<>*:@-])(?:\.{1,2}\/)?(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|md|sql|yaml|sh)(?![\w*<-])/g
/** Folders that the paths in documents and comments may start from. */
const roots = ['', 'src', 'src/server', 'src/server/adapters', 'src/web', 'src/web/engine', 'docs']

const isThere = (path: string, from: string) =>
  [dirname(from), ...roots].some((root) => existsSync(join(root, path)))

const commentsOf = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|^--.*/gm)].map(([comment]) => comment).join('\n')

const missingIn = (path: string, text: string) =>
  (text.match(named) ?? [])
    .filter((name) => !/NNN/.test(name) && !isThere(name, path))
    .map((name) => `${path}: ${name}`)

test('every file that a document names is there', () => {
  const documents = tracked.filter(
    (path) => path.endsWith('.md') && !/^THIRD-PARTY|^docs\/records\//.test(path),
  )
  expect(documents.length).toBeGreaterThan(30)
  expect(documents.flatMap((path) => missingIn(path, readFileSync(path, 'utf8')))).toEqual([])
})

test('every file that a comment names is there', () => {
  const sources = tracked.filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path))
  expect(sources.length).toBeGreaterThan(900)
  expect(sources.flatMap((path) => missingIn(path, commentsOf(readFileSync(path, 'utf8'))))).toEqual([])
})

test('a file that is not there is noticed', () => {
  expect(missingIn('docs/a.md', 'as `src/web/nowhere.ts` does, see docs/glossary.md')).toEqual([
    'docs/a.md: src/web/nowhere.ts',
  ])
})
