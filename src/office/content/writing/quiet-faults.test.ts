import { expect, test } from 'vitest'
import { blockKey, moveBlock } from '../saving/block-list.ts'
import { nameOfField, toldFaults } from './quiet-faults.ts'

const body = {
  title: '',
  blocks: [
    { kind: 'hero', title: '' },
    { kind: 'how_it_works', steps: [{ title: '', text: '' }] },
  ],
}
const fault = (...at: (string | number)[]) => ({ at, problem: 'Vul dit in.' })
const faults = [
  fault('title'),
  fault('blocks', 0, 'title'),
  fault('blocks', 1, 'steps', 0, 'title'),
  fault('blocks', 1, 'steps', 0, 'text'),
]
const [hero, steps] = body.blocks.map(blockKey) as [string, string]
const told = (begun: string[], left: string[] = []) =>
  toldFaults(faults, body, { begun, left }).map(({ at }) => at.join('.'))

test('faults of what was just added wait until its field is left, those of all else are told', () => {
  expect(told([])).toEqual(faults.map(({ at }) => at.join('.')))
  expect(told([nameOfField(hero), nameOfField(steps)])).toEqual(['title'])
  const item = nameOfField(steps, 'veld.steps.0')
  expect(told([nameOfField(hero), item], [nameOfField(hero, 'veld.title')])).toEqual([
    'title',
    'blocks.0.title',
  ])
  expect(told([nameOfField(steps)], [nameOfField(steps, 'veld.steps.0.text')])).toEqual([
    'title',
    'blocks.0.title',
    'blocks.1.steps.0.text',
  ])
})

test('they wait wherever the block is moved', () => {
  const moved = moveBlock(body, 1, 0)
  const quiet = { begun: [nameOfField(steps)], left: [] }
  expect(toldFaults([fault('blocks', 0, 'steps', 0, 'title')], moved, quiet)).toEqual([])
})
