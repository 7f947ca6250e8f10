import { describe, expect, it } from 'vitest'
import { group, list } from '../../../core/fields/brick/group.ts'
import { agreeTerms, tick } from '../../../core/fields/request/consent.ts'
import { subject } from '../../../core/fields/request/subject.ts'
import { assemble, check, entryCount, isEmpty, layoutOf } from './layout.ts'

const entry = group({ name: subject, inner: group({ deep: subject }) })
const rows = list(entry, { min: 1, max: 2, label: 'Regel' })

describe('the fields of a step', () => {
  it('counts list entries out, never fewer than asked nor more than taken', () => {
    expect(layoutOf({ rows }, {}).fields.map(({ path }) => path)).toEqual([
      'rows[0].name',
      'rows[0].inner.deep',
    ])
    expect(entryCount(rows, [{}, {}, {}, {}])).toBe(2)
    expect(entryCount(rows, 'nonsense')).toBe(1)
    expect(layoutOf({ rows }, { rows: [{}, {}] }).fields.at(-1)).toMatchObject({
      plain: 'rows[].inner.deep',
      index: 1,
    })
  })

  it('puts answers together with every group, also an empty one, and without what is missing', () => {
    const layout = layoutOf({ rows }, {})
    expect(assemble(layout, new Map([['rows[0].name', 'x']]))).toEqual({ rows: [{ name: 'x', inner: {} }] })
  })

  it('takes an untouched box for an unticked one', () => {
    expect(check(tick({ label: 'a', sentence: 'a' }), undefined)).toEqual({ ok: true, value: false })
    expect(check(agreeTerms, undefined)).toEqual({ ok: false, message: 'Bevestiging verplicht.' })
    expect(check(subject, '')).toMatchObject({ ok: false })
  })

  it('knows nothing from something', () => {
    for (const nothing of [undefined, null, '', false, [], {}, { day: '', month: '' }])
      expect(isEmpty(nothing)).toBe(true)
    for (const something of [0, 'a', true, [1], { day: '1' }]) expect(isEmpty(something)).toBe(false)
  })
})
