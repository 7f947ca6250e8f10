import { randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '../../src/core/kernel/clock.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import type { Database } from '../../src/server/database/pool.ts'
import type { Context, SiteRuntime, StaffActor } from '../../src/server/services/context.ts'
import { newTotp, totpField } from '../../src/server/services/staff/totp.ts'
import type { Vault } from '../../src/server/services/vault.ts'

/** A member of staff who acts with these roles and a fresh second factor, unless told otherwise. */
export const staffActor = (roles: readonly StaffRole[], more: Partial<StaffActor> = {}): StaffActor => ({
  kind: 'staff',
  id: randomUUID(),
  name: 'Sanne Bakker',
  roles,
  desks: [],
  isFresh: true,
  ...more,
})

/** The context of a verb in which such a member of staff acts; the same one, however often it is asked. */
export const staffContextOf = (
  runtime: SiteRuntime & Context,
  roles: readonly StaffRole[],
  more?: Partial<StaffActor>,
): SiteRuntime & Context => {
  const actor = staffActor(roles, more)
  return { ...runtime, requestId: 'test of staff', actor: async () => actor }
}

// A password whose hash was made in advance: hashing one for every account would take 60 ms each.
const password = 'Thuisbasis-lid-2026'
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$QJ8dkcGx8VpcCXJWCa1DzQ$4wruEUpOigDERYY14XhoAchE7Mstlx5AsieWQ9SZfTA'

/** Adds an account that can be logged in to by its password and an app with codes, of which `secret` is the shared secret. */
export const addStaff = async (
  db: Database,
  vault: Vault,
  of: { email: string; roles: readonly StaffRole[]; desks?: readonly string[]; clock?: Clock },
): Promise<{ id: string; email: string; password: string; secret: string }> => {
  const { email, roles, desks = [], clock = systemClock } = of
  const id = randomUUID()
  const { secret } = newTotp(email, 'Thuisbasis')
  await db
    .insertInto('staff_account')
    .values({
      id,
      email,
      name: 'Sanne Bakker',
      roles: [...roles],
      desks: [...desks],
      password_hash: passwordHash,
      totp_locked: vault.lock(secret, totpField(id)),
      created_at: new Date(clock.now()).toISOString(),
    })
    .execute()
  return { id, email, password, secret }
}
