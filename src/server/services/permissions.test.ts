import { expect, test } from 'vitest'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { Actor } from './context.ts'
import { anyone, loggedIn, type Permission, requirePermission, staff, system } from './permissions.ts'

const profile = { emailAddress: 'iemand@voorbeeld.nl', gender: 2 as const }
const viewers: Readonly<Record<string, Viewer>> = {
  visitor: { membershipStatus: 'niet ingelogd' },
  registered: { membershipStatus: 'niet lid', profile },
  member: { membershipStatus: 'lid', profile },
}
const person: Actor = { kind: 'person', id: '0b6f3a5e-0000-4000-8000-000000000001' }
const actors: Readonly<Record<string, Actor>> = {
  visitor: { kind: 'visitor' },
  registered: person,
  member: person,
  employee: { kind: 'staff', name: 'requests anna' },
  site: { kind: 'system' },
}

const answerTo = async (who: string, may: Permission): Promise<string> => {
  const viewer = viewers[who] ?? { membershipStatus: 'niet ingelogd' }
  const actor = actors[who] ?? { kind: 'visitor' }
  const thrown = await requirePermission({ viewer: async () => viewer, actor: async () => actor }, may).catch(
    (fault: unknown) => fault,
  )
  if (thrown === undefined) return 'let through'
  const { status, code, message } = thrown as { status: number; code: string; message: string }
  return `${status} ${code}: ${message}`
}

const logIn = '401 login-required: Log in om verder te gaan.'
const table: [may: string, verb: Permission, answers: Readonly<Record<string, string>>][] = [
  [
    'anyone',
    anyone,
    {
      visitor: 'let through',
      registered: 'let through',
      member: 'let through',
      employee: 'let through',
      site: 'let through',
    },
  ],
  [
    'loggedIn',
    loggedIn,
    { visitor: logIn, registered: 'let through', member: 'let through', employee: logIn, site: logIn },
  ],
  [
    'staff',
    staff,
    {
      visitor: logIn,
      registered: '403 not-allowed: Dit is alleen voor leden.',
      member: '403 not-allowed: Dit mag je niet doen.',
      employee: 'let through',
      site: logIn,
    },
  ],
  [
    'system',
    system,
    {
      visitor: logIn,
      registered: '403 not-allowed: Dit is alleen voor leden.',
      member: '403 not-allowed: Dit mag je niet doen.',
      employee: logIn,
      site: 'let through',
    },
  ],
]

test.each(table)('what %s may do is refused to everybody else', async (_name, verb, answers) => {
  const given: Record<string, string> = {}
  for (const who of Object.keys(answers)) given[who] = await answerTo(who, verb)
  expect(given).toEqual(answers)
})

test('a session is not looked up for what anybody may do', async () => {
  const lookUp = () => {
    throw new Error('the session was looked up')
  }
  await expect(requirePermission({ viewer: lookUp, actor: lookUp }, anyone)).resolves.toBeUndefined()
})
