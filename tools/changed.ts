import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { readModules } from './layers.ts'
import { featureKeys, featureOf } from './spent.ts'

/** What each file leads to, by path below the root: imports, files of a glob, and files that a test starts or stands for. */
export type Graph = ReadonlyMap<string, readonly string[]>

const isTest = (path: string) => /[.](test|journey)[.]tsx?$/.test(path)
/** Tests that have the whole site behind them, of which only a part is what they are about. */
const isOfSite = (path: string) => /[.](db[.]test|journey)[.]tsx?$/.test(path)

/**
 * Lists of everything there is. Each test of the site gets there by the server that it starts: what they list follows
 * only for a test that imports the list itself, or stands for the feature (`leadsTo`).
 */
const lists = [
  'src/server/features.ts',
  'src/web/funnels/index.ts',
  'src/web/tools/index.ts',
  'src/web/render/islands.ts',
]
const listed = /^src\/(server\/features|web\/(funnels|tools))\/[^/]+\//

/** With these, everything is another. */
const ofAll = /^(package(-lock)?[.]json|tsconfig[.]json|vitest[.]config[.]ts|vite[.]config[.]ts)$/

/**
 * Files that a source names without importing them: the patterns of its globs, and of kits and tests of the site the
 * programs that they start and the files that they spoil.
 */
const named = (root: string, path: string, source: string): string[] => [
  ...[...source.matchAll(/import[.]meta[.]glob[^(]*\(\s*\[?([^)\]]*)/g)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([.]{1,2}\/[^']+)'/g)].flatMap(([, pattern = '']) =>
      globSync(normalize(join(dirname(path), pattern)), { cwd: root }),
    ),
  ),
  ...(!/^(test|bench)\//.test(path) || (isTest(path) && !isOfSite(path))
    ? []
    : [...source.matchAll(/['"`]((?:src|tools|test|bench)\/[\w./-]+[.]tsx?)['"`]/g)].map(
        ([, one = '']) => one,
      )),
]

/** Where the feature stands that a test is about by its path: a journey and a test over HTTP import nothing of it. */
const standsFor = (path: string, keys: readonly string[], modules: readonly string[]): string[] => {
  if (!isOfSite(path)) return []
  const key = featureOf(path, keys)
  const ofFeature = (one: string) =>
    one === `src/server/features/${key}/index.ts` ||
    (path.endsWith('.journey.ts') && one.startsWith(`src/web/funnels/${key}`))
  if (key) return modules.filter(ofFeature)
  return path.endsWith('.journey.ts') ? modules.filter((one) => one.startsWith('src/web/render/')) : []
}

/** Reads what leads to what in the project at `root`. */
export const readGraph = async (root: string): Promise<Graph> => {
  const imports = await readModules(root)
  const keys = featureKeys(root)
  const modules = [...imports.keys()]
  return new Map(
    modules.map((path) => [
      path,
      [
        ...(imports.get(path) ?? []),
        ...named(root, path, readFileSync(join(root, path), 'utf8')),
        ...(isTest(path) ? standsFor(path, keys, modules) : []),
      ],
    ]),
  )
}

/** Everything that a test leads to, itself included. */
const reach = (graph: Graph, test: string): Set<string> => {
  const found = new Set([test])
  const own = new Set(graph.get(test))
  for (const path of found)
    for (const next of graph.get(path) ?? [])
      if (!isOfSite(test) || !lists.includes(path) || own.has(path) || !listed.test(next)) found.add(next)
  return found
}

/** Tests that stand beside a file, or in the nearest folder above it that has any: those of a template are of its tool. */
const beside = (path: string, tests: readonly string[]): string[] => {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const found = tests.filter((test) => dirname(test) === folder || test.startsWith(`${folder}.`))
    if (found.length > 0) return found
  }
  return []
}

/** The page as the server draws it, with the stylesheets that no module imports. */
const drawn = 'src/web/render/server.tsx'

/**
 * The tests that follow from changed files. What no module imports is read by whom nobody knows: a migration by every
 * test with a database, a stylesheet by every page, anything else (texts, templates) by any test of the unit project.
 */
export const followsFrom = (graph: Graph, changed: readonly string[]): string[] => {
  const tests = [...graph.keys()].filter(isTest)
  if (changed.some((path) => ofAll.test(path))) return tests.toSorted()
  const unread = changed.filter((path) => !graph.has(path))
  const causes = unread.some((path) => path.endsWith('.css')) ? [...changed, drawn] : changed
  const isAsked = (test: string): boolean => {
    if (unread.some((path) => path.startsWith('db/')) && test.includes('.db.test.')) return true
    if (unread.length > 0 && !isOfSite(test)) return true
    const reached = reach(graph, test)
    return causes.some((path) => reached.has(path))
  }
  const asked = tests.filter(isAsked)
  return [...new Set([...asked, ...unread.flatMap((path) => beside(path, tests))])].toSorted()
}

/** Files that differ from a commit, those that git does not know yet included. */
export const changedSince = (root: string, commit: string): string[] => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  )
}
