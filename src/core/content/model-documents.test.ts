import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { onDay, wholeEdition } from '../../../test/kit/content-edits.ts'
import { siteOf } from '../../server/services/content/site.ts'
import { modelNames } from '../fields/content/document.ts'
import { adviceOf } from './advice/advice-of.ts'
import { promptsIn } from './advice/prompts.ts'
import { modelDocuments, promptStart } from './model-documents.ts'
import { modelPages } from './model-pages.ts'
import { textsOf } from './texts.ts'

test('every model is offered, below a page of the project', () => {
  const known = new Set(seeds.map(({ codename }) => codename))
  expect(modelDocuments.map(({ name }) => name)).toEqual([...modelNames])
  expect(modelDocuments.filter(({ under }) => !known.has(under))).toEqual([])
})

test.each(modelNames)(
  'a page that begins as %s has no fault, and a tip at each question that is left',
  (name) => {
    const body = { ...modelPages[name], codename: 'nieuw', path: '/nieuw', title: 'Een nieuwe pagina' }
    const edition = wholeEdition()
    const documents = [...edition.documents, { codename: 'nieuw', body: body as unknown }]
    const { defects } = siteOf({ ...edition, documents }, onDay())
    expect(defects.filter(({ codename }) => codename === 'nieuw')).toEqual([])
    const asked = textsOf(body).filter(({ text }) => text.includes(promptStart))
    expect(asked.length).toBeGreaterThan(2)
    expect(promptsIn(body)).toBe(asked.length)
    const tips = adviceOf(body, { pages: [], placeholders: [] }).filter(({ kind }) => kind === 'prompt')
    expect(tips.map(({ at }) => at.join('.')).toSorted()).toEqual(asked.map(({ where }) => where).toSorted())
  },
)
