import { describe, expect, it } from 'vitest'
import { failures } from '../../../test/kit/failures.ts'
import { holdsLink, isPlainName, isSpamSafe, spaced } from './spam-safe-text.ts'

/** Names and streets as the register of addresses, doorbells and passports write them. */
const real = [
  'De Vries',
  "'t Hart-van der Berg",
  'J.P. van der Berg',
  'v/d Berg',
  'van der Berg a/d Rijn',
  'Smit Jr., MSc',
  'الإدريسي',
  '李',
  'Gal·la',
  'St. Jansstraat',
  'St.-Janskerkhof',
  'St.Jansstraat',
  'J.P. Heijestraat',
  'J.P.Heijestraat',
  'Mr.P.J.Troelstraweg',
  'Mr.Th.Voorbeeldstraat',
  'Mr.Th. Voorbeeldstraat',
  'Voorbeeldkade/Havenweg',
  'Ds.W.L. Tukkerstraat',
  'Prof.Dr.Magnuslaan',
  'Prof.dr.ir. Kuenenstraat',
  'Dr.Poelsstraat',
  'H.Kamerlingh Onnesweg',
  'Burg. v.d. Bergstraat',
  'Burg. de Withstraat',
  'Burg.van Houtplein',
  'Burg.IJsselmuidenlaan',
  'Burg.Éliestraat',
  '1e Jan v. Eyckstraat',
  'Plein 1944',
  'Laan 1940-1945',
  'N.Z. Voorburgwal',
  '’s-Gravenhage',
  "'s-Gravenhage",
  'Nij Beets',
  'Bergen (NH)',
]

const addresses = [
  'reisprijs.nl',
  'Reisprijs.Nl',
  'REISPRIJS.NL',
  'bank24.nl',
  'Kijk op bank24.Com',
  'evil。example',
  'evil．example',
  'evil｡example',
  'evil․example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil.\u200bexample',
  'ev\u00adil\u2060.ex\u200dample',
  'evil.e\u0301xample',
  'evil.xn--p1ai',
  'пример.рф',
  'kijk op .nl',
  '😀.nl',
  'www reisprijs',
  'ｗｗｗ reisprijs',
  'mail ons@reisprijs',
  'ons＠reisprijs',
  'https://reisprijs',
  'https：／／reisprijs',
  '//reisprijs',
  '\\\\1.2.3.4\\x',
  '\\\\server\\map',
  '＼＼server',
  'tel:0900',
  'javascript:x',
]

const numbers = [
  'bel 0900123',
  'bel 0900 1234',
  'Bel 06-12 34 56 78',
  '06.12.34.56.78',
  '(020) 123.4567',
  ...['\u2010', '\u2012', '\u2014', '\u2212', '·', '*', '|', '~', '    ', ' : '].map(
    (sign) => `06${sign}1234${sign}5678`,
  ),
  'bel 06-12-2034 56',
  'bel 06 12-12-2034',
  'Bel ٠٦١٢٣٤٥٦٧٨',
  'Bel ०६१२३४५६७८',
  'Bel 𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖',
  'Bel 06 ١٢-١٢-٢٠٣٤',
  'Bel 1888 nu',
  'bel nu 1888',
  'Bel ons op 18 88',
  'Bel gratis: 1-8-8-8',
  'Belt u even 18٨٨',
  'call now 1850',
  'sms ja naar 4411',
  'SMS JA naar 70 70',
  'app naar 0612',
  '1888 bellen!',
  'Bel 1850-1888',
  'Bel ❶❽❽❽',
  'Bel 1️⃣8️⃣8️⃣8️⃣',
  'whatsapp 0031',
  'telefoon: 14020',
  'tel. 112',
  '0900 12',
  'kijk 0906 en dan 9',
  '0-8-0-0 1234',
  '0909-1234',
  '0800',
  '088 12 34',
  'bel 14 020',
]

const comments = [
  'De kraan in de keuken lekt en/of druppelt.',
  'Let op: graag na 12-12-2026 tussen 8.00-12.00 uur.',
  'Bel me liever na vijf uur, om 17:30.',
  'Op 12-12-2026 8.00-12.00, of 13-12-2026.',
  'Eerste regel\nTweede regel, wacht...maar niet te lang…maar wel.',
  'Het dak lekt.De muur ook.',
  'Maten: 120 x 80 cm, 3e verdieping, € 1.250,00.',
  'Bouwjaar 1888, verbouwd in 1990.',
  'Plein 1813, huis 1850',
  'Bel 3x, de bel hangt op 120 cm.',
  'De bel doet het niet sinds 2019.',
  'De bel van nummer 12 doet het niet.',
  'Bel aan bij 12 of bij 14b.',
  'Bel me na 17.30 uur.',
  'Bel me op 3 mei, of op 12-12-2026.',
  'Graag tussen 08.00 en 09.00 uur bellen.',
  'Bel mij liever niet voor 9 uur of na 18.00 uur.',
  'Lengte 1800 mm, breedte 900 mm, hoogte 0,80 m.',
  'Bellevuestraat 1888',
  'Appartement 1812',
  'app. 112',
  'Om 0900 uur.',
  'Bel me om 8.30, of 18.30 uur.',
  'Bel me in december 2026.',
  'De bel uit 1888 is stuk.',
  'Ik ben van 1947 en bel graag.',
  'Telegraafstraat 1234',
]

describe('a name, street or city', () => {
  it('may be what people are called and write', async () => {
    expect(
      await failures(real, (text) => {
        expect([isPlainName(text), isSpamSafe(text)]).toEqual([true, true])
      }),
    ).toEqual([])
  })

  it('may not be what leads somewhere', async () => {
    expect(
      await failures([...addresses, 'bit.ly/x', 'Let op: bel', 'Jan @ huis'], (text) => {
        expect(isPlainName(text)).toBe(false)
      }),
    ).toEqual([])
  })
})

describe('the name of an association', () => {
  it('may be what people are called and write', async () => {
    expect(
      await failures(
        ['VvE Kerkstraat 1/1A', 'VvE Parkflat 2-44', 'V.v.E. De Linden', 'VvE Zuid, gelegen te: Almere'],
        (text) => {
          expect([holdsLink(text), isSpamSafe(text)]).toEqual([false, true])
        },
      ),
    ).toEqual([])
  })
})

describe('words of somebody’s own in a mail', () => {
  it('may be what people are called and write', async () => {
    expect(
      await failures(comments, (text) => {
        expect(isSpamSafe(text)).toBe(true)
      }),
    ).toEqual([])
  })

  it('may not be what leads somewhere', async () => {
    expect(
      await failures(
        [...addresses, ...numbers, 'Prijs \u202enl.sjirpsier', 'NL91 ABNA 0417 1643 00'],
        (text) => {
          expect(isSpamSafe(text)).toBe(false)
        },
      ),
    ).toEqual([])
  })

  it('stand with the space behind a dot that keeps a mail program from making a link of them', () => {
    expect(spaced('Dr.Poelsstraat')).toBe('Dr. Poelsstraat')
    expect(spaced('Burg.van Houtplein')).toBe('Burg. van Houtplein')
    expect(spaced('Kijk op Reisprijs.Com')).toBe('Kijk op Reisprijs. Com')
    expect(spaced('J.P. van der Berg')).toBe('J.P. van der Berg')
  })
})

it('a text that is too long is refused unread', () => {
  expect([isSpamSafe('a '.repeat(1001)), isPlainName('a'.repeat(2001))]).toEqual([false, false])
})
