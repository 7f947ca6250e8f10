import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { judgeTexts } from '../../../tools/words/judge.ts'
import { supportRules } from './insurance-support.ts'
import { insuranceCases } from './test-insurance-cases.ts'
import { type Citation, text } from './test-insurance-citations.ts'

const specification = readFileSync('docs/spec/002_93246ad9dda7fc18.txt', 'utf8')
const decisions = readFileSync('docs/spec/README.md', 'utf8')

const sectionOf = (number: string): string | undefined =>
  specification.split(/^#+ /m).find((part) => new RegExp(`^${number.replace('.', '\\.')}\\.? `).test(part))

/** The paragraph that a source names; undefined where there is none, or where the source is a decision of this project. */
const paragraphOf = (source: string): string | undefined => {
  const [, section] = /^spec 002 section ([\d.]+)$/.exec(source) ?? []
  if (section !== undefined) return sectionOf(section)
  const [, decision] = /^D(\d\d?)$/.exec(source) ?? []
  return decisions.split('\n').find((line) => line.startsWith(`${decision}. `))
}

const stands = ({ source, quote }: Citation): boolean =>
  quote === undefined ? /^ADR \d{3}$/.test(source) : paragraphOf(source)?.includes(quote) === true

it.each(Object.entries<Citation>(text))(
  '%s stands in the paragraph that it names, to the letter',
  (_, citation) => {
    expect(stands(citation)).toBe(true)
  },
)

it('notices a quote of another paragraph, another word, and a paragraph that is not there', () => {
  const vacancy = text.vacancy.quote
  expect(stands({ source: 'spec 002 section 5.3', quote: vacancy })).toBe(false)
  expect(stands({ source: 'spec 002 section 9', quote: vacancy.replace('6', '7') })).toBe(false)
  expect(stands({ source: 'spec 002 section 99', quote: vacancy })).toBe(false)
  expect(stands({ source: 'D57', quote: text.stone.quote })).toBe(false)
  expect(stands({ source: 'D62' })).toBe(false)
})

it('every case cites, and every paragraph is cited', () => {
  const cited = new Set<Citation>(insuranceCases.flatMap(({ cites }) => cites))
  expect(Object.values<Citation>(text).filter((citation) => !cited.has(citation))).toEqual([])
  expect(insuranceCases.filter(({ cites }) => cites.length === 0)).toEqual([])
})

it('every case is somebody else, and there are enough of them', () => {
  expect(insuranceCases.length).toBeGreaterThanOrEqual(48)
  expect(new Set(insuranceCases.map(({ who }) => who)).size).toBe(insuranceCases.length)
  expect(new Set(insuranceCases.map(({ facts }) => JSON.stringify(facts))).size).toBe(insuranceCases.length)
})

it('what a rule says is short, and plain', () => {
  const verdict = judgeTexts(supportRules.map(({ key, sentence }) => ({ where: key, text: sentence })))
  expect(verdict.faults).toEqual([])
  expect(verdict.sentences).toBeGreaterThanOrEqual(supportRules.length)
})
