import { describe, expect, it } from 'vitest'
import { textsOf } from '../src/core/content/texts.ts'
import { judgeTexts, longest, mean, paragraphsOf, sentencesOf, wordsIn } from './words/judge.ts'
import { contentTexts, funnelTexts } from './words.ts'

const problems = (text: string) => judgeTexts([{ where: 'title', text }]).faults.map(({ problem }) => problem)

describe('the texts of a document', () => {
  it('are found at any depth, without addresses and names of things', () => {
    const page = {
      kind: 'page',
      path: '/a',
      blocks: [{ title: 'Kop', items: [{ text: { html: '<p>Ja.</p>' } }] }],
    }
    expect(textsOf(page)).toEqual([
      { where: 'blocks.0.title', text: 'Kop' },
      { where: 'blocks.0.items.0.text.html', text: '<p>Ja.</p>' },
    ])
  })
  it('are read by paragraph, without mark-up', () => {
    expect(
      paragraphsOf('<h2>Kop</h2><p>Een <a href="/x">link</a> &amp; meer.</p><ul><li>Punt</li></ul>'),
    ).toEqual(['Kop', 'Een link & meer.', 'Punt'])
  })
})

describe('sentences and words', () => {
  it('a point inside a number or a time ends no sentence', () => {
    expect(sentencesOf('Bel tot 17.30 uur. Het kost € 1.250,50 per jaar. Kan dat? Ja.')).toEqual([
      'Bel tot 17.30 uur.',
      'Het kost € 1.250,50 per jaar.',
      'Kan dat?',
      'Ja.',
    ])
  })
  it('a price, a phone number and a range count as one word', () => {
    expect(wordsIn('Bel 088 000 12 00.')).toBe(2)
    expect(wordsIn('Het kost € 45,00 per jaar.')).toBe(5)
    expect(wordsIn('een - twee')).toBe(2)
  })
})

describe('the house style', () => {
  it('takes plain Dutch', () => {
    expect(problems('Je ziet de prijs voordat je boekt. Bel ons gerust.')).toEqual([])
  })
  it('counts to the longest sentence, not further', () => {
    const of = (count: number) => `${Array.from({ length: count }, () => 'huis').join(' ')}`
    expect(problems(of(longest))).toEqual([])
    expect(problems(of(longest + 1))).toHaveLength(1)
  })
  it('measures the average over running sentences only', () => {
    const of = (count: number) => `${Array.from({ length: count }, () => 'huis').join(' ')}.`
    expect(problems(`${of(mean)} Huis ${of(mean - 1)}`)).toEqual([])
    expect(problems(of(mean + 1))).toEqual([`gemiddeld ${mean + 1}.0 woorden per zin, hoogstens ${mean}`])
    expect(problems(of(mean + 1).slice(0, -1))).toEqual([])
  })
  it.each([
    'Indien je belt.',
    'Dit gaat middels een brief.',
    'Je wordt verzocht te bellen.',
    'U kunt bellen.',
    'Uw huis.',
  ])('refuses “%s”', (text) => expect(problems(text)).toHaveLength(1))
  it('sees whole words only', () => {
    expect(problems('Bovendien verdient een individueel huis aandacht na 20 uur.')).toEqual([])
  })
  it('refuses shouting', () => expect(problems('Word nu lid!')).toHaveLength(1))
  it('leaves what the specification quotes', () => {
    expect(problems('Bedankt voor uw aanmelding')).toEqual([])
  })
})

describe('the texts of this site', async () => {
  const documents = [...contentTexts('2026-11-20'), ...(await funnelTexts())]
  it('are read, those of funnels too', () => {
    expect(documents.length).toBeGreaterThan(40)
    expect(documents.map(({ name }) => name)).toContain('src/web/funnels/handyman/content.ts')
    expect(documents.filter(({ texts }) => texts.length === 0)).toEqual([])
  })
  it.each(documents)('$name follows the house style', ({ texts }) => {
    expect(judgeTexts(texts).faults).toEqual([])
  })
})
