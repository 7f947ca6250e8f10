// `npm run new -- funnel|tool|endpoint|block|partner <name>`: the files of a new part, in the shape of their neighbours, and
// the lines that make the site know of it. Every file is a working start, none a stub.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { around } from './new/around.ts'
import { joined } from './new/imports.ts'
import { type Asked, type Kind, kinds, namesOf, use } from './new/names.ts'
import { demandFree, type Plan } from './new/plan.ts'
import { plans } from './new/plans.ts'
import { withLine } from './new/register.ts'

const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word)

/** A template filled in: `{{key}}` is a value, and lines between `{{#begins}}` and `{{/begins}}` stand only where that has one. */
const written = (root: string, template: string, values: Readonly<Record<string, unknown>>): string => {
  const text = readFileSync(join(root, 'tools/new', `${template}.template`), 'utf8')
  return text
    .replace(/^\{\{#(\w+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n/gm, (_all, name: string, lines: string) =>
      values[name] ? lines : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]))
}

/** Every file that is made or changed, with what it will hold. Throws where anything is in the way. */
const filesOf = (
  root: string,
  plan: Plan,
  values: Readonly<Record<string, unknown>>,
): Map<string, string> => {
  const there = around(root)
  demandFree(there, plan.files)
  const texts = new Map<string, string>()
  const now = (path: string) => texts.get(path) ?? there.read(path)
  for (const [path, template] of Object.entries(plan.files)) texts.set(path, written(root, template, values))
  for (const [path, template] of Object.entries(plan.joined ?? {})) {
    const text = written(root, template, values)
    texts.set(path, there.has(path) ? joined(now(path), text, path) : text)
  }
  for (const line of plan.lines) texts.set(line.file, withLine(now(line.file), line))
  return texts
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
  const there = around(root)
  const plan = plans[kind](names, there)
  const files = filesOf(root, plan, { ...names, ...plan.values })
  const told = [...files.keys()].map((path) => `${there.has(path) ? 'changed' : 'made'} ${path}`)
  for (const [path, text] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // form and order of imports; rules of the linter, which look at the whole project, change nothing
  execFileSync('npx', ['biome', 'check', '--write', '--linter-enabled=false', ...files.keys()], {
    cwd: root,
    stdio: 'ignore',
  })
  return [...told, ...plan.next.map((step) => `next: ${step}`)]
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { slug: { type: 'string' }, title: { type: 'string' }, reads: { type: 'boolean' } },
    })
    const [kind, name] = positionals
    const root = fileURLToPath(new URL('..', import.meta.url))
    for (const line of makeNew(root, kind, name, values)) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
