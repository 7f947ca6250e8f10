import { describe, expect, it } from 'vitest'
import { homeInsurance } from '../testing/skeletons/home-insurance.ts'
import { open, trial, walkTo } from '../testing/test-trial.ts'
import { overviewOf, rowsOf } from './overview-rows.ts'

describe('the overview', () => {
  it('shows each step that asks something, before the overview, with answers as people read them', async () => {
    const opened = open()
    await walkTo(opened, 'overzicht')
    const parts = overviewOf(trial, opened.store.getSnapshot().derived)
    expect(parts.map(({ step }) => step)).toEqual(['een', 'twee', 'drie', 'vier'])
    expect(parts[0]?.rows).toEqual([{ label: 'Meer?', value: 'Nee' }])
    expect(parts[2]?.rows).toContainEqual({ label: 'Dagen', value: 'Maandag' })
  })

  it('leaves out what is hidden, unavailable or merely repeats', async () => {
    const opened = open()
    opened.store.set('more', 'verborgen')
    await walkTo(opened, 'overzicht')
    const { derived } = opened.store.getSnapshot()
    expect(JSON.stringify(overviewOf(trial, derived))).not.toContain('verborgen')
    const insurance = open(homeInsurance, { properties: { thanks: {} } }).store
    insurance.set('contact.email', 'a@voorbeeld.nl')
    insurance.set('contact.emailAgain', 'a@voorbeeld.nl')
    const rows = rowsOf(homeInsurance, insurance.getSnapshot().derived, 'slotvragen')
    expect(rows.filter(({ value }) => value === 'a@voorbeeld.nl')).toHaveLength(1)
  })

  it('takes the funnel its own words where it has them', () => {
    const own = { ...trial, summary: { een: () => [{ label: 'Zelf', value: 'gezegd' }] } }
    expect(rowsOf(own, open(own).store.getSnapshot().derived, 'een')).toEqual([
      { label: 'Zelf', value: 'gezegd' },
    ])
  })
})
