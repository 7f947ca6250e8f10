import { describe, expect, it } from 'vitest'
import { homePackage } from '../../funnels/home-insurance/home-insurance-funnel.ts'
import type { Funnel } from '../definition/define.ts'
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

  it('shows a step that asks nothing only where the funnel has words of its own for it', async () => {
    const { een, ...rest } = trial.steps
    const told = { een, uitleg: { title: 'Uitleg', asks: {} }, ...rest } as Funnel['steps']
    const stepsOf = async (summary?: Funnel['summary']) => {
      const funnel: Funnel = { ...trial, steps: told, summary }
      const opened = open(funnel)
      await walkTo(opened, 'overzicht')
      return overviewOf(funnel, opened.store.getSnapshot().derived).map(({ step }) => step)
    }
    expect(await stepsOf()).toEqual(['een', 'twee', 'drie', 'vier'])
    const sectionsOf = () => [{ title: 'Uitleg', rows: [{ label: 'Zo', value: 'gaat het' }] }]
    expect(await stepsOf({ sectionsOf })).toContain('uitleg')
  })

  it('leaves out what is hidden, unavailable or merely repeats', async () => {
    const opened = open()
    opened.store.set('more', 'verborgen')
    await walkTo(opened, 'overzicht')
    const { derived } = opened.store.getSnapshot()
    expect(JSON.stringify(overviewOf(trial, derived))).not.toContain('verborgen')
    const insurance = open(homePackage, { properties: { price: 3450, thanks: '/' } }).store
    insurance.set('contact.email', 'a@voorbeeld.nl')
    insurance.set('contact.emailAgain', 'a@voorbeeld.nl')
    const rows = rowsOf(insurance.getSnapshot().derived, 'slotvragen')
    expect(rows.filter(({ value }) => value === 'a@voorbeeld.nl')).toHaveLength(1)
  })

  it('takes the funnel its own words about the request, and the text of what was ticked before', async () => {
    const sectionsOf = (request: unknown) => [
      {
        title: 'Vier',
        rows: [
          { label: 'Zelf', value: (request as { body: { from: string } }).body.from },
          { label: 'Akkoord', value: 'Ja', consent: true as const },
          { label: 'Incasso', value: 'Akkoord', consent: true as const, wording: 'Ik ga akkoord.' },
        ],
      },
    ]
    const own = { ...trial, summary: { sectionsOf } }
    const opened = open(own)
    const partsNow = () => overviewOf(own, opened.store.getSnapshot().derived)
    await walkTo(opened, 'overzicht')
    expect(partsNow().map(({ rows }) => rows[0]?.label)).toEqual(['Meer?', 'Postcode', 'Onderwerp', 'Zelf'])
    expect(partsNow()[3]?.rows).toEqual([
      { label: 'Zelf', value: 'jannie@voorbeeld.nl' },
      expect.objectContaining({ label: 'Incasso', value: 'Ik ga akkoord.' }),
    ])
    const parts = {
      sectionsOf: () => [
        { title: 'Vier', rows: [{ label: 'Zelf', value: 'een' }] },
        { title: 'Jouw gegevens', rows: [{ label: 'Ook', value: 'twee' }] },
      ],
      steps: { 'Jouw gegevens': 'vier' },
    }
    const { derived } = opened.store.getSnapshot()
    const inParts = overviewOf({ ...trial, summary: parts }, derived)
    expect(inParts.slice(3).map(({ step, title }) => `${step}: ${title}`)).toEqual([
      'vier: Vier',
      'vier: Jouw gegevens',
    ])
    // a section of the overview itself has nothing to change
    const told = { ...parts, steps: { 'Jouw gegevens': 'overzicht' } }
    expect(overviewOf({ ...trial, summary: told }, derived).at(-1)).toEqual({
      step: undefined,
      title: 'Jouw gegevens',
      rows: [{ label: 'Ook', value: 'twee' }],
    })
    // no request can be made of a wrong answer
    opened.store.set('home.postcode', 'nergens')
    expect(partsNow()[3]?.rows).toEqual([{ label: 'E-mailadres', value: 'jannie@voorbeeld.nl', own: true }])
  })
})
