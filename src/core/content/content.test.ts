import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embed } from './embed.ts'
import { fill, UnknownPlaceholder } from './fill.ts'
import { type Framed, frameAddress, frameOrigin, iframe } from './iframe.ts'
import { kinds } from './kinds.ts'
import { pagePath } from './page.ts'
import { href } from './parts.ts'
import {
  hoursLine,
  insuranceOf,
  nextChange,
  openingWeekOf,
  placeholders,
  priceOn,
  promisedHoursOf,
  type Settings,
  settingsDocument,
} from './settings.ts'
import { tabAnchors } from './tabs.ts'
import { telephone } from './telephone.ts'

const prices = {
  klus: {
    label: 'Klus',
    amounts: [
      { from: '2027-01-01', cents: 5000 },
      { from: '2026-01-01', cents: 4500 },
    ],
  },
}
const desk = { name: 'Balie', phone: '088 000 12 00', hours: [{ days: 'maandag', times: '9.00 uur' }] }
const settings = {
  name: 'Thuisbasis',
  email: 'a@b.example',
  desks: { klantenservice: desk },
  prices,
} as unknown as Settings

describe('block kinds', () => {
  for (const [name, { kind, schema, example }] of Object.entries(kinds)) {
    it(`${name} accepts its own example and refuses a field it does not know`, () => {
      expect(kind).toBe(name)
      expect(schema.safeParse(example).success).toBe(true)
      expect(schema.safeParse({ ...example, oeps: 1 }).success).toBe(false)
    })
  }
})

describe('links', () => {
  it.each([
    '/',
    '/contact',
    '/zoekresultaat?q=a',
    '/a#b',
    '#kosten',
    'https://a.example/x',
    'mailto:a@b.nl',
    'tel:0880001200',
    'page:klusservice',
    'page:klusservice#kosten',
  ])('takes %s', (to) => expect(href.safeParse(to).success).toBe(true))
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'page:Klus',
    'page:',
    'http://a.example',
    '/a b',
    '',
  ])('refuses %s', (to) => expect(href.safeParse(to).success).toBe(false))
  it('never takes what a browser would open on another site by a path', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const to = `/${tail}`
        if (!href.safeParse(to).success) return
        expect(new URL(to, 'https://ons.example').origin).toBe('https://ons.example')
      }),
    )
  })
})

describe('paths of pages', () => {
  it.each(['/', '/a', '/a-b/c2'])('takes %s', (path) => expect(pagePath.safeParse(path).success).toBe(true))
  it.each(['', 'a', '/a/', '/A', '//a', '/a--b', '/a?b'])('refuses %s', (path) =>
    expect(pagePath.safeParse(path).success).toBe(false),
  )
})

describe('settings', () => {
  it('has the price of the day: from its first day on, not before', () => {
    expect(priceOn(settings, 'klus', '2025-12-31')).toBeUndefined()
    expect(priceOn(settings, 'klus', '2026-01-01')).toBe(4500)
    expect(priceOn(settings, 'klus', '2026-12-31')).toBe(4500)
    expect(priceOn(settings, 'klus', '2027-01-01')).toBe(5000)
    expect(priceOn(settings, 'niets', '2027-01-01')).toBeUndefined()
  })
  it('has no price after the last day of an amount, until the next begins', () => {
    const amounts = [
      { from: '2026-01-01', until: '2026-06-30', cents: 4500 },
      { from: '2026-09-01', cents: 5000 },
    ]
    const ending = { prices: { klus: { label: 'Klus', amounts } } } as unknown as Settings
    expect(
      ['2026-06-30', '2026-07-01', '2026-08-31', '2026-09-01'].map((day) => priceOn(ending, 'klus', day)),
    ).toEqual([4500, undefined, undefined, 5000])
    expect(nextChange(ending, '2026-06-01')).toBe('2026-07-01')
    expect(nextChange(ending, '2026-07-01')).toBe('2026-09-01')
  })
  it('knows the next day on which a price changes', () => {
    expect(nextChange(settings, '2026-11-20')).toBe('2027-01-01')
    expect(nextChange(settings, '2027-01-01')).toBeUndefined()
  })
  it('lets a calculated premium hold for 30 days, or for 1 to 90 as is set', () => {
    expect(insuranceOf({}).quote_days).toBe(30)
    expect(insuranceOf({ insurance: { quote_days: 14 } }).quote_days).toBe(14)
    const { insurance } = settingsDocument.shape
    const taken = [0, 1, 90, 91, 7.5].filter((quote_days) => insurance.safeParse({ quote_days }).success)
    expect(taken).toEqual([1, 90])
  })
  it('promises an answer within the hours of a kind, those of all kinds, or sixteen', () => {
    const promises = { default: { hours: 20 }, 'complaint.send': { hours: 80 } }
    expect(promisedHoursOf({ promises }, 'complaint.send')).toBe(80)
    expect(promisedHoursOf({ promises }, 'handyman.book')).toBe(20)
    expect(promisedHoursOf({}, 'handyman.book')).toBe(16)
    const read = settingsDocument.shape.promises
    expect(read.safeParse(promises).success).toBe(true)
    for (const wrong of [{ default: {} }, { default: { hours: 0 } }, { default: { hours: 501 } }])
      expect(read.safeParse(wrong).success).toBe(false)
    expect(read.safeParse({ klacht: { hours: 8 } }).success).toBe(false)
  })
  it('knows when a desk is open, and takes the hours of the customer desk for one that is gone', () => {
    const hours = [{ days: 'zaterdag', times: '9.00 - 13.00 uur' }]
    const desks = { klantenservice: { ...desk, hours } }
    const saturday = [{ from: '09:00', until: '13:00' }]
    expect(openingWeekOf({ desks }, 'isoleren')).toEqual([[], [], [], [], [], saturday, []])
    expect(openingWeekOf({ desks: {} }, 'isoleren').flat()).toHaveLength(5)
  })
  it('writes hours and phone numbers', () => {
    expect(hoursLine(desk)).toBe('maandag 9.00 uur')
    expect(telephone('088 000 12 00')).toBe('tel:0880001200')
    expect(telephone('+31 88-000')).toBe('tel:+3188000')
  })
})

describe('placeholders', () => {
  const values = placeholders(settings, '2026-11-20')
  it('are filled at any depth, and nothing else is touched', () => {
    const filled = fill({ a: ['Bel {phone}'], b: { c: '{price.klus} {Not} {', d: 3, e: null } }, values)
    expect(filled).toEqual({
      a: ['Bel 088\u00a0000\u00a012\u00a000'],
      b: { c: '€ 45,00 {Not} {', d: 3, e: null },
    })
  })
  it('are refused by name when no setting has them, or not yet', () => {
    expect(() => fill('{phone.oeps}', values)).toThrow(UnknownPlaceholder)
    expect(() => fill('{price.klus}', placeholders(settings, '2025-01-01'))).toThrow('{price.klus}')
  })
  it('do not fill what a setting itself says', () => {
    expect(fill('{name}', new Map([['name', '{email}']]))).toBe('{email}')
  })
})

it('tab titles become anchors, lower case with hyphens, and equal ones are counted (D50)', () => {
  expect(tabAnchors(['Om Het Huis', 'In huis', 'om het huis'])).toEqual([
    'om-het-huis',
    'in-huis',
    'om-het-huis-2',
  ])
})
it('no anchor is handed out twice on a page, whatever the titles are', () => {
  expect(tabAnchors(['A', 'A', 'A-2'], new Set(['a']))).toEqual(['a-2', 'a-3', 'a-2-2'])
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'A', 'a 2', 'a-2', 'a-2-2', 'b'), { maxLength: 12 }),
      (titles) => {
        const taken = new Set(['inhoud'])
        expect(new Set(tabAnchors(titles, taken)).size).toBe(titles.length)
        expect(taken.size).toBe(titles.length + 1)
      },
    ),
  )
})

describe('frames of others', () => {
  it('tell their source what the block says, and nothing that it does not', () => {
    const of = (source: string, show: Framed) => frameAddress(source, show)
    expect(of('/sandbox/a', { source: 'vve_insurance' })).toBe('/sandbox/a')
    expect(of('https://a.example/x', { source: 'contract_scan', step: 'een', orderReferral: 'r-1' })).toBe(
      'https://a.example/x?step=een&orderReferral=r-1',
    )
    expect(of('https://a.example/x?y=1', { source: 'call_me_back', department: 'juridisch' })).toBe(
      'https://a.example/x?y=1&department=juridisch',
    )
    expect(of('/f', { source: 'form', formId: 'f-7' })).toBe('/f?formId=f-7')
  })
  it('have an origin of their own, or none', () => {
    expect(frameOrigin('https://a.example/x')).toBe('https://a.example')
    expect(frameOrigin('/sandbox/a')).toBe('null')
  })
  it('take no address from a page', () => {
    const hostile = {
      ...iframe.example,
      src: 'https://evil.example',
      show: { source: 'https://evil.example' },
    }
    expect(iframe.schema.safeParse(hostile).success).toBe(false)
    expect(embed.schema.safeParse({ ...embed.example, scripts: ['https://evil.example/x.js'] }).success).toBe(
      false,
    )
  })
})
