import { expect, test } from 'vitest'
import { optional } from '../../../core/fields/brick.ts'
import { group } from '../../../core/fields/group.ts'
import { landline } from '../../../core/fields/landline.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import type { Funnel } from '../definition/define.ts'
import { wronglyOptional } from './test-funnel.ts'
import { trial } from './test-trial.ts'

const ok = (of: Record<string, unknown>) => of.mobile !== undefined || of.landline !== undefined
const asking = (parts: object, rules: object[]) =>
  wronglyOptional({
    ...trial,
    steps: { een: { title: 'Een', asks: { phones: group(parts as never, { rules } as never) } } },
  } as unknown as Funnel)
const rule = { field: 'mobile', message: 'Vul een nummer in.', reads: ['mobile', 'landline'], ok }

test('fields of which one is required may not both be called optional', () => {
  const parts = { mobile: optional(mobile), landline: optional(landline) }
  expect(asking(parts, [rule])).toEqual(['phones.mobile', 'phones.landline'])
  expect(asking(parts, [{ ...rule, reads: ['mobile'] }])).toEqual(['phones.mobile'])
  expect(asking(parts, [])).toEqual([])
})

test('nor where one of them alone is said to be one of several', () => {
  const one = optional(mobile)
  const marked = { ...one, facts: { ...one.facts, oneOf: true } }
  expect(asking({ mobile: marked, landline: optional(landline) }, [rule])).toEqual(['phones.landline'])
})
