import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { failures } from '../../../../test/kit/failures.ts'
import type { Runtime } from '../context.ts'
import { isPassword } from '../passwords/hash.ts'
import { demoStaff, loadDemoStaff } from '../staff/demo-staff.ts'
import { countRecoveryCodes } from '../staff/recovery-codes.ts'
import { spendTotp, windowOf } from '../staff/totp.ts'
import { makeVault } from '../vault.ts'
import { type StaffCode, sandboxStaffCodes } from './staff-codes.ts'

const clock = travellingClock('2026-11-20T12:00:10Z')
const vault = makeVault(['a secret of at least thirty-two characters'])
const { id, email } = demoStaff[0] ?? { id: '', email: '' }
let fresh: FreshDatabase
let runtime: Runtime
beforeAll(async () => {
  fresh = await freshDatabase()
  // all that loading, reading and using codes asks of it
  runtime = { database: fresh.db, clock, vault } as unknown as Runtime
  await loadDemoStaff(runtime)
})
afterAll(() => fresh.close())

const shown = async (): Promise<StaffCode> => {
  const found = (await sandboxStaffCodes(runtime)()).find(({ account }) => account === email)
  if (!found) throw new Error(`no code of ${email}`)
  return found
}
const use = ({ code }: StaffCode) => fresh.db.transaction().execute((tx) => spendTotp(tx, runtime, id, code))

test('every account of the demo can log in: its hash is that of its password, and it has a code', async () => {
  expect(
    await failures(demoStaff, async ({ password, passwordHash }) => {
      expect(await isPassword(password, passwordHash)).toBe(true)
    }),
  ).toEqual([])
  const accounts = (await sandboxStaffCodes(runtime)()).map(({ account }) => account)
  expect(accounts).toEqual(demoStaff.map((one) => one.email))
})

test('an account of the demo has recovery codes, once, so that no screen asks to make some', async () => {
  await loadDemoStaff(runtime)
  for (const one of demoStaff) expect(await countRecoveryCodes(fresh.db, one.id)).toBe(10)
})

test('a code that is shown was not used: that of this half minute, of the next, or of the one after once it is taken', async () => {
  const now = await shown()
  expect([now.secondsLeft, await use(now)]).toEqual([20, true])
  const next = await shown()
  expect([next.secondsLeft, await use(next)]).toEqual([50, true])
  const after = await shown()
  expect([after.secondsLeft, await use(after)]).toEqual([20, false])
  clock.pass(after.secondsLeft * 1000)
  expect(await shown()).toEqual({ ...after, secondsLeft: 60 })
  expect(await use(after)).toBe(true)
})

test('no code is shown of who is no demo, of who left, and of a secret that others locked', async () => {
  const read = async (by: Pick<Runtime, 'vault'>) =>
    (await sandboxStaffCodes({ ...runtime, ...by })()).map(({ account }) => account)
  expect(await read({ vault: makeVault(['another secret of at least thirty-two characters']) })).toEqual([])
  const [second, third] = demoStaff.slice(1)
  const staff = fresh.db.updateTable('staff_account')
  await staff
    .set({ demo: false })
    .where('id', '=', second?.id ?? '')
    .execute()
  await staff
    .set({ left_at: '2026-11-20T12:00:00Z' })
    .where('id', '=', third?.id ?? '')
    .execute()
  expect(await read(runtime)).toEqual([email, ...demoStaff.slice(3).map((one) => one.email)])
})

test('an account that is there already stays as it is; only codes that a clock of later used up count again', async () => {
  const staff = fresh.db.updateTable('staff_account').where('id', '=', id)
  await staff.set({ name: 'Anders', totp_used: windowOf(clock.now()) + 1000 }).execute()
  await loadDemoStaff(runtime)
  const row = fresh.db.selectFrom('staff_account').select(['name', 'totp_used']).where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ name: 'Anders', totp_used: 0 })
  expect((await shown()).secondsLeft).toBeGreaterThan(0)
})
