import { expect, test } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import { form } from '../../../core/content/form.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { siteOf } from './site.ts'

const siteWith = (pages: Record<string, object[]>) =>
  siteOf(
    {
      version: 1,
      redirects: [],
      documents: [
        { codename: 'settings', body: settings },
        ...Object.entries(pages).map(([codename, blocks]) => ({
          codename,
          body: {
            kind: 'page',
            codename,
            path: `/${codename}`,
            layout: 'content',
            title: codename,
            description: 'Een pagina met formulieren.',
            blocks: blocks.map((block) => ({ ...form.example, ...block })),
          },
        })),
      ],
    },
    { clock: systemClock, fallback: settings as Settings },
  )

test('an edition knows its forms by their ids, each with the amounts of the day', () => {
  const { forms, defects } = siteWith({
    a: [{ formId: 'een' }],
    b: [{ formId: 'twee', intro: 'Bel {phone}.' }],
  })
  expect(defects).toEqual([])
  expect([...forms.keys()]).toEqual(['een', 'twee'])
  expect(forms.get('twee')?.intro).toBe('Bel 088\u00a0000\u00a012\u00a000.')
})

test('a second form of one id is left out and told, on the same page and on another', () => {
  const { forms, pages, defects } = siteWith({
    a: [{ title: 'De eerste' }, { title: 'De tweede' }],
    b: [{ title: 'De derde' }, { formId: 'anders' }],
  })
  expect([...forms.values()].map(({ title }) => title)).toEqual(['De eerste', form.example.title])
  expect([...pages.values()].map(({ blocks }) => blocks.length)).toEqual([1, 1])
  const problem = 'Een ander formulier heeft de naam ‘fout-melden’ al. Kies een andere.'
  expect(defects).toEqual(
    ['a', 'b'].map((codename) => ({ codename, path: 'blocks', at: ['blocks'], problem, by: 'a' })),
  )
})

test('a form that is broken is left out, and one whose desk nobody knows is told', () => {
  const { forms, defects } = siteWith({
    a: [{ questions: [{ key: 'wat', ask: 'line' }] }],
    b: [{ desk: 'balie' }],
  })
  expect([...forms.keys()]).toEqual(['fout-melden'])
  expect(defects.map(({ codename, path, problem }) => `${codename} ${path}: ${problem}`)).toEqual([
    'a blocks.0.questions.0.label: Schrijf wat je vraagt.',
    'b blocks.0.desk: Er is geen loket ‘balie’. Kies een ander.',
  ])
})
