import { afterAll, describe, expect, test } from 'vitest'
import { openOwnAccounts, password, type Somebody } from '../../../../test/kit/own-details.ts'
import { cookieOf } from '../../../../test/kit/people.ts'

const { hash, server, somebody, call, rowOf, lettersOf } = await openOwnAccounts()
afterAll(() => server.close())

describe('another password', () => {
  const change = (person: Somebody, next: string, currentPassword = password) =>
    call('change-password', { currentPassword, password: next }, person.cookie)
  const works = async (cookie: string) =>
    (await call('change-phones', { mobile: '0612345678' }, cookie)).status === 200

  test('ends every other session; who asks goes on in a new one', async () => {
    const person = await somebody()
    const elsewhere = await cookieOf(server, person)
    const { status, cookies } = await change(person, 'nog-zeven-fietsen-erbij')
    expect(status).toBe(200)
    const fresh = cookies.find(({ name }) => name === '__Host-thuisbasis')
    expect([await works(elsewhere), await works(person.cookie)]).toEqual([false, false])
    expect(await works(`__Host-thuisbasis=${fresh?.value}`)).toBe(true)
    expect((await lettersOf(person))[0]).toBe('password-changed')
  })

  test('is judged by the server', async () => {
    const person = await somebody()
    const sentence = async (next: string) => (await change(person, next)).body.errors?.password?.[0]
    expect(await sentence('kort')).toBe('Wachtwoord is te kort (minimaal 10 tekens).')
    expect(await sentence('welkom12345')).toBe('Wachtwoord is te zwak.')
    expect(await sentence(`zz ${person.email}`)).toBe('Wachtwoord mag je e-mailadres niet bevatten.')
    expect(await sentence(password)).toBe('Kies een ander wachtwoord dan je huidige.')
    expect((await change(person, 'nog-zeven-fietsen-erbij', 'verkeerd')).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect((await rowOf(person))?.password_hash).toBe(hash)
  })

  test('of two at once one is refused', async () => {
    const person = await somebody()
    const answers = await Promise.all(
      ['eerste-fiets-in-gracht', 'tweede-fiets-in-gracht'].map((next) => change(person, next)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 400, 401].includes(status))).toBe(true)
  })

  test('who never chose one is told where to', async () => {
    const person = await somebody()
    await server.database.db
      .updateTable('person')
      .set({ password_hash: null })
      .where('id', '=', person.id)
      .execute()
    const { body } = await change(person, 'nog-zeven-fietsen-erbij')
    expect(body.errors?.currentPassword?.[0]).toContain('Je hebt nog geen wachtwoord.')
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = server.logged()
  for (const secret of [password, 'nog-zeven-fietsen-erbij']) expect(logged).not.toContain(secret)
})
