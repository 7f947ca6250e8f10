// The layer check: `node tools/layers.ts`. It fails on a forbidden import, on a folder or file name that says nothing, and when
// it read fewer files than git tracks (a check that reads nothing passes everything).
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type IReporterOutput } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { folderCircles, type Import } from './folder-circles.ts'

export interface Breach {
  rule: string
  from: string
  to: string
}

const folders = ['src', 'test', 'tools', 'bench']
const test = /[.](test|suite|journey)[.]tsx?$|(^|\/)test-[a-z-]*(ways|answers)[.]ts$/
const emptyName = /^(utils?|helpers?|commons?|managers?|misc)$/i

/** The rule that dependency-cruiser does not have: it looks at files only, and folders can form a circle that no file closes. */
export const folderRule = 'no-circles-between-folders'

/** The paths that each module below `root` imports, without libraries. */
export async function readModules(root: string): Promise<Map<string, string[]>> {
  const { modules } = await cruiseAll(root)
  return new Map(
    modules
      .filter(({ source }) => !source.includes('node_modules/') && existsSync(join(root, source)))
      .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
}

async function cruiseAll(root: string) {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'))
  const present = folders.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(present, { ...options, baseDir: root }, undefined, {
    tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
  })
  return toResult(output)
}

/**
 * Whether an import is that by which pages draw the office, which draws itself with the looks of web. It makes no circle, since
 * nothing imports what draws pages.
 */
const drawsOffice = ({ from, to }: Import): boolean =>
  from.startsWith('src/web/render/') && to.startsWith('src/office/')

/** Every forbidden import below `root` (a folder laid out as this repository), and every file that was read. */
export async function readLayers(root: string): Promise<{ breaches: Breach[]; read: string[] }> {
  const { modules, summary } = await cruiseAll(root)
  const imports = modules
    .filter(({ source }) => source.startsWith('src/') && !test.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => resolved.startsWith('src/'))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter((one) => !drawsOffice(one))
  return {
    breaches: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...folderCircles(imports).map((found) => ({ rule: folderRule, ...found })),
    ],
    read: modules.map((module) => module.source),
  }
}

/** Those of these paths that have a name in them that says nothing about the content. */
export function emptyNames(paths: string[]): string[] {
  return paths.filter((path) => path.split('/').some((part) => emptyName.test(part.replace(/\..*$/, ''))))
}

function toResult(output: IReporterOutput['output']) {
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text instead of a result.')
  return output
}

function trackedSources(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)))
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const tracked = trackedSources(root)
  const { breaches, read } = await readLayers(root)
  const known = new Set(read)
  const unread = tracked.filter((path) => /\.(tsx?|mjs)$/.test(path) && !known.has(path))
  const sentences = [
    ...breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`),
    ...emptyNames(tracked).map((path) => `name-says-something: ${path}`),
    ...unread.map((path) => `not read by the check: ${path}`),
  ]
  for (const sentence of sentences) console.error(sentence)
  console.log(`${read.length} modules read, ${sentences.length} breaches`)
  if (sentences.length > 0) process.exitCode = 1
}
