import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { whileBusy } from '../../../test/kit/busy.ts'
import { attachments, documentFiles } from './attachments.ts'
import { type AnyBrick, optional } from './brick.ts'
import { firstError } from './first-error.ts'
import { money } from './money.ts'
import { percentage } from './percentage.ts'
import { runTimeChoice, runTimeChoices } from './run-time-choice.ts'
import { fileIds, uploads } from './uploads.ts'

/** Every brick that a file of this folder exports, so that a new one is tested without asking. */
const isBrick = (value: unknown): value is AnyBrick =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'brick'
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z-]+\.ts$/.test(name))
const modules = await Promise.all(files.map((name) => import(/* @vite-ignore */ `./${name}`)))
const bricks: [string, AnyBrick][] = [
  ...modules.flatMap((all: Record<string, unknown>) =>
    Object.entries(all).flatMap(([name, value]): [string, AnyBrick][] =>
      isBrick(value) ? [[name, value]] : [],
    ),
  ),
  ['attachments', attachments({ accept: documentFiles })],
  ['money', money({ label: 'Bedrag' })],
  ['percentage', percentage({ label: 'Rente' })],
  ['runTimeChoice', runTimeChoice({ label: 'Kantoor', example: '086' })],
  ['runTimeChoices', runTimeChoices({ label: 'Scenario’s', example: 'ouder-worden', max: 3 })],
  ['uploads', uploads({ accept: documentFiles })],
  ['fileIds', fileIds()],
]
const asked = bricks.filter(([, { facts }]) => facts.control !== 'none')
const typed = asked.filter(([, { facts }]) =>
  ['text', 'email', 'tel', 'digits', 'money', 'textarea'].includes(facts.control),
)
const megabyte = 1_000_000

describe.each(bricks)('%s', (_name, brick) => {
  it('takes its own example', () => {
    expect(firstError(brick, brick.facts.example)).toBeUndefined()
  })

  it('can be described to users of the API', () => {
    for (const { schema } of [brick, optional(brick)])
      expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  })

  it('may be left out where it is optional', () => {
    for (const nothing of [undefined, null, '']) expect(optional(brick).schema.parse(nothing)).toBeUndefined()
  })

  it('refuses an answer of any other type with a Dutch sentence', () => {
    for (const wrong of [{}, { a: 1 }, [[]], [{}], Number.NaN, Symbol.iterator, () => 1]) {
      const sentence = firstError(brick, wrong)
      expect(sentence).toBeDefined()
      expect(sentence).not.toMatch(/invalid|expected|required/i)
    }
  })
})

describe.each(asked)('%s, when it must be answered', (name, brick) => {
  it('has a label', () => {
    expect(brick.facts.label).not.toBe('')
  })

  it('says so in one sentence, whether absent, null or empty', () => {
    const absent = firstError(brick, undefined)
    expect(absent).toMatch(/[.a-z]$/)
    expect(firstError(brick, null)).toBe(absent)
    // '' is how "Geen toevoeging" travels
    if (name !== 'addition') expect(firstError(brick, '')).toBe(absent)
  })
})

describe.each(typed)('%s, typed', (_name, { schema, facts }) => {
  const clean = facts.clean ?? ((text: string) => text)
  const strip = facts.strip ?? ((text: string) => text)

  it('cleans and strips to something that stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(clean(clean(text))).toBe(clean(text))
        expect(strip(strip(text))).toBe(strip(text))
      }),
    )
  })

  it('means the same before and after the clean-up', () => {
    const before = schema.parse(facts.example)
    expect(schema.parse(clean(strip(String(facts.example))))).toEqual(before)
  })

  it('takes back what it gives', () => {
    const once = schema.safeParse(facts.example)
    expect(schema.parse(facts.control === 'money' ? facts.example : once.data)).toEqual(once.data)
  })

  it('lets no control character, turned text or half a letter through', () => {
    for (const sign of ['\u0000', '\u0007', '\u202e', '\u2066', '\ud800'])
      for (const text of [`${facts.example}${sign}`, `${sign}${facts.example}`, `a${sign}b`]) {
        const result = schema.safeParse(text)
        expect(result.success && String(result.data).includes(sign)).toBe(false)
      }
  })

  it('refuses a megabyte of anything in no time', () => {
    for (const sign of ['a', '1', ' ', '.', "'", '-', 'é', '9 ', 'a@', 'a.', '\n', '\u0301', '😀']) {
      const text = sign.repeat(megabyte / sign.length)
      const start = performance.now()
      clean(text)
      strip(text)
      expect(schema.safeParse(text).success).toBe(false)
      expect(schema.safeParse(`${text}!`).success).toBe(false)
      expect(performance.now() - start).toBeLessThan(whileBusy(2000))
    }
  })
})
