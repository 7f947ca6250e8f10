import { afterAll, beforeAll, expect, it } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { testSecret } from '../../../../test/kit/secret.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { databaseContent } from '../../adapters/content/database.ts'
import { makeVault } from '../vault.ts'
import { countSurvey } from './count-survey.ts'
import { publish, saveDraft } from './edit.ts'
import { makeJudge } from './judge.ts'
import { readSurvey } from './list.ts'
import { openPreview } from './preview.ts'
import { endPreviewLink, makePreviewLink } from './preview-links.ts'
import { seed } from './seed.ts'
import { siteOf } from './site.ts'

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
  expect(await publish(db, clock, 'twee', 'medewerker-1')).toEqual({ kind: 'done', number: 2 })
  expect(await content.version()).toBeGreaterThan(drafted)
  expect(await publish(db, clock, 'twee', 'medewerker-1')).toEqual({ kind: 'absent' })

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

const page = (codename: string, path: string, more: object = {}) => ({
  codename,
  kind: 'page',
  path,
  layout: 'content',
  title: codename,
  description: 'Een pagina om mee te proberen.',
  blocks: [],
  ...more,
})

it('an address that changes leads to where the page stands now, whoever changed it and however often', async () => {
  await using other = await freshDatabase()
  const { db } = other
  const site = async () =>
    siteOf(await databaseContent(db).edition(), { clock, fallback: settings as Settings })
  await seed(db, clock, [page('a', '/een'), page('b', '/ander')])
  const move = async (codename: string, path: string) => {
    await saveDraft(db, clock, codename, page(codename, path))
    await publish(db, clock, codename, 'test')
  }
  await move('a', '/twee')
  await move('a', '/drie')
  expect([...(await site()).redirects].toSorted()).toEqual([
    ['/een', '/drie'],
    ['/twee', '/drie'],
  ])
  await move('a', '/een')
  expect([...(await site()).redirects].toSorted()).toEqual([
    ['/drie', '/een'],
    ['/twee', '/een'],
  ])
  // A path that another page takes no longer redirects.
  await move('b', '/twee')
  const now = (await site()).redirects
  expect([now.get('/twee'), now.get('/ander'), now.get('/drie')]).toEqual([undefined, '/twee', '/een'])
  await seed(db, clock, [page('a', '/een'), page('c', '/c')])
  await seed(db, clock, [page('a', '/een'), page('c', '/cc')])
  expect((await site()).redirects.get('/c')).toBe('/cc')
})

it('a revision is seen by its link alone: for a while, until it is taken back, and as it would be', async () => {
  await using other = await freshDatabase()
  const { db } = other
  const content = databaseContent(db)
  const judge = makeJudge()
  const { id: staffId } = await addStaff(db, makeVault([testSecret]), {
    email: 'redactie@voorbeeld.nl',
    roles: ['editor'],
  })
  const look = (link: string, at = clock) => {
    const { pathname, searchParams } = new URL(link, 'https://ons.example')
    const request = {
      codename: pathname.split('/').at(-1) ?? '',
      sleutel: searchParams.get('sleutel') ?? '',
    }
    return openPreview({ db, content, judge, clock: at }, request, settings as Settings)
  }
  const linkTo = async (codename: string, body: unknown) => {
    const saved = await saveDraft(db, clock, codename, body, { staffId })
    if (saved.kind !== 'done') throw new Error('The draft was not saved.')
    const { number } = saved
    return makePreviewLink(db, { clock }, { codename, number, hours: 1, staffId })
  }
  await seed(db, clock, [page('a', '/een'), page('home', '/')])
  const link = await linkTo('a', page('a', '/twee', { date: '2027-01-01', title: 'Straks' }))
  const shown = {
    kind: 'shown',
    page: { path: '/twee', title: 'Straks' },
    defects: [],
    until: '2026-11-20T23:30:00Z',
  }
  expect(await look(link.path)).toMatchObject(shown)

  // what is written since is another revision
  const broken = await linkTo('a', { kind: 'page', codename: 'a' })
  expect(await look(link.path)).toMatchObject(shown)
  expect(await look(broken.path)).toMatchObject({ kind: 'broken', defects: expect.arrayContaining([]) })

  expect(await look(link.path, clockAt('2026-11-21T00:30:00+01:00'))).toEqual({ kind: 'expired' })
  expect(await look(link.path.replace('/a?', '/home?'))).toEqual({ kind: 'refused' })
  expect(await look(link.path.replace(/sleutel=.*/, 'sleutel='))).toEqual({ kind: 'refused' })
  expect(await look(`${link.path.slice(0, -4)}AAAA`)).toEqual({ kind: 'refused' })

  const ofSettings = await linkTo('settings', { ...settings, name: 'Anders' })
  expect(await look(ofSettings.path)).toMatchObject({
    kind: 'shown',
    page: { path: '/' },
    site: { settings: { name: 'Anders' } },
  })

  await endPreviewLink(db, { clock }, { codename: 'a', id: link.id })
  expect(await look(link.path)).toEqual({ kind: 'expired' })
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

it('the call counts answers for pages that exist, within a limit, and refuses the rest in Dutch', async () => {
  await using server = await openTestServer()
  const { db } = server.database
  await seed(db, clock, [page('a', '/een')])
  const send = (payload: object) => server.app.inject({ method: 'POST', url: '/api/survey', payload })
  expect((await send({ page: '/een', answer: 'ja' })).statusCode).toBe(204)
  for (const payload of [
    { page: '/nee', answer: 'ja' },
    { page: '/een', answer: 'misschien' },
    { answer: 'ja' },
  ]) {
    const refused = await send(payload)
    expect(refused.statusCode).toBe(400)
    expect(Object.values(refused.json().errors)[0]).toEqual([expect.stringMatching(/^[A-Z].*\.$/)])
  }
  const many = await Promise.all(Array.from({ length: 310 }, () => send({ page: '/een', answer: 'nee' })))
  const statuses = many.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(250)
  expect(statuses).toContain(429)
  expect(await readSurvey(db)).toEqual([
    { page: '/een', yes: 1, no: statuses.filter((status) => status === 204).length },
  ])
})
