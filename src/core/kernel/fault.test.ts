import { describe, expect, it } from 'vitest'
import { Fault, invalidFields, PartnerError, statusFromText } from './fault.ts'

describe('faults', () => {
  it('become problem documents', () => {
    const fault = new Fault(409, 'price-changed', 'De prijs is veranderd.', { retryAfter: 3 })
    expect(fault.toProblem('req-1')).toEqual({
      title: 'De prijs is veranderd.',
      status: 409,
      code: 'price-changed',
      requestId: 'req-1',
    })
    expect(fault.retryAfter).toBe(3)
    expect(fault).toBeInstanceOf(Error)
  })

  it('name the fields that were wrong', () => {
    expect(invalidFields({ 'user.email': ['E-mailadres is niet geldig.'] }).toProblem()).toMatchObject({
      status: 400,
      code: 'invalid-fields',
      errors: { 'user.email': ['E-mailadres is niet geldig.'] },
    })
  })

  it('keep what a partner said to themselves', () => {
    const cause = new Error('token abc')
    const error = new PartnerError('klusservice', 'timeout', cause)
    expect([error.message, error.partner, error.reason, error.cause]).toEqual([
      'klusservice: timeout',
      'klusservice',
      'timeout',
      cause,
    ])
  })
})

describe('the status in an error text', () => {
  it.each([
    ['HTTP 503', 503],
    ['Request failed: HTTP 404 (not found)', 404],
    ['HTTP 40', undefined],
    ['HTTP 4040', undefined],
    ['http 404', undefined],
    ['XHTTP 404', undefined],
    ['', undefined],
  ])('of %j is %s', (text, status) => {
    expect(statusFromText(text)).toBe(status)
  })
})
