import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { residents, subsidyMeasures } from '../../../core/content/subsidy-choices.ts'
import { clockAt } from '../../../core/kernel/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-24T12:00:00+01:00') })
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.app.inject({ url: `/api/subsidiecheck/${path}`, headers })
const search = async (query: string): Promise<{ Id: string; Type: string }[]> =>
  (await get(`search?${query}`)).json()

describe('the filters', () => {
  test('are all municipalities by name, measures and resident types, and may be kept', async () => {
    const answer = await get('filters')
    const { Cities, Measures, TypeOfResident } = answer.json()
    expect(Cities).toHaveLength(342)
    expect(Cities[0]).toEqual({ Id: 'GM1680', Name: 'Aa en Hunze' })
    expect(Cities).toContainEqual({ Id: 'GM0518', Name: "'s-Gravenhage (Den Haag)" })
    expect(Measures[0]).toEqual({ Value: 'dak', Label: 'Dak isoleren' })
    expect(Measures.map(({ Value }: { Value: string }) => Value)).toEqual(Object.keys(subsidyMeasures))
    expect(TypeOfResident.map(({ Value }: { Value: string }) => Value)).toEqual(Object.keys(residents))
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const again = await get('filters', { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})

describe('the search', () => {
  test('finds what fits a municipality, each with a page of its own Id', async () => {
    const found = await search('cityId=GM0014')
    expect(found[0]).toEqual({
      Id: 'groningen-isolatieaanpak',
      Type: 'subsidy',
      Title: 'Isolatieaanpak Groningen en Noord-Drenthe',
      Intro: expect.stringContaining('de helft van je isolatie'),
    })
    expect(new Set(found.map(({ Type }) => Type))).toEqual(new Set(['subsidy', 'loan', 'other']))
    expect(found.map(({ Id }) => Id)).not.toContain('zaanstad-isolatie')
  })

  test('takes measures once, more than once and with commas between them', async () => {
    const both = await search('cityId=GM0363&measures=glas&measures=groen-dak')
    expect(await search('cityId=GM0363&measures=glas,groen-dak')).toEqual(both)
    expect(both.map(({ Id }) => Id)).toEqual(expect.arrayContaining(['isde-glas', 'agv-groen-en-water']))
    expect(both.map(({ Id }) => Id)).not.toContain('isde-dakisolatie')
    expect(await search('cityId=GM0363&measures=')).toEqual(await search('cityId=GM0363'))
  })

  test('takes who asks', async () => {
    const ids = (await search('cityId=GM0363&targetGroup=verhuurder&measures=dak')).map(({ Id }) => Id)
    expect(ids).toEqual(['svoh', 'lage-btw-isoleren'])
    expect(await search('cityId=GM0363&targetGroup=')).toEqual(await search('cityId=GM0363'))
  })
})

describe('what is asked wrongly', () => {
  const many = Array.from({ length: 50 }, () => 'measures=dak').join('&')
  test.each([
    ['search', 'cityId', 'Kies een gemeente.'],
    ['search?cityId=', 'cityId', 'Kies een gemeente.'],
    ['search?cityId=Amersfoort', 'cityId', 'Deze gemeente kennen we niet.'],
    ['search?cityId=GM03070', 'cityId', 'Deze gemeente kennen we niet.'],
    ['search?cityId=GM0307&cityId=GM0363', 'cityId', 'Deze gemeente kennen we niet.'],
    ['search?cityId=GM0307&targetGroup=koning', 'targetGroup', 'Kies een van de mogelijkheden.'],
    ['search?cityId=GM0307&measures=dak,kelder', 'measures', 'Kies een van de mogelijkheden.'],
    [`search?cityId=GM0307&measures=${'x'.repeat(5000)}`, 'measures', 'Kies een van de mogelijkheden.'],
    [`search?cityId=GM0307&${many}`, 'measures', 'Kies een van de mogelijkheden.'],
  ])('%.60s is told at %s', async (path, field, sentence) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(400)
    const [[named = '', [said] = []] = []] = Object.entries(
      answer.json<{ errors: Record<string, string[]> }>().errors,
    )
    expect([named.replace(/\[.*/, ''), said]).toEqual([field, sentence])
  })

  test('a municipality that is not there, or no more, is 404', async () => {
    for (const code of ['GM0457', 'GM9999']) {
      const answer = await get(`search?cityId=${code}`)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'municipality-unknown'])
    }
  })
})
