import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffRoles } from '../src/core/staff/roles.ts'
import { officeCalls } from '../src/server/features.ts'
import { anyone, type Permission } from '../src/server/services/permissions.ts'

// docs/roles.md says who may do what in the office. Its tables are held to what stands at each verb: a call without a row is red,
// and so is a row without a call. The message of a failure has the table to paste.

/** The rows of the table below a heading of docs/roles.md. */
const rowsBelow = (heading: string): string[] => {
  const [, below = ''] = readFileSync('docs/roles.md', 'utf8').split(`\n## ${heading}\n`)
  const [section = ''] = below.split('\n## ')
  return section.split('\n').filter((line) => line.startsWith('| `'))
}

/** Who may, in the words of the document. Of a verb of the site, whose permission has no roles, nobody in the office may. */
const rolesOf = (may: Permission): string => {
  if (may === anyone) return 'anyone'
  const roles = staffRoles.filter((role) => may.roles?.includes(role))
  if (roles.length === staffRoles.length) return 'all'
  return roles.join(', ') || 'nobody'
}

const rowOf = (name: string, may: Permission): string =>
  `| \`${name}\` | ${rolesOf(may)} | ${may.stepUp ? 'yes' : 'no'} |`

const told = (rows: readonly string[]) => `the table of docs/roles.md has to be\n${rows.join('\n')}\n`

test('docs/roles.md has every call of the office, with the roles that may and whether it wants a fresh factor', () => {
  const meant = officeCalls.map(({ endpoint, verb }) => rowOf(endpoint.name, verb.may)).toSorted()
  expect(meant.length).toBeGreaterThan(4)
  expect(rowsBelow('Calls'), told(meant)).toEqual(meant)
})

/** A verb that a command runs: an object with `may` and `run` that a service or a feature exports. */
const isStaffVerb = (value: unknown): value is { may: Permission } =>
  typeof value === 'object' &&
  value !== null &&
  'run' in value &&
  'may' in value &&
  (value.may as Partial<Permission>).roles !== undefined

test('docs/roles.md has every verb that commands share with the office', async () => {
  const files = globSync('src/server/{services,features}/*/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('may:'),
  )
  const modules = await Promise.all(
    files.map(
      (path): Promise<Record<string, unknown>> => import(new URL(`../${path}`, import.meta.url).href),
    ),
  )
  const verbs = modules.flatMap((one) => Object.entries(one))
  const meant = verbs.flatMap(([name, verb]) => (isStaffVerb(verb) ? [rowOf(name, verb.may)] : [])).toSorted()
  expect(meant.length).toBeGreaterThan(10)
  expect(rowsBelow('Verbs of commands'), told(meant)).toEqual(meant)
})
