import { describe, expect, test } from 'vitest'
import { serviceOf } from '../../../../test/kit/cancellation-letters.ts'
import type { CancellationService } from '../../../core/insurance/cancellation.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { makeVault } from '../vault.ts'
import { checkCancellation } from './check.ts'
import { insurerOf, insurersForForm } from './insurers.ts'

const [older, newer] = [
  'a secret of thirty-two characters, older',
  'a secret of thirty-two characters, newer',
]
const vault = makeVault([newer])
const good = serviceOf({ runtime: { vault } as never })

const errorsOf = (service: CancellationService | null | undefined) => {
  try {
    checkCancellation({ vault }, service)
    return {}
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    const { status, errors } = thrown.toProblem()
    return { status, fields: Object.keys(errors ?? {}) }
  }
}

describe('insurers for a form', () => {
  test('have a code each, in the form that calls carry, which is the same every time', () => {
    const list = insurersForForm(vault)
    const codes = list.map(({ encryptedInsurer }) => encryptedInsurer)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[\w-]{20,64}$/)
    expect(insurersForForm(makeVault([newer]))).toEqual(list)
  })

  test('are found back by their code, also by one of a secret before', () => {
    const [former] = insurersForForm(makeVault([older]))
    const code = former?.encryptedInsurer ?? ''
    expect(insurerOf(makeVault([newer, older]), code)?.name).toBe(former?.name)
    expect(insurerOf(makeVault([newer]), code)).toBeUndefined()
    expect(insurerOf(vault, good.encryptedInsurer)).toEqual({ id: 'achmea', name: 'FBTO (Achmea)' })
  })
})

test('what is right, or nothing at all, passes', () => {
  for (const one of [good, null, undefined]) expect(errorsOf(one)).toEqual({})
})

test('an insurer that is not in the list is refused at its field', () => {
  for (const encryptedInsurer of ['Vg3kQ2xZ8aLm', 'achmea', ''])
    expect(errorsOf({ ...good, encryptedInsurer })).toEqual({
      status: 400,
      fields: ['cancellationService.encryptedInsurer'],
    })
})

test('a signature that cannot be drawn is refused at its field', () => {
  const signature = 'iVBORw0KGgoAAAANSUhEUg=='
  expect(errorsOf({ ...good, applicant: { ...good.applicant, signature } })).toEqual({
    status: 400,
    fields: ['cancellationService.applicant.signature'],
  })
})
