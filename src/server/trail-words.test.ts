import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffActs, systemActs } from '../core/staff/trail-words.ts'
import { words } from './features.ts'

const sources = ['src/server', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/test/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
)

/** The text from an opening bracket up to the one that closes it. */
const bracketed = (text: string, from: number): string => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return text.slice(from, at)
  }
  return text.slice(from)
}

/** What code hands to a function that writes the trail, each call as text. */
const calls = sources.flatMap((text) =>
  [...text.matchAll(/\b(?:audit|auditStaff|auditCounted|tellChange|resolveCancellation)\(/g)].map(
    ({ index, 0: { length } }) => bracketed(text, index + length - 1),
  ),
)
const namesIn = (text: string): string[] =>
  [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].flatMap(([, name]) => name ?? [])
/** What an act of which only the end varies begins with: `deadletters.`. */
const beginsIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z-]+\.)\$\{/g)].flatMap(([, begin]) => begin ?? [])

test('every act that the code writes into the trail has words, in the office or for the person who did it', () => {
  const names = new Set(calls.flatMap(namesIn))
  expect(names.size).toBeGreaterThan(40)
  const untold = [...names].filter(
    (name) => !(name in staffActs) && !(name in words.trail) && !systemActs.includes(name),
  )
  expect(untold).toEqual([])
  const begins = calls.flatMap(beginsIn)
  expect(begins).toContain('deadletters.')
  const told = Object.keys(staffActs)
  expect(begins.filter((begin) => !told.some((name) => name.startsWith(begin)))).toEqual([])
})

test('an act of staff is told to a person in other words than that the person did it', () => {
  expect(Object.keys(staffActs).filter((name) => name in words.trail)).toEqual([])
  for (const [name, { office, person }] of Object.entries(staffActs)) {
    expect(office, name).toMatch(/^\p{Lu}/u)
    if (person !== undefined) expect(person, name).toMatch(/^\p{Ll}/u)
  }
})
