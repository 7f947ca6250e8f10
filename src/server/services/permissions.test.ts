import { expect, test } from 'vitest'
import type { Viewer } from '../../core/kernel/viewer.ts'
import type { Actor } from './context.ts'
import {
  anyone,
  loggedIn,
  type Permission,
  requirePermission,
  role,
  steppedUp,
  system,
} from './permissions.ts'

const profile = { emailAddress: 'iemand@voorbeeld.nl', gender: 2 as const }
const viewers: Readonly<Record<string, Viewer>> = {
  visitor: { membershipStatus: 'niet ingelogd' },
  registered: { membershipStatus: 'niet lid', profile },
  member: { membershipStatus: 'lid', profile },
}
const person: Actor = { kind: 'person', id: '0b6f3a5e-0000-4000-8000-000000000001' }
const employee = (isFresh: boolean): Actor => ({
  kind: 'staff',
  id: '0b6f3a5e-0000-4000-8000-000000000101',
  name: 'Anna',
  roles: ['adviser', 'finance'],
  desks: ['juridisch'],
  isFresh,
})
const actors: Readonly<Record<string, Actor>> = {
  visitor: { kind: 'visitor' },
  registered: person,
  member: person,
  employee: employee(false),
  fresh: employee(true),
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

const otherRole = '403 not-allowed: Dit hoort niet bij jouw rol.'
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
    { visitor: logIn, registered: 'let through', member: 'let through', employee: otherRole, site: logIn },
  ],
  [
    'one of its roles',
    role('editor', 'finance'),
    { visitor: logIn, registered: logIn, member: logIn, employee: 'let through', site: logIn },
  ],
  ['another role', role('operator'), { visitor: logIn, member: logIn, employee: otherRole, site: logIn }],
  [
    'a fresh second factor',
    steppedUp(role('finance')),
    {
      visitor: logIn,
      employee: '403 step-up-needed: Geef je tweede factor nog een keer.',
      fresh: 'let through',
    },
  ],
  [
    'system',
    system,
    {
      visitor: logIn,
      registered: '403 not-allowed: Dit is alleen voor leden.',
      member: '403 not-allowed: Dit mag je niet doen.',
      employee: otherRole,
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
