import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { draw } from '../../../../test/kit/documents.ts'
import { bookingFrom, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { deadLetters } from '../../../../tools/deadletters.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { perform } from '../../feature.ts'
import { startJobs } from '../../jobs/start.ts'
import { openOutbox } from '../../outbox/boss.ts'
import { readDeadLetters } from '../../outbox/dead-letters.ts'
import { masked } from './read-dead-letters.ts'
import { listDeadLetters, showDeadLetters } from './verbs.ts'

let server: TestServer
let reference: string
let broken = true
const email = 'ledenservice@voorbeeld.nl'

beforeAll(async () => {
  server = await openTestServer()
  await addStaff(server.database.db, server.runtime.vault, { email, roles: ['member-service'] })
  const { handyman } = server.runtime.ports
  server.runtime.ports.handyman = {
    ...handyman,
    order: async (key, order) => {
      if (broken) throw new PartnerError('klusservice', 'nonsense')
      return handyman.order(key, order)
    },
  }
  const answer = await send(server, await bookingFrom(server, '2026-11-23'))
  reference = answer.json<{ reference: string }>().reference
  await sql`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'partner.deliver'`.execute(server.database.db)
})
afterAll(() => server.close())

const tool = (...args: string[]) =>
  runCommandHere(deadLetters, [...args, '--as', email], server.database.settings)

test('work that failed for good is listed, read without telling about whom, and sent again', async () => {
  const outbox = await openOutbox(server.database.url, { supervise: false })
  await startJobs(server.runtime, outbox, { write: async () => ({ html: '', text: '' }), draw })
  await expect.poll(() => readDeadLetters(server.database.db, {}, 10)).toHaveLength(1)

  const { stdout: list } = await tool('list')
  expect(list.trim().split('\n')).toHaveLength(1)
  expect(list).toContain(`partner.deliver  ${reference}  klusservice: nonsense`)
  const id = list.slice(0, 36)

  const { stdout: full } = await tool('show', id)
  expect(full).toContain(`${reference}  handyman.book`)
  expect(full).toContain('E-mailadres: v')
  for (const word of [
    plantedPerson.lastName,
    plantedPerson.email,
    plantedPerson.street,
    plantedPerson.phone,
    'Zeldzaamwoord',
  ])
    expect(full).not.toContain(word)

  const operator = staffContextOf(server.runtime, ['operator'])
  const [bare] = await perform(operator, showDeadLetters, { ids: [id] })
  expect(bare?.submission).toMatchObject({ reference, title: undefined, answers: [] })
  const finance = staffContextOf(server.runtime, ['finance'])
  expect((await perform(finance, listDeadLetters, undefined)).letters).toEqual([])
  const looks = await server.database.db
    .selectFrom('audit')
    .innerJoin('submission', 'submission.id', 'audit.submission_id')
    .select(['reference', 'roles'])
    .where('action', '=', 'deadletters.show')
    .orderBy('audit.id')
    .execute()
  expect(looks).toEqual([
    { reference, roles: 'member-service' },
    { reference, roles: 'operator' },
  ])

  broken = false
  expect((await tool('retry', id)).stdout).toBe('1 opnieuw in de wachtrij gezet.\n')
  const state = async () =>
    (
      await server.database.db
        .selectFrom('delivery')
        .select('state')
        .where('partner', '=', 'klusservice')
        .executeTakeFirst()
    )?.state
  await expect.poll(state).toBe('delivered')
  expect((await tool('list')).stdout).toBe('Er is niets blijven liggen.\n')
  await outbox.stop()
})

test('a number that is not there, and a word that is no command, are one sentence', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  await expect(tool('show', unknown)).rejects.toMatchObject({
    stderr: `Er is niets blijven liggen met nummer ${unknown}.\n`,
  })
  await expect(tool('show')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Kies: /) })
})

test('of each word only its beginning is told', () => {
  expect(masked('jannie@voorbeeld.nl, Voorbeeldlaan 10')).toBe('j•••••@v••••••••.n•, V•••••••••••• 1•')
  expect(masked('é́n')).not.toContain('n')
})
