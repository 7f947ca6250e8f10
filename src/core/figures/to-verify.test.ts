import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subsidyPages } from '../../../content/subsidies/subsidies.ts'
import { figures } from './figures.ts'

const page = readFileSync('docs/to-verify.md', 'utf8')
const firstCells = (title: string) =>
  [...(page.split(`## ${title}`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `?([^`|]+?)`? \|/gm)]
    .map(([, cell]) => cell)
    .slice(1)
const isMarked = ({ blocks }: (typeof subsidyPages)[number]) =>
  blocks.some((block) => block.kind === 'subsidy' && block.to_verify)

test('the page of the documentation names every figure that is still to be verified, and no other', () => {
  const marked = Object.values(figures)
    .flat()
    .filter((one) => one.on('2026-11-24').toVerify)
    .map(({ label }) => label)
  expect(firstCells('Figures').toSorted()).toEqual(marked.toSorted())
})

test('and every such subsidy, which are at most a third', () => {
  const marked = subsidyPages.filter(isMarked)
  expect(firstCells('Subsidies').toSorted()).toEqual(marked.map(({ path }) => path).toSorted())
  expect(marked.length).toBeLessThanOrEqual(subsidyPages.length / 3)
})
