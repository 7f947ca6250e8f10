import type { Surroundings } from './advice.ts'
import { adviceOf } from './advice-of.ts'

/** A small site: a page with places, and one that nothing leads to. */
export const surroundings: Surroundings = {
  pages: [
    { codename: 'contact', title: 'Contact', path: '/contact', anchors: ['bellen'], linked: true },
    { codename: 'kosten', title: 'Wat het kost', path: '/kosten', anchors: [], linked: true },
    { codename: 'proef', title: 'Proef', path: '/proef', anchors: ['van-vroeger'], linked: false },
  ],
  placeholders: [
    { name: 'name', value: 'Thuisbasis', label: 'Naam van de vereniging' },
    { name: 'email', value: 'info@thuisbasis.example', label: 'E-mailadres van de vereniging' },
    { name: 'phone', value: '033\u00a0450\u00a077\u00a050', label: 'Telefoon' },
    { name: 'tel', value: 'tel:0334507750', label: 'Link om te bellen' },
    { name: 'hours', value: 'maandag 9.00\u00a0–\u00a017.00\u00a0uur', label: 'Openingstijden' },
    { name: 'price.testament', value: '€ 95,00', label: 'Testamentadvies' },
    { name: 'price.keuring', value: '€ 445,50', label: 'Bouwkundige keuring' },
    { name: 'insurance.portal', value: '', label: 'Verzekeringen: portal' },
  ],
}

/** A page with these blocks, of which nothing is said that has to be. */
export const pageWith = (blocks: readonly unknown[], more: object = {}): Record<string, unknown> => ({
  kind: 'page',
  codename: 'nieuw',
  path: '/nieuw',
  layout: 'content',
  title: 'Een nieuwe pagina',
  description: 'Waarover deze pagina gaat, voor wie haar zoekt.',
  blocks,
  ...more,
})

/** A block of running text. */
export const rich = (html: string) => ({ kind: 'rich_text', text: { html } })

/** What is advised about a document, in short: kind, place, words. */
export const advised = (body: unknown): string[] =>
  adviceOf(body, surroundings).map(({ kind, at, words }) =>
    [kind, at.join('.'), words && `“${words}”`].filter(Boolean).join(' '),
  )

/** What is advised about a page of one text, by kind and words. */
export const advisedOn = (html: string): string[] =>
  advised(pageWith([rich(html)])).map((line) => line.replace(' blocks.0.text.html', ''))
