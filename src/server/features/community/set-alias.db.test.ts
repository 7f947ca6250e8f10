import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openCommunity } from '../../../../test/kit/community.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { listRequests } from '../../services/mijn/requests.ts'

const { server, member, newPerson, cookieOf, setAlias } = await openCommunity()
afterAll(() => server.close())

const aliasOf = async (id: string) =>
  (
    await server.database.db
      .selectFrom('person')
      .select('community_alias')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).community_alias

describe('an alias', () => {
  test('is for whoever is logged in, tidied, and confirmed by one mail with its reference', async () => {
    expect((await setAlias('Dakgoot')).statusCode).toBe(401)
    const id = await newPerson()
    const answer = await setAlias('  Tuin \t vriend ', await cookieOf(id))
    expect([answer.statusCode, answer.json().alias]).toEqual([200, 'Tuin vriend'])
    expect(await aliasOf(id)).toBe('Tuin vriend')
    const mails = () =>
      server.database.db
        .selectFrom('sandbox_message')
        .select(['text', 'subject'])
        .where('recipient', '=', `${id}@voorbeeld.nl`)
        .execute()
    await expect.poll(async () => (await mails()).length).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toContain(answer.json().reference)
    expect(mail?.text).toContain('Tuin vriend')
    const { lines } = await listRequests(server.runtime, id)
    expect(lines.map(({ title, state }) => [title, state])).toEqual([
      ['Alias voor de community', 'confirmed'],
    ])
  })

  test.each([
    ['Zwaluw', 'ZWALUW'],
    ['Éclair', 'éCLAIR'],
    ['Ñandoe', 'n\u0303andoe'],
  ])('%s is taken for %s', async (first, second) => {
    const [one, other] = [await newPerson(), await newPerson()]
    expect((await setAlias(first, await cookieOf(one))).statusCode).toBe(200)
    const answer = await setAlias(second, await cookieOf(other))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ alias: ['Deze alias is al in gebruik.'] })
    expect(await aliasOf(other)).toBeNull()
    // one's own alias may be changed to other capitals
    expect((await setAlias(second, await cookieOf(one))).statusCode).toBe(200)
  })

  test('goes to one of ten who want it at once', async () => {
    const cookies = await Promise.all(Array.from({ length: 10 }, async () => cookieOf(await newPerson())))
    const answers = await Promise.all(cookies.map((cookie) => setAlias('Gewild', cookie)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(400)])
  })

  test('sent twice with one key is one', async () => {
    const cookie = await cookieOf(await newPerson())
    const key = randomUUID()
    const [first, second] = [await setAlias('Eenmalig', cookie, key), await setAlias('Eenmalig', cookie, key)]
    expect(second.body).toBe(first.body)
    expect((await setAlias('Anders', cookie, key)).statusCode).toBe(422)
  })

  test.each([
    [undefined, 'Dit is een verplicht veld.'],
    ['   ', 'Dit is een verplicht veld.'],
    ['x'.repeat(65), 'Vul maximaal 64 tekens in.'],
    ['a\u200db', 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    [12, 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
    [['a'], 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.'],
  ])('%j is refused', async (alias, sentence) => {
    const answer = await setAlias(alias, await cookieOf(member))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ alias: [sentence] })
  })

  test.each(['Thuisbasis klantenservice', 'Beheerder', 'm0derator 2'])(
    '%s is the association’s',
    async (alias) => {
      const id = await newPerson()
      const answer = await setAlias(alias, await cookieOf(id))
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Problem>().errors).toEqual({
        alias: ['Deze alias lijkt op een naam van Thuisbasis zelf. Kies een andere.'],
      })
      expect(await aliasOf(id)).toBeNull()
    },
  )

  test.each(['<b>x</b>', 'http://evil.example', '\u0430dmin'])('%s is refused', async (alias) => {
    expect((await setAlias(alias, await cookieOf(await newPerson()))).statusCode).toBe(400)
  })

  test('of 64 characters of any alphabet passes', async () => {
    expect((await setAlias('ж'.repeat(64), await cookieOf(await newPerson()))).statusCode).toBe(200)
  })
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(server.database.db)
  expect(met['community.update-alias']).toEqual(expect.arrayContaining(['alias-chosen', 'received']))
})
