import { expect, test } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import { confirmation } from '../../../core/content/confirmation.ts'
import type { Defect } from '../../../core/content/defect.ts'
import { licencePlate } from '../../../core/content/licence-plate.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { validatePage } from './validate.ts'

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
    problems: ['taxatei', 'klusservise', 'constructor'].map(
      (slug) => `Er is geen formulier ‘${slug}’. Kies een ander.`,
    ),
  })
  expect(validated([funnel('Taxatie'), funnel('../taxatie')], ['Taxatie']).kinds).toEqual([])
})

test('where nobody says which funnels are built, how a slug is written counts', () => {
  expect(validated([funnel('nieuw')])).toEqual({ kinds: ['funnel'], problems: [] })
})

test('a licence plate leads to a page of ours or to a host of settings, and to nobody else', () => {
  const led = (href: string, hosts?: string[]) => {
    const problems: string[] = []
    const block = { ...licencePlate.example, redirect: { href } }
    const body = { kind: 'page', codename: 'p', path: '/p', layout: 'content', title: 'P', blocks: [block] }
    const page = validatePage(
      { codename: 'p', body: { ...body, description: 'Een pagina om op te oordelen.' } },
      {
        settings: { ...(settings as Settings), redirect_hosts: hosts },
        day: '2026-11-20',
        addresses: new Map([['premie', '/premie']]),
        report: ({ problem }) => problems.push(problem),
      },
    )
    return { redirect: (page?.blocks[0] as { redirect?: object } | undefined)?.redirect, problems }
  }
  const hosts = ['verzekeraar.example']
  for (const href of ['/premie', 'https://verzekeraar.example/premie?x=1'])
    expect(led(href, hosts)).toEqual({ redirect: { href }, problems: [] })
  expect(led('page:premie').redirect).toEqual({ href: '/premie' })
  for (const href of [
    'https://elders.example/',
    'https://verzekeraar.example.elders.example/',
    'https://verzekeraar.example@elders.example/',
    'https://naam@verzekeraar.example/',
    'https://verzekeraar.example:444/',
    'https://{name}.example/',
  ]) {
    const { redirect, problems } = led(href, hosts)
    expect(redirect, href).toBeUndefined()
    expect(problems, href).toHaveLength(1)
    expect(problems[0], href).toContain('mag je niemand sturen')
  }
  expect(led('https://verzekeraar.example/').redirect).toBeUndefined()
})
