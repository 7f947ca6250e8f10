import { expect, test } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import { confirmation } from '../../../core/content/confirmation.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { type Defect, validatePage } from './validate.ts'

/** What stands on a page of these blocks where these funnels are built, and what was wrong. */
const validated = (blocks: object[], funnels?: readonly string[]) => {
  const defects: Defect[] = []
  const body = {
    kind: 'page',
    codename: 'p',
    path: '/p',
    layout: 'content',
    title: 'P',
    description: 'Een pagina om op te oordelen.',
    blocks,
  }
  const page = validatePage(
    { codename: 'p', body },
    {
      settings: settings as Settings,
      day: '2026-11-20',
      addresses: new Map(),
      funnels,
      report: (defect) => defects.push(defect),
    },
  )
  return { kinds: page?.blocks.map(({ kind }) => kind), problems: defects.map(({ problem }) => problem) }
}

const funnel = (slug: string) => ({ kind: 'funnel', slug })

test('a funnel may stand on a page once it is built, or when the specification names it', () => {
  expect(validated([funnel('nieuw'), funnel('taxatie')], ['nieuw'])).toEqual({
    kinds: ['funnel', 'funnel'],
    problems: [],
  })
})

test('any other funnel is left out, and so is its confirmation', () => {
  const thanks = { ...confirmation.example, funnel: 'klusservise' }
  expect(validated([funnel('taxatei'), thanks, funnel('constructor')], ['klusservice'])).toEqual({
    kinds: [],
    problems: ['unknown funnel "taxatei"', 'unknown funnel "klusservise"', 'unknown funnel "constructor"'],
  })
  expect(validated([funnel('Taxatie'), funnel('../taxatie')], ['Taxatie']).kinds).toEqual([])
})

test('where nobody says which funnels are built, how a slug is written counts', () => {
  expect(validated([funnel('nieuw')])).toEqual({ kinds: ['funnel'], problems: [] })
})
