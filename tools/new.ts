// `npm run new -- funnel|tool|endpoint|block|partner <name>`: the files of a new part, in the shape of their neighbours, and
// the lines that make the site know of it. Every file is a working start, none a stub.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Asked, type Kind, kinds, type Names, namesOf, use } from './new/names.ts'
import { plans } from './new/plans.ts'
import { withLine } from './new/register.ts'

const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word)

const written = (root: string, template: string, names: Names): string => {
  const text = readFileSync(join(root, 'tools/new', `${template}.template`), 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => names[name as keyof Names])
}

/** Files whose path differs from an existing one only in capitals are the same file on some machines. */
const isTaken = (root: string, path: string): boolean => {
  const folder = join(root, dirname(path))
  const name = path.slice(dirname(path).length + 1).toLowerCase()
  return existsSync(folder) && readdirSync(folder).some((one) => one.toLowerCase() === name)
}

/**
 * Makes a new part in the project at `root` and says what to do next. Nothing is written when anything is in the way.
 * Throws an Error whose message is one sentence.
 */
export const makeNew = (
  root: string,
  kind: string | undefined,
  name: string | undefined,
  given: Omit<Asked, 'name'> = {},
): string[] => {
  if (!isKind(kind) || !name) throw new Error(use)
  const names = namesOf(kind, { name, ...given })
  const { files, lines, next } = plans[kind](names)
  const taken = Object.keys(files).find((path) => isTaken(root, path))
  if (taken) throw new Error(`${taken} is there already: choose another name, or add to it by hand.`)
  const changed = lines.map((line) => {
    const path = join(root, line.file)
    return [path, withLine(readFileSync(path, 'utf8'), line)] as const
  })
  for (const [path, template] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), written(root, template, names))
  }
  for (const [path, text] of changed) writeFileSync(path, text)
  const made = Object.keys(files)
  execFileSync('npx', ['biome', 'check', '--write', ...made], { cwd: root, stdio: 'ignore' })
  const registered = lines.map(({ file, entry }) => `registered in ${file}: ${entry}`)
  return [...made.map((path) => `made ${path}`), ...registered, ...next.map((step) => `next: ${step}`)]
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { slug: { type: 'string' }, title: { type: 'string' } },
    })
    const [kind, name] = positionals
    const root = fileURLToPath(new URL('..', import.meta.url))
    for (const line of makeNew(root, kind, name, values)) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
