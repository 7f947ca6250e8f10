import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { renderer, site } from '../../../../test/kit/drawn-pages.ts'
import { client, everyAnswer, searching } from '../../../../test/kit/pages.ts'
import { unstyledIn } from '../../../../test/kit/sheets.ts'
import type { Page } from '../../../core/content/page.ts'
import { subsidyList } from '../../../core/content/subsidy-list.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { pages } from './page-routes.ts'

const home = '/subsidiecheck'

let app: FastifyInstance
let shown = site
let limit = (_ip: string): void => undefined
beforeAll(async () => {
  app = fastify()
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everyAnswer)
  })
  const unused = async () => undefined
  await app.register((scope) =>
    pages(scope, {
      watch: {
        site: () => shown,
        edition: () => ({ version: 1, documents: [], redirects: [] }),
        close: unused,
      },
      renderer,
      searching: { ...searching, indexed: () => site, limit: (ip) => limit(ip) },
      countSurvey: unused,
      limit: unused,
      preview: async () => ({ kind: 'refused' }),
      origin: 'https://ons.example',
      mode: 'demo',
      dev: false,
      built: [client],
    }),
  )
})
afterAll(() => app.close())

const get = async (url: string) => {
  const answer = await app.inject({ url })
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(answer.body) ?? []
  const text = main
    .replace(/<template.*?<\/template>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body,
    main,
    text,
    title: /<title>(.*?)<\/title>/.exec(answer.body)?.[1],
    cards: [...main.matchAll(/<li class="subsidy-card".*?<\/li>/gs)].map(([card]) => card),
  }
}
/** The address to which the button for more results leads: where its form goes, with the fields of that form. */
const moreOf = (main: string) => {
  const [, action = '', fields = ''] = /<form action="([^"#]*#resultaat-\d+)">(.*?)<\/form>/s.exec(main) ?? []
  const query = new URLSearchParams()
  for (const [, name = '', value = ''] of fields.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g))
    query.append(name, value)
  return { action, query, fields }
}
const ask = (...of: [string, string][]) => get(`${home}?${new URLSearchParams(of)}`)

describe('nobody searched yet', () => {
  it('says where to begin, and leads to everything there is', async () => {
    const { text, main, cards } = await get(home)
    expect(text).toContain('Start met zoeken')
    expect(text).toMatch(/Gemeente.*Ik ben een.*Mijn verduurzaming gaat over.*Zoek subsidies/)
    expect(text).not.toContain('gevonden')
    expect(cards).toEqual([])
    const { national, local } = site.subsidies.all
    expect([...national, ...local]).toHaveLength(34)
    for (const { url } of [...national, ...local]) expect(main).toContain(`href="${url}"`)
    expect(text).toContain('Isolatiesubsidie van Edam-Volendam (gesloten)')
  })

  it('an address with something else in it is the same page', async () => {
    expect((await get(`${home}?bron=mail`)).text).toContain('Start met zoeken')
  })
})

describe('what was found', () => {
  it('is counted under what was searched for, ten first, and the rest a button further', async () => {
    const { text, main, cards, title, body, headers } = await ask(['gemeente', 'zaanstad'])
    expect(text).toContain('20 maatregelen gevonden voor: Zaanstad')
    expect(cards).toHaveLength(10)
    expect(text).toContain('Tonen 10 van 20')
    const { action, query, fields } = moreOf(main)
    expect([action, `${query}`]).toEqual([`${home}#resultaat-11`, 'gemeente=Zaanstad&toon=20'])
    expect(fields).toMatch(/<button[^>]*type="submit"[^>]*>Toon meer<\/button>/)
    expect(cards[0]).toMatch(
      /Subsidie.*href="\/subsidiecheck\/zaanstad-isolatie".*Gemeente Zaanstad, tot en met 31 december 2028/,
    )
    expect(main).toContain('value="Zaanstad"')
    expect(title).toBe('Subsidiecheck: Zaanstad - Thuisbasis')
    expect(body).toContain('<link rel="canonical" href="https://ons.example/subsidiecheck"/>')
    expect(headers.etag).toBeTruthy()
    expect(unstyledIn(body)).toEqual([])
  })

  it('goes on below each other, as far as there is any, and says when all stand there', async () => {
    const more = await ask(['gemeente', 'Zaanstad'], ['toon', '20'])
    expect([more.cards.length, more.text.includes('Tonen 20 van 20')]).toEqual([20, true])
    expect(more.main).not.toContain('Toon meer')
    for (const odd of ['0', '-1', '1e9', 'x', '9'])
      expect((await ask(['gemeente', 'Zaanstad'], ['toon', odd])).cards).toHaveLength(10)
    expect((await ask(['gemeente', 'Zaanstad'], ['toon', '9999'])).cards).toHaveLength(20)
  })

  it('fits who asks and any of the measures, which stay filled in and in the address of more', async () => {
    const { cards, main, text } = await ask(
      ['gemeente', 'Utrecht'],
      ['doelgroep', 'vve'],
      ['maatregel', 'dak'],
      ['maatregel', 'laadpunten'],
      ['maatregel', 'iets'],
    )
    expect(text).toContain('3 maatregelen gevonden voor: Utrecht VvE Dak isoleren Laadpunten bij een VvE')
    expect(cards.map((card) => /<h3><a[^>]*>(.*?)<\/a>/.exec(card)?.[1])).toEqual([
      'SVVE: subsidie voor een VvE',
      'Lening van het Warmtefonds voor een VvE',
      'Lage btw op het werk bij isoleren',
    ])
    expect(cards[1]).toContain('Lening')
    expect(cards[2]).toContain('Overig')
    expect(main).toMatch(/checked=""[^>]*value="vve"|value="vve"[^>]*checked=""/)
    expect(main.match(/ checked=""/g)).toHaveLength(3)
  })

  it('keeps the filters in the address of more', async () => {
    const { main } = await ask(
      ['gemeente', 'Zaanstad'],
      ['doelgroep', 'eigenaar-bewoner'],
      ...['dak', 'glas', 'warmtepomp', 'gevel', 'vloer', 'spouwmuur', 'zoldervloer'].map(
        (one): [string, string] => ['maatregel', one],
      ),
    )
    const { query } = moreOf(main)
    expect(query.getAll('maatregel')).toEqual([
      'dak',
      'spouwmuur',
      'glas',
      'warmtepomp',
      'vloer',
      'gevel',
      'zoldervloer',
    ])
    expect([query.get('doelgroep'), query.get('toon')]).toEqual(['eigenaar-bewoner', '20'])
  })

  it('one is no plural', async () => {
    const of = [
      ['gemeente', 'Utrecht'],
      ['maatregel', 'zonneboiler'],
      ['doelgroep', 'verhuurder'],
    ] as [string, string][]
    expect((await ask(...of)).text).toContain('1 maatregel gevonden voor:')
  })

  it('is none, in the words of the specification', async () => {
    const { text, status } = await ask(
      ['gemeente', 'Utrecht'],
      ['doelgroep', 'huurder'],
      ['maatregel', 'warmtepomp'],
    )
    expect(status).toBe(200)
    expect(text).toContain('0 maatregelen gevonden voor:')
    expect(text).toContain('We hebben geen resultaten gevonden voor je zoektocht. Probeer het nog een keer.')
  })

  it('stands last where it is closed', async () => {
    const { cards } = await ask(['gemeente', 'Edam-Volendam'], ['toon', '200'])
    expect(cards.at(-1)).toMatch(/data-state="closed".*Gesloten.*gesloten na 30 september 2026/)
  })
})

describe('a municipality', () => {
  it.each([
    ['', 'Vul je gemeente in.'],
    ['   ', 'Vul je gemeente in.'],
    ['Nergenshuizen', 'Deze gemeente kennen we niet.'],
    ['Bergen', 'Deze gemeente kennen we niet. Bedoel je Bergen (L.) of Bergen (NH.)?'],
    ['amst', 'Deze gemeente kennen we niet. Bedoel je Amstelveen, Amsterdam of Ouder-Amstel?'],
    ['x'.repeat(2000), 'Deze gemeente kennen we niet.'],
  ])(
    '"%.20s" that is none gets a sentence at its field, and everything stays filled in',
    async (city, sentence) => {
      const { text, main, status } = await ask(
        ['gemeente', city],
        ['doelgroep', 'vve'],
        ['maatregel', 'glas'],
      )
      expect(status).toBe(200)
      expect(main).toContain(`<span>${sentence}</span>`)
      expect(main).toMatch(/aria-describedby="[^"]*subsidie-gemeente-error[^"]*"/)
      expect(main).toContain('href="#subsidie-gemeente"')
      expect(main.match(/ checked=""/g)).toHaveLength(2)
      expect(text).toContain('Start met zoeken')
      if (city.trim() && city.length < 60) expect(main).toContain(`value="${city}"`)
    },
  )

  it.each(['Den Haag', "'S-GRAVENHAGE", 'GM0518'])('may be typed as %s', async (city) => {
    expect((await ask(['gemeente', city])).text).toContain('gevonden voor: &#x27;s-Gravenhage (Den Haag)')
  })
})

test('hostile texts break nothing and are never written unescaped', async () => {
  const texts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '__proto__',
    '\u0000',
    '\ud800',
  ]
  for (const text of texts)
    for (const name of ['gemeente', 'doelgroep', 'maatregel', 'toon']) {
      const of = new URLSearchParams(name === 'gemeente' ? {} : { gemeente: 'Utrecht' })
      of.append(name, text)
      const { status, main } = await get(`${home}?${of}`)
      expect([200, 302], `${name} ${text}`).toContain(status)
      expect(main).not.toMatch(/<script|<img/)
    }
  for (const odd of [
    'gemeente=%',
    'gemeente=%FF',
    'gemeente[]=a',
    `maatregel=${'dak&maatregel='.repeat(200)}`,
  ])
    expect((await get(`${home}?${odd}`)).status).toBeLessThan(500)
})

describe('the page of a subsidy', () => {
  it('says for whom, for what, how much, until when, how to ask, and where all of that stands', async () => {
    const { text, main, body } = await get(`${home}/isde-dakisolatie`)
    expect(text).toMatch(
      /Voor wie is het\?.*Waarvoor krijg je het\?.*Hoeveel krijg je\?.*Hoe vraag je het aan\?.*Bewaar dit.*In het kort/,
    )
    expect(text).toContain('Bedrag in 2026')
    expect(main).toContain('€\u00a016,25')
    expect(main).toContain('€\u00a032,50')
    expect(text).toContain('Nagekeken op 10 augustus 2026')
    expect(main).toContain(
      'href="https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren/isolatiemaatregelen"',
    )
    expect(text).not.toContain('gesloten')
    expect(unstyledIn(body)).toEqual([])
  })

  it('says that it is closed once its last day has passed, and what nobody could verify', async () => {
    expect((await get(`${home}/edam-volendam-isolatie`)).text).toContain(
      'Deze regeling is gesloten. Aanvragen kon tot en met 30 september 2026.',
    )
    for (const id of ['warmtefonds', 'groningen-isolatieaanpak']) {
      const { text } = await get(`${home}/${id}`)
      expect(text).toContain('Kijk dit na bij de bron.')
      expect(text).not.toContain('Nagekeken op')
    }
  })

  it('says from when, before its first day', async () => {
    const path = `${home}/isde-dakisolatie`
    const page = site.pages.get(path) as Page
    const blocks = page.blocks.map((block) =>
      block.kind === 'subsidy' ? { ...block, from: '2027-01-01' } : block,
    )
    const changed = new Map(site.pages).set(path, { ...page, blocks })
    shown = { ...site, pages: changed, subsidies: subsidyList([...changed.values()], site.day) }
    expect((await get(path)).text).toContain('Aanvragen kan vanaf 1 januari 2027.')
    const { cards } = await ask(['gemeente', 'Utrecht'], ['maatregel', 'dak'])
    expect(cards.at(-1)).toMatch(/data-state="soon".*Vanaf 1 januari 2027/)
    shown = site
  })

  it('is not there for an Id that nobody has', async () => {
    expect((await get(`${home}/bestaat-niet`)).status).toBe(404)
  })
})

test('whoever searches too often is asked to wait; the page itself is still there', async () => {
  const asked: string[] = []
  limit = (ip) => {
    asked.push(ip)
    throw new Fault(429, 'too-many-requests', 'Dit gaat te snel.', { retryAfter: 7 })
  }
  const { status, headers, body } = await ask(['gemeente', 'Utrecht'])
  expect([status, headers['retry-after'], asked]).toEqual([429, '7', ['127.0.0.1']])
  expect(body).toContain('Dit gaat te snel.')
  expect((await get(home)).status).toBe(200)
  limit = () => undefined
})
