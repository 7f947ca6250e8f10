import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { SearchDocument } from '../../ports/search.ts'
import { countableQuestion, countMiss, readMisses } from '../../services/search/misses.ts'
import { searchPersonalData } from '../../services/search/search-personal-data.ts'

const document = (href: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  href,
  kind: 'page',
  title,
  description: 'Een pagina om te vinden.',
  keywords: '',
  body: 'Meer staat er niet.',
  restricted: false,
  ...more,
})
const documents = [
  document('/dakgoot', 'De dakgoot lekt', { kind: 'problem', body: 'Maak de dakgoot schoon.' }),
  document('/contract', 'Voorbeeldcontract', { kind: 'document', restricted: true, body: 'De zonnebloem.' }),
  document('/nieuws/een', 'Een bericht', { kind: 'news', date: '2026-11-01' }),
]

const clock = travellingClock('2026-11-24T12:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
  await server.runtime.ports.search.index({ version: 1, documents, synonyms: [] })
})
afterAll(() => server.close())

const get = (path: string, cookie = '') => server.app.inject({ url: `/api/${path}`, headers: { cookie } })
const misses = () => readMisses(server.database.db)

describe('searching by the API', () => {
  test('tells address, title, day, text and kind of what was found', async () => {
    const answer = await get('search?q=dakgoot')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.json()).toEqual({
      total: 1,
      results: [
        {
          url: '/dakgoot',
          fields: {
            title: 'De dakgoot lekt',
            date: null,
            body: 'Een pagina om te vinden. Maak de dakgoot schoon.',
            contentType: 'Problem',
          },
        },
      ],
      meant: null,
    })
    expect((await get('search?q=bericht')).json().results[0].fields).toMatchObject({
      date: '2026-11-01',
      contentType: 'News',
    })
    expect((await get('search?q=dakgot')).json().meant).toBe('dakgoot')
  })

  test('masks a document for members, but not to them', async () => {
    const { total, results } = (await get('search?q=voorbeeldcontract')).json()
    expect([total, results[0].fields.contentType, results[0].fields.body]).toEqual([1, 'Restricted', ''])
    expect((await get('search?q=zonnebloem')).json()).toEqual({ total: 0, results: [], meant: null })
    const member = await addPerson(server, { membership: {} })
    const other = await addPerson(server)
    const found = (await get('search?q=zonnebloem', await cookieOf(server, member))).json()
    expect([found.total, found.results[0].fields.contentType]).toEqual([1, 'Document'])
    expect((await get('search?q=zonnebloem', await cookieOf(server, other))).json().total).toBe(0)
  })

  test('suggests titles as somebody types', async () => {
    expect((await get('search-suggestions?q=dakg')).json()).toEqual({
      suggestions: [{ url: '/dakgoot', title: 'De dakgoot lekt' }],
    })
    expect((await get('search-suggestions?q=d')).json()).toEqual({ suggestions: [] })
  })

  test.each([
    ['search', 'q'],
    [`search?q=${'a'.repeat(101)}`, 'q'],
    ['search?q=%00', 'q'],
    ['search?q=a&offset=-1', 'offset'],
    ['search?q=a&offset=501', 'offset'],
    ['search?q=a&limit=0', 'limit'],
    ['search?q=a&limit=51', 'limit'],
    ['search?q=a&limit=x', 'limit'],
    ['search-suggestions', 'q'],
  ])('%s is 400 with a sentence at %s', async (path, field) => {
    const answer = await get(path)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
  })

  test('says that it is away', async () => {
    const { search } = server.runtime.ports
    const { find } = search
    search.find = async () => {
      throw new PartnerError('search', 'unreachable')
    }
    const answer = await get('search?q=dakgoot')
    search.find = find
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'partner-unavailable'])
  })
})

describe('what nobody finds', () => {
  test('is counted by day, without who asked', async () => {
    await server.database.db.deleteFrom('search_miss').execute()
    for (const q of ['Xqzyvw kapot', 'xqzyvw  KAPOT!', 'xqzyvw kapot'])
      await get(`search?${new URLSearchParams({ q })}`)
    expect(await misses()).toEqual([{ question: 'xqzyvw kapot', times: 3, lastOn: '2026-11-24' }])
    await get('search?q=dakgoot')
    expect(await misses()).toHaveLength(1)
  })

  test.each([
    'jan@voorbeeld.nl',
    '0612345678',
    '06 12 34 56 78',
    'NL91ABNA0417164300',
    '3821BT 10',
    '***',
    '',
  ])('is not counted where it may be somebody’s own: %s', (text) =>
    expect(countableQuestion(text)).toBeUndefined(),
  )

  test('is bounded in length and in number a day, and forgotten after its term', async () => {
    const { db } = server.database
    expect(countableQuestion('lang '.repeat(20))?.length).toBeLessThanOrEqual(60)
    await db.deleteFrom('search_miss').execute()
    const rows = Array.from({ length: 2000 }, (_none, at) => ({ question: `v${at}`, on_day: '2026-11-24' }))
    await db.insertInto('search_miss').values(rows).execute()
    await countMiss(server.runtime, 'nog iets')
    await countMiss(server.runtime, 'v7')
    const [most] = await misses()
    expect(most).toMatchObject({ question: 'v7', times: 2 })
    const count = async () => (await db.selectFrom('search_miss').select('question').execute()).length
    expect(await count()).toBe(2000)
    clock.pass(89 * day)
    const sweep = searchPersonalData.flatMap((one) => ('sweep' in one ? Object.values(one.sweep) : []))
    for (const remove of sweep) await remove(server.runtime)
    expect(await count()).toBe(2000)
    clock.pass(3 * day)
    for (const remove of sweep) await remove(server.runtime)
    expect(await count()).toBe(0)
  })
})
