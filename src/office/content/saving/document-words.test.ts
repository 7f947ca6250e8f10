import { expect, test } from 'vitest'
import { addressOnSite, savingInWords, standingOf, titleOf } from './document-words.ts'
import type { ReadDocument } from './use-document.ts'

const text = { number: 12, body: { date: '2027-01-01' }, by: 'Noor', at: '2026-12-01T09:47:00.000Z' }
type Standing = Pick<ReadDocument, 'state' | 'draft' | 'published'>
const read = (more: Partial<Standing>): Standing => ({
  state: 'published',
  published: text,
  draft: null,
  ...more,
})

test('a document is called by its title, and how it stands is said in words', () => {
  expect(titleOf({ title: 'Testament' }, 'x')).toBe('Testament')
  expect([titleOf({ title: 7 }, 'x'), titleOf({ kind: 'settings' }, 'x')]).toEqual(['x', 'Instellingen'])
  expect(standingOf(read({ state: 'new', draft: text, published: null }))).toEqual([
    'Concept 12',
    'nog niet op de site',
  ])
  expect(standingOf(read({ state: 'planned' }))).toEqual(['Gaat op 1 januari', 'nog niet op de site'])
  expect(standingOf(read({ state: 'withdrawn', published: null }))).toEqual(['Van de site'])
})

test('it says that a text is saved only when it is', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const said = (state: Parameters<typeof savingInWords>[0]['state'], isKept = true) =>
    savingInWords({ state, savedAt: text.at, isKept }, now)
  expect(said('saved')).toBe('Bewaard om 10.47 uur')
  expect(savingInWords({ state: 'saved', savedAt: '2026-11-27T09:47:00Z', isKept: true }, now)).toBe(
    'Bewaard op vr 27 nov',
  )
  const others = (['unsaved', 'saving', 'offline', 'refused', 'newer'] as const).map((state) => said(state))
  expect(others.filter((words) => words?.startsWith('Bewaard'))).toEqual([])
  expect(said('offline', false)).toContain('laat dit scherm open')
})

test('a published text leads to where visitors read it, and to no other site', () => {
  const at = (body: unknown) => addressOnSite(body, '2026-12-01')
  expect(at({ path: '/diensten' })).toBe('/diensten')
  expect(at({ path: '/nieuws/een', date: '2026-12-01' })).toBe('/nieuws/een')
  expect(at({ path: '/nieuws/een', date: '2026-12-02' })).toBeUndefined()
  for (const path of ['//elders.example', '/\\elders.example', 'javascript:1', '', 7])
    expect([path, at({ path })]).toEqual([path, undefined])
  expect([at(null), at({})]).toEqual([undefined, undefined])
})
