import { expect, test } from 'vitest'
import { isSafeDatabase, mayMailPlainly } from './transport-security.ts'

const on = (rest: string) => `postgres://site:geheim@${rest}`

test.each([
  on('127.0.0.1/a'),
  on('127.1.2.3:5433/a'),
  on('[::1]/a'),
  on('localhost/a?sslmode=disable'),
  'postgres:///a',
  'postgres:///a?host=/var/run/postgresql',
  on('db.voorbeeld.nl/a?sslmode=verify-full'),
  on('db.voorbeeld.nl/a?connect_timeout=3&sslmode=verify-full&sslrootcert=/ca.pem'),
  on('database/a'),
])('%s does not travel in the clear', (url) => {
  expect(isSafeDatabase(url, ['database'])).toBe(true)
})

test.each([
  on('db.voorbeeld.nl/a'),
  on('db.voorbeeld.nl/a?sslmode=require'),
  on('db.voorbeeld.nl/a?sslmode=prefer'),
  on('db.voorbeeld.nl/a?sslmode=no-verify'),
  on('db.voorbeeld.nl/a?sslmode=verify-full&sslmode=disable'),
  on('localhost.voorbeeld.nl/a'),
  on('127.0.0.1.voorbeeld.nl/a'),
  on('localhost/a?host=db.voorbeeld.nl'),
  on('db.voorbeeld.nl/a?host='),
  on('10.0.0.7/a'),
  on('database.voorbeeld.nl/a'),
])('%s would', (url) => {
  expect(isSafeDatabase(url, ['database'])).toBe(false)
})

test('mail goes in the clear on this machine, and to a host that the operator named', () => {
  expect(mayMailPlainly('smtp://127.0.0.1:2525', [])).toBe(true)
  expect(mayMailPlainly('smtp://mail:1025', [])).toBe(false)
  expect(mayMailPlainly('smtp://mail:1025', ['mail'])).toBe(true)
})
