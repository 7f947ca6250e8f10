import fastify from 'fastify'
import { expect, test } from 'vitest'
import { clockAt } from '../../core/kernel/clock.ts'
import { securityTxt } from './security-txt.ts'

test('security.txt names the association, and never expires later than within a year', async () => {
  const app = fastify()
  const sender = async () => ({ name: '', phone: '', hours: '', email: 'service@voorbeeld.nl', siteUrl: '' })
  const runtime = { clock: clockAt('2026-11-20T23:30:00Z'), sender }
  securityTxt(app, { runtime, publicUrl: 'https://www.voorbeeld.nl' })
  const answer = await app.inject('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe(
    [
      'Contact: mailto:service@voorbeeld.nl',
      // in Amsterdam it is already the 21st
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: nl, en',
      'Canonical: https://www.voorbeeld.nl/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
