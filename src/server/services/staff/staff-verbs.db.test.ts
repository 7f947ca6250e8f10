import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { freshFactorSeconds } from '../../../core/staff/sessions.ts'
import { perform } from '../../feature.ts'
import { letters } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import type { Context } from '../context.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { hashToken } from '../sessions/tokens.ts'
import { renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { findStaffSession, giveFactor, startStaffSession } from './staff-sessions.ts'
import * as verbs from './staff-verbs.ts'
import { spendTotp, totpCode, windowOf } from './totp.ts'

const clock = travellingClock('2026-12-01T09:00:00Z')
const server = await openTestServer({ clock })
const { db } = server.database
afterAll(() => server.close())

beforeEach(async () => {
  await db.deleteFrom('staff_approval').execute()
  await db.deleteFrom('staff_account').execute()
  await db.deleteFrom('letter').execute()
  await db.deleteFrom('audit').execute()
})

/** Adds somebody who works here, with the contexts in which they act: in the office, and by a command. */
const colleague = async (name: string, roles: readonly StaffRole[] = ['operator'], desks: string[] = []) => {
  const account = await addStaff(db, server.runtime.vault, { email: `${name}@voorbeeld.nl`, roles, desks })
  await db.updateTable('staff_account').set({ name }).where('id', '=', account.id).execute()
  const own = { id: account.id, name, desks }
  return {
    ...account,
    office: staffContextOf(server.runtime, roles, { ...own, isFresh: true }),
    command: staffContextOf(server.runtime, roles, { ...own, isFresh: false, byCommand: true }),
  }
}

/** What came of it: `done`, or the status and code of the refusal. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  )

const newcomer = {
  email: 'nieuw@voorbeeld.nl',
  name: 'Noor Nieuw',
  roles: ['adviser'] as StaffRole[],
  desks: ['juridisch'],
  reason: 'Noor begint bij juridisch advies.',
}

const accountOf = (email: string) =>
  db.selectFrom('staff_account').selectAll().where('email', '=', email).executeTakeFirst()
const lettersTo = async (email: string) => {
  const rows = await db.selectFrom('letter').select('kind').where('address', '=', email).execute()
  return rows.map(({ kind }) => kind).toSorted()
}
const trail = () =>
  db.selectFrom('audit').select(['action', 'staff_id', 'subject_id']).orderBy('id').execute()
const waitingFor = async (ctx: Context): Promise<string> => {
  const [first] = await perform(ctx, verbs.readApprovals, undefined)
  if (!first) throw new Error('nothing waits')
  return first.id
}
const decideBy = (ctx: Context, id: string, approved = true) =>
  perform(ctx, verbs.decideApproval, { id, approved })

test('an account needs one operator who asks and another who approves', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  expect(await perform(anna.office, verbs.inviteStaff, newcomer)).toEqual({ outcome: 'asked' })
  expect(await accountOf(newcomer.email)).toBeUndefined()
  expect(await lettersTo(newcomer.email)).toEqual([])
  expect(await lettersTo(bram.email)).toEqual(['staff-approval-asked'])

  const [asked] = await perform(bram.office, verbs.readApprovals, undefined)
  const { email, name, roles, desks, reason } = newcomer
  expect(asked).toMatchObject({ verb: 'staff.invite', email, name, roles, desks, reason, askedBy: 'anna' })
  expect(asked).toMatchObject({ isMine: false, mayApprove: true })

  const id = await waitingFor(anna.office)
  expect(await outcomeOf(decideBy(anna.office, id))).toBe('403 own-request')
  expect(await accountOf(newcomer.email)).toBeUndefined()

  expect(await decideBy(bram.office, id)).toEqual({ approved: true })
  const account = await accountOf(newcomer.email)
  expect(account).toMatchObject({ name, roles, desks, password_hash: null, totp_locked: null })
  expect(await lettersTo(newcomer.email)).toEqual(['staff-invited'])
  expect(await lettersTo(anna.email)).toEqual(['staff-told'])
  expect(await lettersTo(bram.email)).toEqual(['staff-approval-asked', 'staff-told'])
  expect(await trail()).toEqual([
    { action: 'staff.invite-asked', staff_id: anna.id, subject_id: null },
    { action: 'staff.invite', staff_id: bram.id, subject_id: account?.id },
  ])
  const [decided] = await perform(anna.office, verbs.readApprovals, undefined)
  expect(decided).toMatchObject({ decided: { approved: true, by: 'bram' }, mayApprove: false })
})

test('the database refuses what was approved by who asked it, whoever writes it', async () => {
  const anna = await colleague('anna')
  const fourEyes = { constraint: 'staff_approval_four_eyes' }
  const forged = sql`
    INSERT INTO staff_approval (verb, given, reason, asked_by, asked_at, decided_by, decided_at, approved)
    VALUES ('staff.invite', '{}', 'omdat het kan', ${anna.id}, now(), ${anna.id}, now(), true)`
  await expect(forged.execute(db)).rejects.toMatchObject(fourEyes)
  await colleague('bram')
  await perform(anna.office, verbs.inviteStaff, newcomer)
  const changed = sql`UPDATE staff_approval SET decided_by = asked_by, decided_at = now(), approved = true`
  await expect(changed.execute(db)).rejects.toMatchObject(fourEyes)
})

test('of two who decide at once one wins, and the other reads who and when', async () => {
  const [anna, bram, cor] = [await colleague('anna'), await colleague('bram'), await colleague('cor')]
  const daan = await colleague('daan', ['editor'])
  await perform(anna.office, verbs.resetStaff, { id: daan.id, reason: 'Telefoon kwijt.' })
  const id = await waitingFor(bram.office)
  const both = await Promise.allSettled([decideBy(bram.office, id), decideBy(cor.office, id)])
  const lost = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(lost).toHaveLength(1)
  expect(lost[0]).toMatchObject({ status: 409, code: 'decided' })
  expect(lost[0].message).toMatch(/^(bram|cor) heeft dit op 1 december 2026 om 10\.00 uur al goedgekeurd\.$/)
  expect(await lettersTo(daan.email)).toEqual(['staff-reset'])
  expect(await outcomeOf(decideBy(cor.office, id, false))).toBe('409 decided')
})

test('nobody gives, takes or decides anything about an account of their own', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  const { id } = anna
  const rights = { roles: ['operator', 'finance'] as StaffRole[], reason: 'Ook de boeken.' }
  const tries: Readonly<Record<string, () => Promise<unknown>>> = {
    change: () => perform(anna.office, verbs.changeStaff, { id, ...rights }),
    reset: () => perform(anna.office, verbs.resetStaff, { id, reason: 'Zomaar.' }),
    leave: () => perform(anna.office, verbs.leaveStaff, { id }),
    sessions: () => perform(anna.office, verbs.endStaffSessions, { id }),
  }
  expect(
    await failures(Object.keys(tries), async (name) => {
      expect(await outcomeOf(tries[name]?.() ?? Promise.resolve())).toBe('403 own-account')
    }),
  ).toEqual([])
  await perform(bram.office, verbs.changeStaff, { id, ...rights })
  const asked = await waitingFor(anna.office)
  expect(await outcomeOf(decideBy(anna.office, asked))).toBe('403 own-account')
  expect(await outcomeOf(decideBy(anna.office, asked, false))).toBe('403 own-account')
  expect((await accountOf(anna.email))?.roles).toEqual(['operator'])
})

test('what somebody asked is withdrawn by themselves, and goes nowhere once they are no operator', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  await perform(anna.office, verbs.inviteStaff, newcomer)
  expect(await outcomeOf(decideBy(anna.office, await waitingFor(anna.office), false))).toBe('done')
  await perform(anna.office, verbs.inviteStaff, newcomer)
  const id = await waitingFor(bram.office)
  await perform(bram.office, verbs.leaveStaff, { id: anna.id })
  expect(await outcomeOf(decideBy(bram.office, id))).toBe('409 asker-gone')
  expect(await outcomeOf(decideBy(bram.office, id, false))).toBe('done')
  expect(await accountOf(newcomer.email)).toBeUndefined()
})

test('a fresh second factor is wanted for all but looking', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  const stale = staffContextOf(server.runtime, ['operator'], { id: anna.id, isFresh: false })
  const id = bram.id
  const tries = [
    perform(stale, verbs.inviteStaff, newcomer),
    perform(stale, verbs.changeStaff, { id, roles: ['operator'], reason: 'x' }),
    perform(stale, verbs.resetStaff, { id, reason: 'x' }),
    perform(stale, verbs.leaveStaff, { id }),
    perform(stale, verbs.endStaffSessions, { id }),
    decideBy(stale, id),
  ]
  expect(new Set(await Promise.all(tries.map(outcomeOf)))).toEqual(new Set(['403 step-up-needed']))
  expect(await outcomeOf(perform(stale, verbs.listStaff, undefined))).toBe('done')
  expect(await outcomeOf(perform(stale, verbs.readApprovals, undefined))).toBe('done')
})

test('who looks at the list of colleagues stands in the trail', async () => {
  const anna = await colleague('anna')
  await perform(anna.office, verbs.listStaff, undefined)
  expect(await trail()).toEqual([{ action: 'staff.list', staff_id: anna.id, subject_id: null }])
})

test('a reset makes every session, code, passkey and password of before worthless', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  const daan = await colleague('daan', ['finance'])
  const { runtime } = server
  const place = { device: 'Firefox', place: '10.0.0.1' }
  const tokens = [
    await startStaffSession(runtime, daan.id, place),
    await startStaffSession(runtime, daan.id, place),
  ]
  await db
    .updateTable('staff_session')
    .set({ factor_at: new Date(clock.now()).toISOString() })
    .where('token_hash', '=', hashToken(tokens[0] ?? ''))
    .execute()
  await db
    .insertInto('staff_passkey')
    .values({
      id: 'sleutel',
      staff_id: daan.id,
      public_key: Buffer.from('x'),
      name: 'Laptop',
      created_at: '2026-11-01T09:00:00Z',
    })
    .execute()
  const [recovery = ''] = await runtime.transaction((tx) => renewRecoveryCodes(tx, runtime, daan.id))

  await perform(anna.office, verbs.resetStaff, { id: daan.id, reason: 'Telefoon kwijt.' })
  expect(await findStaffSession(runtime, tokens[0] ?? '')).toBeDefined()
  await decideBy(bram.office, await waitingFor(bram.office))

  for (const token of tokens) expect(await findStaffSession(runtime, token)).toBeUndefined()
  const code = totpCode(daan.secret, windowOf(clock.now()))
  const spent = await runtime.transaction(async (tx) => [
    await spendTotp(tx, runtime, daan.id, code),
    await spendRecoveryCode(tx, runtime, daan.id, recovery),
  ])
  expect(spent).toEqual([false, false])
  expect(await db.selectFrom('staff_passkey').selectAll().execute()).toEqual([])
  expect(await accountOf(daan.email)).toMatchObject({ password_hash: null, totp_locked: null, left_at: null })
  expect(await lettersTo(daan.email)).toEqual(['staff-reset'])
})

test('other roles end all sessions, and who has them reads which', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  const daan = await colleague('daan', ['editor'])
  const token = await startStaffSession(server.runtime, daan.id, { device: 'Firefox', place: '10.0.0.1' })
  const rights = { roles: ['adviser', 'editor'] as StaffRole[], desks: ['juridisch'] }
  await perform(anna.office, verbs.changeStaff, { id: daan.id, ...rights, reason: 'Helpt mee.' })
  await decideBy(bram.office, await waitingFor(bram.office))
  expect(await findStaffSession(server.runtime, token)).toBeUndefined()
  expect(await accountOf(daan.email)).toMatchObject(rights)
  const told = await db.selectFrom('letter').select('facts').where('kind', '=', 'staff-changed').execute()
  expect(told).toEqual([{ facts: { roles: 'Adviseur, Redactie', desks: 'Juridisch advies' } }])
})

test('a command carries out what it is asked to until two operators can log in, and asks from then on', async () => {
  const system: Context = { ...server.runtime, requestId: 'staff somebody' }
  const first = { ...newcomer, email: 'eerste@voorbeeld.nl', roles: ['operator'] as StaffRole[], desks: [] }
  const done = await perform(system, verbs.inviteByCommand, first)
  expect(done).toEqual({
    outcome: 'done',
    link: expect.stringMatching(/^http:\/\/localhost:3000\/beheer\/uitnodiging\/[\w-]{36}\.[\w-]{43}$/),
  })

  const anna = await colleague('anna')
  expect(await outcomeOf(perform(system, verbs.inviteByCommand, newcomer))).toBe('403 say-who')
  expect(await perform(anna.command, verbs.inviteByCommand, newcomer)).toMatchObject({ outcome: 'done' })
  expect(await lettersTo(anna.email)).toEqual(['staff-told'])
  const { id } = (await accountOf(newcomer.email)) ?? { id: '' }
  expect(await perform(anna.command, verbs.leaveByCommand, { email: newcomer.email })).toEqual({ ended: 0 })
  expect((await trail()).at(-1)).toEqual({ action: 'staff.leave', staff_id: anna.id, subject_id: id })

  const bram = await colleague('bram')
  expect(await perform(anna.command, verbs.inviteByCommand, newcomer)).toEqual({ outcome: 'asked' })
  const own = { email: anna.email, reason: 'Telefoon kwijt.' }
  expect(await perform(anna.command, verbs.resetByCommand, own)).toEqual({ outcome: 'asked' })
  expect(await outcomeOf(perform(anna.command, verbs.leaveByCommand, { email: bram.email }))).toBe(
    '403 office-only',
  )
  // an office session does not come past a second operator by the verbs of the command
  expect(await outcomeOf(perform(anna.office, verbs.inviteByCommand, newcomer))).toBe('403 not-allowed')
})

test('roles and desks belong together, and whatever is wrong has a sentence at its field', async () => {
  const anna = await colleague('anna')
  const wrong: readonly (readonly [object, string])[] = [
    [{ email: 'geen adres' }, 'email'],
    [{ email: anna.email.toUpperCase() }, 'email'],
    [{ name: '<b>' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['koning'] }, 'roles'],
    [{ desks: [] }, 'desks'],
    [{ desks: ['nergens'] }, 'desks'],
    [{ desks: ['constructor'] }, 'desks'],
    [{ roles: ['editor'] }, 'desks'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ]
  expect(
    await failures(wrong, async ([given, field]) => {
      const thrown = await perform(anna.office, verbs.inviteStaff, { ...newcomer, ...given }).catch(
        (fault: unknown) => fault,
      )
      const { status, errors } = thrown as { status: number; errors: Record<string, string[]> }
      expect([400, 409]).toContain(status)
      expect(Object.keys(errors)).toEqual([field])
    }),
  ).toEqual([])
  expect(await db.selectFrom('staff_approval').selectAll().execute()).toEqual([])
})

test('two invitations of one address are one account, however they are approved', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  await perform(anna.office, verbs.inviteStaff, newcomer)
  await perform(anna.office, verbs.inviteStaff, newcomer)
  const waiting = await perform(bram.office, verbs.readApprovals, undefined)
  const outcomes = await Promise.all(waiting.map(({ id }) => outcomeOf(decideBy(bram.office, id))))
  expect(outcomes.toSorted()).toEqual(['409 staff-exists', 'done'])
  const still = await perform(bram.office, verbs.readApprovals, undefined)
  expect(still.filter(({ decided }) => !decided)).toHaveLength(1)
})

test('the letter to operators says who asked and who approved, by names that it does not keep', async () => {
  const [anna, bram] = [await colleague('anna'), await colleague('bram')]
  await perform(anna.office, verbs.inviteStaff, newcomer)
  await decideBy(bram.office, await waitingFor(bram.office))
  const { id, facts } = await db
    .selectFrom('letter')
    .select(['id', 'facts'])
    .where('address', '=', anna.email)
    .where('kind', '=', 'staff-told')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(facts)).not.toMatch(/anna|bram|Noor/)
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const ctx = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  await sendLetter(ctx, letters, async ({ intro }) => ({ html: '', text: intro.join('\n') }), id)
  expect(sent.map(({ to, text }) => [to, text])).toEqual([
    [
      anna.email,
      'Noor Nieuw kreeg een account.\nGevraagd door anna, goedgekeurd door bram.\nDat was op 1 december 2026 om 10.00 uur.',
    ],
  ])
})

test('a factor that was given at a whole second is fresh no longer than any other', async () => {
  clock.travel('2026-12-01T10:00:00Z')
  const { runtime } = server
  const { id } = await colleague('anna')
  const token = await startStaffSession(runtime, id, { device: 'Firefox', place: '10.0.0.1' })
  const find = () => findStaffSession(runtime, token)
  const begun = await find()
  if (!begun) throw new Error('the session did not begin')
  await runtime.transaction((tx) => giveFactor(tx, runtime, begun.session))
  expect((await find())?.actor?.isFresh).toBe(true)
  clock.pass(freshFactorSeconds * 1000 + 500)
  expect((await find())?.actor?.isFresh).toBe(false)
})
