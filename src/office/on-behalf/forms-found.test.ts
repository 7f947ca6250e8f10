import { expect, test } from 'vitest'
import { formsFound } from './forms-found.ts'

const form = (title: string, path: string) => ({ title, path, address: `/beheer/namens${path}` })
const forms = [form('Klusservice', '/diensten/klusservice'), form('Vraag stellen', '/contact')]

test.each([
  ['', ['Klusservice', 'Vraag stellen']],
  ['KLUS', ['Klusservice']],
  ['stellen vraag', ['Vraag stellen']],
  ['contact', ['Vraag stellen']],
  ['kluś service', ['Klusservice']],
  ['taxatie', []],
])('%j finds %j', (typed, titles) => {
  expect(formsFound(forms, typed).map(({ title }) => title)).toEqual(titles)
})
