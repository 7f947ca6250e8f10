import { describe, expect, it } from 'vitest'
import { figure, yearsOf } from './figure.ts'

const source = { name: 'Wet', href: 'https://wetten.overheid.nl' }
const rate = figure('Tarief', [
  { from: '2024-01-01', until: '2024-12-31', value: 1, source },
  { from: '2026-01-01', until: '2026-12-31', value: 2, source },
])

describe('a dated figure', () => {
  it('is what it was on that day, the first and last included', () => {
    expect(rate.on('2024-01-01')).toMatchObject({ value: 1, current: true })
    expect(rate.on('2024-12-31')).toMatchObject({ value: 1, current: true })
    expect(rate.on('2026-07-01')).toMatchObject({ value: 2, current: true })
  })

  it('is the nearest one, and says so, where none is known', () => {
    expect(rate.on('2025-06-01')).toMatchObject({ value: 1, current: false })
    expect(rate.on('2027-01-01')).toMatchObject({ value: 2, current: false })
    expect(rate.on('1970-01-01')).toMatchObject({ value: 1, current: false })
  })

  it('holds until somebody says when it ends', () => {
    const open = figure('Tarief', [{ from: '2013-01-01', value: 2, source }])
    expect(open.on('2040-01-01')).toMatchObject({ value: 2, current: true })
  })

  it('is refused when its values overlap or stand in another order', () => {
    const of = (...days: [string, string?][]) =>
      figure('Tarief', days.map(([from, until]) => ({ from, until, value: 1, source })) as never)
    expect(() => of(['2026-01-01', '2026-12-31'], ['2026-12-31'])).toThrow(/order/)
    expect(() => of(['2026-01-01'], ['2025-01-01'])).toThrow(/order/)
    expect(() => of(['2026-01-01', '2025-12-31'])).toThrow(/order/)
    expect(() => of(['2026'])).toThrow(/order/)
  })

  it('says its years', () => {
    expect(yearsOf({ from: '2026-01-01', until: '2026-12-31' })).toBe('2026')
    expect(yearsOf({ from: '2025-01-01', until: '2026-12-31' })).toBe('2025 en 2026')
    expect(yearsOf({ from: '2023-01-01', until: '2026-12-31' })).toBe('2023 tot en met 2026')
    expect(yearsOf({ from: '2013-01-01' })).toBe('vanaf 2013')
  })
})
