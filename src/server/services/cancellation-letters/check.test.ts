import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pngOf, scribble, serviceOf } from '../../../../test/kit/cancellation-letters.ts'
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
const signed = (signature: string) => errorsOf({ ...good, applicant: { ...good.applicant, signature } })

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

describe('a signature', () => {
  const refused = { status: 400, fields: ['cancellationService.applicant.signature'] }
  const line = (pixels: number) => Buffer.alloc(1 + pixels * 4)
  const lines = (width: number, height: number) =>
    Buffer.concat(Array.from({ length: height }, () => line(width)))

  test('of up to 2,400 by 1,200 pixels passes, and of no more', () => {
    expect(signed(pngOf(2400, 1200, lines(2400, 1200)).toString('base64'))).toEqual({})
    expect(signed(pngOf(2401, 1, lines(2401, 1)).toString('base64'))).toEqual(refused)
    expect(signed(pngOf(1, 1201, lines(1, 1201)).toString('base64'))).toEqual(refused)
    expect(signed(pngOf(0, 1, line(0)).toString('base64'))).toEqual(refused)
  })

  test('that cannot be drawn is refused', () => {
    const whole = Buffer.from(scribble(), 'base64')
    const changed = Buffer.from(whole)
    changed[60] = (changed[60] ?? 0) ^ 1
    const bad = [
      Buffer.from('iVBORw0KGgoAAAANSUhEUg==', 'base64'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      whole.subarray(0, -20),
      changed,
      // more lines than its header says, or fewer
      pngOf(2, 2, lines(2, 3)),
      pngOf(2, 2, lines(2, 1)),
      // a filter that does not exist
      pngOf(1, 1, Buffer.from([5, 0, 0, 0, 0])),
      // what canvases never write
      pngOf(1, 1, Buffer.from([0, 0]), { color: 3 }),
      pngOf(1, 1, Buffer.alloc(9), { depth: 16 }),
      // compressed twice
      pngOf(1, 1, deflateSync(line(1))),
    ]
    expect(bad.map((one) => signed(one.toString('base64')))).toEqual(bad.map(() => refused))
  })
})
