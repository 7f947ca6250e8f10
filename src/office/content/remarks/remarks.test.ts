import { expect, test } from 'vitest'
import type { Advice } from '../../../core/content/advice/advice.ts'
import { afterColon, countInWords, countsByBlock, groupsOf, remarksInWords, remarksOf } from './remarks.ts'

const tip = (problem: string, ...at: (string | number)[]): Advice => ({ at, kind: 'house-words', problem })
const fault = (problem: string, ...at: (string | number)[]) => ({ at, problem })

const advice = [
  tip('Korter.', 'description'),
  tip('Er is geen pagina.', 'blocks', 2, 'text', 'html'),
  tip('Korter.', 'blocks', 2, 'title'),
  tip('Korter.', 'blocks', 0, 'title'),
]
const defects = [
  fault('Er is geen pagina.', 'blocks', 2, 'text', 'html'),
  fault('Vul dit in.', 'blocks', 1, 'title'),
  fault('Vul dit in.', 'title'),
]

test('faults come first, and a tip that says the same of the same place is not told twice', () => {
  expect(remarksOf(advice, defects).map(({ tone, at }) => `${tone} ${at.join('.')}`)).toEqual([
    'fault blocks.2.text.html',
    'fault blocks.1.title',
    'fault title',
    'tip description',
    'tip blocks.2.title',
    'tip blocks.0.title',
  ])
})

test('the outline counts per block, and for what the page says of itself', () => {
  expect([...countsByBlock(advice, defects)].map(([part, count]) => [part, countInWords(count)])).toEqual([
    [2, '1 fout, 1 tip'],
    [1, '1 fout'],
    ['page', '1 fout, 1 tip'],
    [0, '1 tip'],
  ])
})

test('groups stand in the order of the outline, faults before tips', () => {
  const groups = groupsOf(remarksOf(advice, defects))
  expect(groups.map(({ tone, part, remarks }) => `${tone} ${part} ${remarks.length}`)).toEqual([
    'fault page 1',
    'fault 1 1',
    'fault 2 1',
    'tip page 1',
    'tip 0 1',
    'tip 2 1',
  ])
})

test('the number of all is a sentence, also of nothing', () => {
  expect(remarksInWords(remarksOf(advice, defects))).toBe('3 fouten, 3 tips')
  expect(remarksInWords([])).toBe('Geen fouten en geen tips')
})

test('behind a colon a sentence goes on in small letters', () => {
  expect(['Het woord.', 'E-mail.', 'Op ‘A’.', '‘Klant’ is.'].map(afterColon)).toEqual([
    'het woord.',
    'E-mail.',
    'op ‘A’.',
    '‘Klant’ is.',
  ])
})
