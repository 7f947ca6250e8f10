import fastify from 'fastify'
import { expect, test } from 'vitest'
import { changePasswordAddress } from './change-password-address.ts'

test('a password manager is led to the page on which a password is changed', async () => {
  const app = fastify()
  changePasswordAddress(app)
  const answer = await app.inject('/.well-known/change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/mijn/gegevens/wachtwoord'])
})
