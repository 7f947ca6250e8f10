import { describe, expect, test } from 'vitest'
import { type Viewer, visitor } from '../core/kernel/viewer.ts'
import { perform, type StaffVerb } from './feature.ts'
import type { Actor } from './services/context.ts'
import { anyone, loggedIn, role, system } from './services/permissions.ts'

const member: Viewer = { membershipStatus: 'lid' }

/**
 * Performs a verb with this permission as this actor, and tells the outcome (or the status of the refusal) and whether the verb
 * ran.
 */
const asked = async (may: StaffVerb<string, string>['may'], actor: Actor, viewer: Viewer = visitor) => {
  let ran = false
  const run = async (_ctx: unknown, given: string) => {
    ran = true
    return given
  }
  const ctx = { actor: async () => actor, viewer: async () => viewer }
  const outcome = await perform(ctx, { may, run }, 'done').catch(({ status }) => status)
  return { outcome, ran }
}

const person: Actor = { kind: 'person', id: '00000000-0000-4000-8000-000000000001' }
const command: Actor = {
  kind: 'staff',
  id: '00000000-0000-4000-8000-000000000101',
  name: 'Sanne Bakker',
  roles: ['member-service'],
  desks: [],
  isFresh: false,
}

describe('the door of every verb', () => {
  test('lets staff do what staff may, and nobody else', async () => {
    expect(await asked(role('member-service'), command)).toEqual({ outcome: 'done', ran: true })
    expect(await asked(role('member-service'), { kind: 'visitor' })).toEqual({ outcome: 401, ran: false })
    expect(await asked(role('member-service'), person, member)).toEqual({ outcome: 401, ran: false })
    expect(await asked(role('member-service'), { kind: 'system' })).toEqual({ outcome: 401, ran: false })
  })

  test('lets the system do its jobs, and nobody else', async () => {
    expect(await asked(system, { kind: 'system' })).toEqual({ outcome: 'done', ran: true })
    expect(await asked(system, command)).toEqual({ outcome: 403, ran: false })
    expect(await asked(system, { kind: 'visitor' })).toEqual({ outcome: 401, ran: false })
    expect(await asked(system, person, member)).toEqual({ outcome: 403, ran: false })
  })

  test('keeps staff who run a command out of what belongs to who is logged in', async () => {
    expect(await asked(loggedIn, command)).toEqual({ outcome: 403, ran: false })
    expect(await asked(loggedIn, person, member)).toEqual({ outcome: 'done', ran: true })
    expect(await asked(anyone, { kind: 'visitor' })).toEqual({ outcome: 'done', ran: true })
  })
})
