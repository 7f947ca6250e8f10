import { expect, it } from 'vitest'
import { seeds } from '../../../../content/content.ts'
import { settings } from '../../../../content/settings.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { siteOf } from './site.ts'

const documents = seeds.map((body) => ({ codename: body.codename, body }))
const siteAt = (instant: string, more: typeof documents = []) =>
  siteOf(
    { version: 1, redirects: [], documents: [...documents, ...more] },
    { clock: clockAt(instant), fallback: settings as Settings },
  )
const stateIn = ({ subsidies }: ReturnType<typeof siteAt>, wanted: string) =>
  subsidies.find({ city: 'GM1709' }).find(({ id }) => id === wanted)?.state

it('a site is made anew on the day after the last one of a subsidy', () => {
  const last = siteAt('2026-12-31T23:59:00+01:00')
  expect(stateIn(last, 'moerdijk-klimaat')).toBe('open')
  expect(last.until).toBeLessThanOrEqual(Date.parse('2027-01-01T00:00:00+01:00'))
  expect(stateIn(siteAt('2027-01-01T00:00:00+01:00'), 'moerdijk-klimaat')).toBe('closed')
})

it('a subsidy that no search finds is told', () => {
  const seed = seeds.find(({ codename }) => codename === 'subsidie_svve')
  const stray = { ...seed, codename: 'verdwaald', path: '/nieuws/verdwaald' } as (typeof seeds)[number]
  const { defects } = siteAt('2026-11-24T12:00:00+01:00', [{ codename: 'verdwaald', body: stray }])
  expect(defects.filter(({ codename }) => codename === 'verdwaald')).toEqual([
    {
      codename: 'verdwaald',
      path: 'path',
      at: ['path'],
      problem: 'Zet deze pagina direct onder die van de subsidiecheck. Anders vindt niemand haar.',
    },
  ])
})
