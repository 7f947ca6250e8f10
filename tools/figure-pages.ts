import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

interface ShownPage {
  path: string
  blocks: readonly { kind: string; slug?: string; codename?: string }[]
}

/** Files that a source imports by a relative path, as paths below the root. */
const importsOf = (root: string, path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/(?:from|import\()\s*'([.]{1,2}\/[^']+)'/g)].map(
    ([, address = '']) => normalize(join(dirname(path), address)),
  )

const reachOf = (root: string, files: readonly string[], known: Map<string, string[]>): Set<string> => {
  const found = new Set(files)
  for (const path of found) {
    if (!/[.]tsx?$/.test(path)) continue
    const next = known.get(path) ?? importsOf(root, path)
    known.set(path, next)
    for (const one of next) found.add(one)
  }
  return found
}

const filesIn = (root: string, folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((path) => !/[.]test[.]|-cases[.]ts$/.test(path))

/** Folder of each funnel by its slug, read from the list of funnels. */
const foldersOf = (root: string): Map<string, string> =>
  new Map(
    [
      ...readFileSync(join(root, 'src/web/funnels/funnels.ts'), 'utf8').matchAll(
        /^ {2}'?([\w-]+)'?: '([\w-]+)',$/gm,
      ),
    ].map(([, slug = '', folder = '']) => [slug, folder]),
  )

/**
 * Paths of the pages whose calculator or funnel uses a file of dated figures, by the name of that file (`isde`). The pages are
 * those of `content`; pages that editors added are not included.
 */
export const figurePages = (root: string, pages: readonly ShownPage[]): Map<string, string[]> => {
  const folders = foldersOf(root)
  const known = new Map<string, string[]>()
  const into = new Map<string, string[]>()
  for (const { path, blocks } of pages) {
    const shown = blocks.flatMap(({ kind, slug = '', codename = '' }) => {
      if (kind === 'tool') return filesIn(root, `src/web/tools/${codename.replaceAll('_', '-')}`)
      if (kind !== 'funnel') return []
      const folder = folders.get(slug) ?? slug
      // the name of a funnel's folder is the key of its feature, or begins with it
      const features = globSync('src/server/features/*/', { cwd: root }).filter((one) =>
        `${folder}-`.startsWith(`${basename(one)}-`),
      )
      return [`src/web/funnels/${folder}`, ...features].flatMap((one) => filesIn(root, one))
    })
    if (shown.length === 0) continue
    for (const one of reachOf(root, shown, known)) {
      const file = /^src\/core\/figures\/([\w-]+)[.]ts$/.exec(one)?.[1]
      if (file) into.set(file, [...(into.get(file) ?? []), path])
    }
  }
  // texts of pages that are made of figures, such as those of a subsidy
  for (const source of filesIn(root, 'content'))
    for (const one of importsOf(root, source)) {
      const file = /^src\/core\/figures\/([\w-]+)[.]ts$/.exec(one)?.[1]
      if (file) into.set(file, [...(into.get(file) ?? []), source])
    }
  return into
}
