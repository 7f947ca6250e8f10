import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { bodyExampleOf, requestExampleOf } from '../../../core/contract/request-schema.ts'
import { staffRoles } from '../../../core/staff/roles.ts'
import { officeCalls } from '../../features.ts'
import { officePrefix } from '../../http/api.ts'
import { anyone } from '../../services/permissions.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, openProcess, call, get, post, colleague, givePassword, open, codeNow, lettersTo } = office

const quarter = 15 * 60_000

describe('guesses', () => {
  const outcomes = async (guess: (from: string) => ReturnType<typeof post>) => {
    const answers: Awaited<ReturnType<typeof post>>[] = []
    for (let index = 0; index < 40; index++) answers.push(await guess(`10.1.${index}.1`))
    return {
      wrong: answers.filter(({ status }) => status === 400).length,
      stopped: answers.filter(({ status }) => status === 429).length,
      wait: Number(answers.at(-1)?.headers['retry-after']),
    }
  }

  test('of a code stop for minutes, wherever they come from; the right one waits too', async () => {
    const mine = await colleague()
    const { cookie } = await givePassword(mine)
    const give = (code: string, how: Parameters<typeof post>[2]) => post('/login/factor', { code }, how)
    const { wrong, stopped, wait } = await outcomes((from) => give('AAAA-BBBB-CCCC', { cookie, from }))
    expect([wrong, stopped]).toEqual([15, 25])
    expect(wait).toBeGreaterThan(60)
    expect(wait).toBeLessThanOrEqual(quarter / 1000)
    expect((await give(codeNow(mine), { cookie })).status).toBe(429)
    clock.pass(quarter + 1000)
    const again = await givePassword(mine)
    expect((await give(codeNow(mine), { cookie: again.cookie })).status).toBe(200)
  })

  test('of a password stop for minutes, wherever they come from, and hinder no colleague', async () => {
    const [mine, theirs] = [await colleague(), await colleague()]
    const { wrong, stopped, wait } = await outcomes((from) =>
      givePassword({ ...mine, password: 'Geraden-geraden' }, { from }),
    )
    expect([wrong, stopped]).toEqual([20, 20])
    expect(wait).toBeGreaterThan(60)
    expect((await givePassword(mine)).status).toBe(429)
    expect((await givePassword(theirs)).status).toBe(200)
    clock.pass(quarter + 1000)
    expect((await givePassword(mine)).status).toBe(200)
  })
})

describe('who keeps guessing', () => {
  /** What a browser keeps after a login in it, as it sends it back. */
  const browserOf = async (mine: Awaited<ReturnType<typeof colleague>>): Promise<string> => {
    const { cookie } = await givePassword(mine)
    const answer = await post('/login/factor', { code: codeNow(mine) }, { cookie })
    expect(answer.status).toBe(200)
    const [kept = ''] = [answer.headers['set-cookie'] ?? []]
      .flat()
      .filter((one) => one.startsWith('__Host-thuisbasis-beheer-apparaat='))
    expect(kept).toMatch(/HttpOnly; Secure; SameSite=Strict/)
    return kept.split(';')[0] ?? ''
  }
  const guessPasswords = async (mine: Awaited<ReturnType<typeof colleague>>, cookie = '') => {
    const answers: number[] = []
    for (let index = 0; index < 40; index++) {
      const how = { cookie, from: `10.2.${index}.1` }
      answers.push((await givePassword({ ...mine, password: 'Geraden-geraden' }, how)).status)
    }
    return answers.filter((status) => status === 400).length
  }
  const guessCodes = async (cookie: string) => {
    const answers: number[] = []
    for (let index = 0; index < 16; index++) {
      const how = { cookie, from: `10.3.${index}.1` }
      answers.push((await post('/login/factor', { code: 'AAAA-BBBB-CCCC' }, how)).status)
    }
    return answers.filter((status) => status === 400).length
  }

  test('keeps nobody out of the browser in which they logged in before', async () => {
    const [mine, theirs] = [await colleague(), await colleague()]
    const [browser, other] = [await browserOf(mine), await browserOf(theirs)]
    expect(await guessPasswords(mine)).toBe(20)
    expect((await givePassword(mine, { cookie: other })).status).toBe(429)
    const half = await givePassword(mine, { cookie: browser })
    expect(half.status).toBe(200)
    // the thief of a password uses up the codes of strangers alone
    const thief = await givePassword(mine, { cookie: browser })
    expect(await guessCodes(thief.cookie)).toBe(15)
    clock.pass(60_000)
    const cookie = `${half.cookie}; ${browser}`
    expect((await post('/login/factor', { code: codeNow(mine) }, { cookie })).status).toBe(200)
  })

  test('does not keep an open session from a fresh factor', async () => {
    const mine = await colleague()
    const cookie = await open(mine)
    expect(await guessCodes((await givePassword(mine)).cookie)).toBe(15)
    expect((await post('/step-up', { code: codeNow(mine) }, { cookie })).status).toBe(200)
    const rows = await db.selectFrom('audit').select('action').where('staff_id', '=', mine.id).execute()
    expect(rows).toEqual([{ action: 'staff-session.step-up' }])
  })

  test('in a browser of its owner is stopped too, and another password makes strangers of all', async () => {
    const mine = await colleague()
    const browser = await browserOf(mine)
    expect(await guessPasswords(mine, browser)).toBe(15)
    await db.updateTable('staff_account').set({ password_hash: 'none' }).where('id', '=', mine.id).execute()
    expect(await guessPasswords(mine, browser)).toBe(20)
  })
})

describe('the owner is told by mail', () => {
  const warnings = async (mine: Awaited<ReturnType<typeof colleague>>) =>
    (await lettersTo(mine)).filter((kind) => kind === 'staff-login-warning').length

  test('once, of ten wrong passwords', async () => {
    const mine = await colleague()
    for (let index = 0; index < 9; index++) await givePassword({ ...mine, password: 'Geraden-geraden' })
    expect(await warnings(mine)).toBe(0)
    for (let index = 0; index < 3; index++) await givePassword({ ...mine, password: 'Geraden-geraden' })
    expect(await warnings(mine)).toBe(1)
    clock.pass(quarter)
  })

  test('once, of five wrong codes after the right password, which the trail has too', async () => {
    const mine = await colleague()
    const { cookie } = await givePassword(mine)
    const guess = () => post('/login/factor', { code: 'AAAA-BBBB-CCCC' }, { cookie })
    for (let index = 0; index < 4; index++) await guess()
    expect(await warnings(mine)).toBe(0)
    for (let index = 0; index < 3; index++) await guess()
    expect(await warnings(mine)).toBe(1)
    const rows = await db.selectFrom('audit').select('action').where('subject_id', '=', mine.id).execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'staff-session.factor-failed',
      'staff-session.password',
    ])
  })
})

describe('a password alone', () => {
  const doors = officeCalls.filter(({ verb }) => verb.may === anyone)
  const closed = officeCalls.filter(({ verb }) => verb.may !== anyone)

  test('opens no call but those of the door, also of somebody with every role', async () => {
    const { cookie, status } = await givePassword(await colleague([...staffRoles]))
    expect(status).toBe(200)
    expect(
      await failures(
        closed,
        async ({ endpoint: { method, path, params, query, body, exampleAnswers, multipart } }) => {
          const named = requestExampleOf(params) as Record<string, unknown>
          const asked = new URLSearchParams(requestExampleOf(query) as Record<string, string>)
          const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(named[name]))
          const payload = body && (bodyExampleOf(body, exampleAnswers) as object)
          // what takes files is refused for its type before anything else
          if (multipart) return
          const answer = await call(method, `${url.slice(officePrefix.length)}?${asked}`, payload, { cookie })
          expect([answer.status, answer.body?.code]).toEqual([401, 'login-required'])
        },
        ({ endpoint }) => endpoint.name,
      ),
    ).toEqual([])
  })

  test('and the door is these calls', () => {
    expect(doors.map(({ endpoint }) => endpoint.name).toSorted()).toEqual([
      'staff-session.factor',
      'staff-session.login',
      'staff-session.logout',
      'staff-session.passkey',
      'staff-session.passkey-options',
    ])
  })
})

describe('a second factor works once, on two processes', () => {
  /** The statuses of one code that is given at once to two processes, each with a session of its own. */
  const givenTwice = async (mine: Awaited<ReturnType<typeof colleague>>, code: string) => {
    const processes = [await openProcess(), await openProcess()]
    const halves = await Promise.all(
      processes.map(async (by) => ({ by, cookie: (await givePassword(mine, { by })).cookie })),
    )
    const answers = await Promise.all(halves.map((how) => post('/login/factor', { code }, how)))
    return answers.map(({ status }) => status).toSorted()
  }

  test('a code of an app', async () => {
    const mine = await colleague()
    expect(await givenTwice(mine, codeNow(mine))).toEqual([200, 400])
    // and not in the rest of its half minute either
    const { cookie } = await givePassword(mine)
    expect((await post('/login/factor', { code: codeNow(mine) }, { cookie })).status).toBe(400)
  })

  test('a recovery code', async () => {
    const mine = await colleague()
    const { body } = await post('/account/factors/recovery-codes', {}, { cookie: await open(mine) })
    expect(await givenTwice(mine, body.recoveryCodes[0])).toEqual([200, 400])
  })
})

test('who logs in by one of the last recovery codes is told how many are left', async () => {
  const mine = await colleague()
  const cookie = await open(mine)
  const { body } = await post('/account/factors/recovery-codes', {}, { cookie })
  expect((await get('/me', { cookie })).body).not.toHaveProperty('recoveryCodesLeft')
  const half = (await givePassword(mine)).cookie
  const answer = await post('/login/factor', { code: body.recoveryCodes[9].toLowerCase() }, { cookie: half })
  expect(answer.status).toBe(200)
  await sql`
    DELETE FROM staff_recovery_code WHERE code_hash IN (
      SELECT code_hash FROM staff_recovery_code WHERE staff_id = ${mine.id}::uuid LIMIT 6)`.execute(db)
  expect((await get('/me', { cookie: answer.cookie })).body.recoveryCodesLeft).toBe(3)
})
