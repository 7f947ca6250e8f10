import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/database.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { databaseContent } from '../../adapters/content/database.ts'
import { countSurvey } from './count-survey.ts'
import { publish, saveDraft } from './edit.ts'
import { seed } from './seed.ts'

const clock = clockAt('2026-11-20T23:30:00+01:00')
let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

const one = { codename: 'een', kind: 'page', title: 'Eén' }
const two = { codename: 'twee', kind: 'page', title: 'Twee' }
const nothing = { added: [], updated: [], removed: [], edited: [] }

it('documents follow their files until somebody edits them', async () => {
  const { db } = fresh
  const content = databaseContent(db)
  expect(await seed(db, clock, [one, two])).toEqual({ ...nothing, added: ['een', 'twee'] })
  const first = await content.edition()
  expect(first.documents).toEqual([
    { codename: 'een', body: one },
    { codename: 'twee', body: two },
  ])
  expect(first.version).toBe(await content.version())

  expect(await seed(db, clock, [one, two])).toEqual(nothing)
  expect(await content.version()).toBe(first.version)

  const newer = { ...one, title: 'Nieuw' }
  expect(await seed(db, clock, [newer, two])).toEqual({ ...nothing, updated: ['een'] })
  expect(await content.version()).toBeGreaterThan(first.version)

  await saveDraft(db, clock, 'twee', { ...two, title: 'Van een mens' })
  const drafted = await content.version()
  expect((await content.edition()).documents[1]?.body).toEqual(two)
  expect(await publish(db, clock, 'twee', 'medewerker-1')).toBe(true)
  expect(await content.version()).toBeGreaterThan(drafted)
  expect(await publish(db, clock, 'twee', 'medewerker-1')).toBe(false)

  const changed = await seed(db, clock, [newer, { ...two, title: 'Uit het bestand' }])
  expect(changed).toEqual({ ...nothing, edited: ['twee'] })
  expect((await content.edition()).documents[1]?.body).toMatchObject({ title: 'Van een mens' })

  expect(await seed(db, clock, [])).toEqual({ ...nothing, removed: ['een'], edited: ['twee'] })
  expect((await content.edition()).documents.map(({ codename }) => codename)).toEqual(['twee'])
  const history = await db
    .selectFrom('content_history')
    .select(['codename', 'published_by'])
    .orderBy('id')
    .execute()
  expect(history.map(({ codename, published_by }) => `${codename} ${published_by}`)).toEqual([
    'een seed',
    'twee seed',
    'een seed',
    'twee medewerker-1',
    'een seed',
  ])
})

it('two processes that start together load each document once', async () => {
  await using other = await freshDatabase()
  const done = await Promise.all([1, 2, 3].map(() => seed(other.db, clock, [one, two])))
  expect(done.flatMap(({ added }) => added).toSorted()).toEqual(['een', 'twee'])
})

it('answers to the survey are counted per page and Amsterdam day, whoever sends them together', async () => {
  await Promise.all(Array.from({ length: 12 }, () => countSurvey(fresh.db, clock, '/contact', 'ja')))
  await countSurvey(fresh.db, clock, '/contact', 'nee')
  expect(await fresh.db.selectFrom('survey_count').selectAll().orderBy('answer').execute()).toEqual([
    { page: '/contact', answer: 'ja', day: '2026-11-20', count: 12 },
    { page: '/contact', answer: 'nee', day: '2026-11-20', count: 1 },
  ])
})
