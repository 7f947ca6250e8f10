import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Advice } from '../../../core/content/advice/advice.ts'
import { descriptors } from '../../blocks/descriptors.ts'
import { AdviceList } from './AdviceList.tsx'

const body = {
  kind: 'page',
  blocks: [{ kind: 'hero', title: 'Klusservice' }, { kind: 'onbekend' }, { kind: 'accordion', title: 7 }],
}
const tip = (at: Advice['at'], problem = 'Maak dit korter.'): Advice => ({ at, kind: 'house-words', problem })

const drawn = (advice: readonly Advice[], defects: readonly { at: Advice['at']; problem: string }[] = []) =>
  renderToStaticMarkup(<AdviceList advice={advice} defects={defects} onGo={() => undefined} body={body} />)
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

test('each fault and tip is a button that says what it is, below the name of its block', () => {
  const html = drawn(
    [tip(['blocks', 0, 'title']), tip(['description'])],
    [{ at: ['title'], problem: 'Vul dit in.' }],
  )
  expect(texts(html, 'h3')).toEqual(['Over de pagina', 'Over de pagina', 'Klusservice'])
  expect(texts(html, 'button')).toEqual([
    'Fout bij Titel: vul dit in. Ga erheen',
    'Tip bij Samenvatting: maak dit korter. Ga erheen',
    'Tip bij Titel: maak dit korter. Ga erheen',
  ])
})

test('a block of which nothing is known, or nothing can be read, has a name all the same', () => {
  const html = drawn([1, 2, 9].map((index) => tip(['blocks', index])))
  expect(texts(html, 'h3')).toEqual(['Blok 2', descriptors.accordion.label, 'Blok 10'])
})

test('the number is read aloud when it changes, also when nothing is left', () => {
  const aloud = (html: string) => /role="status">([^<]*)</.exec(html)?.[1]
  expect(aloud(drawn([tip(['title'])], [{ at: ['path'], problem: 'Vul dit in.' }]))).toBe('1 fout, 1 tip')
  expect(aloud(drawn([]))).toBe('Geen fouten en geen tips')
})

test('of many tips the first are shown, and of faults all', () => {
  const many = Array.from({ length: 30 }, (_, index) => tip(['blocks', 0, 'steps', index]))
  const buttons = texts(drawn(many, [{ at: ['title'], problem: 'Vul dit in.' }]), 'button')
  expect(buttons.length).toBe(14)
  expect(buttons.at(-1)).toBe('Toon nog 18 tips')
  const faults = many.map(({ at, problem }) => ({ at, problem }))
  expect(texts(drawn([], faults), 'button').length).toBe(30)
})
