import { expect, test } from 'vitest'
import { seeds } from '../../../content/content.ts'
import { modelDocuments } from './model-documents.ts'

test('every model is a document of the project, and so is the page below which it puts a new one', () => {
  const known = new Set(seeds.map(({ codename }) => codename))
  const named = modelDocuments.flatMap(({ codename, under }) => [codename, under])
  expect(named.filter((codename) => !known.has(codename))).toEqual([])
})
