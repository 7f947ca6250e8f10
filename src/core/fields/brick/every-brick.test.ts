import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bricks, typedBricks } from '../../../../test/kit/bricks.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { optional } from './brick.ts'
import { firstError } from './first-error.ts'

describe('every brick', () => {
  it('takes its own example', async () => {
    expect(
      await failures(bricks, ([, brick]) => expect(firstError(brick, brick.facts.example)).toBeUndefined()),
    ).toEqual([])
  })

  it('can be described to users of the API', async () => {
    expect(
      await failures(bricks, ([, brick]) => {
        for (const { schema } of [brick, optional(brick)]) z.toJSONSchema(schema, { io: 'input' })
      }),
    ).toEqual([])
  })

  it('may be left out where it is optional', async () => {
    expect(
      await failures(bricks, ([, brick]) => {
        for (const nothing of [undefined, null, ''])
          expect(optional(brick).schema.parse(nothing)).toBeUndefined()
      }),
    ).toEqual([])
  })

  it('refuses an answer of any other type with a Dutch sentence', async () => {
    expect(
      await failures(bricks, ([name, brick]) => {
        // a document is any object here: its faults are told beside it
        const objects = name === 'documentBody' ? [] : [{}, { a: 1 }]
        for (const wrong of [...objects, [[]], [{}], Number.NaN, Symbol.iterator, () => 1]) {
          const sentence = firstError(brick, wrong)
          expect(sentence).toBeDefined()
          expect(sentence).not.toMatch(/invalid|expected|required/i)
        }
      }),
    ).toEqual([])
  })
})

describe('every brick that must be answered', () => {
  const asked = bricks.filter(([, { facts }]) => facts.control !== 'none')

  it('has a label', async () => {
    expect(await failures(asked, ([, { facts }]) => expect(facts.label).not.toBe(''))).toEqual([])
  })

  it('says so in one sentence, whether absent, null or empty', async () => {
    expect(
      await failures(asked, ([name, brick]) => {
        const absent = firstError(brick, undefined)
        expect(absent).toMatch(/[.a-z]$/)
        expect(firstError(brick, null)).toBe(absent)
        // '' is how calls carry "Geen toevoeging"
        if (name !== 'addition') expect(firstError(brick, '')).toBe(absent)
      }),
    ).toEqual([])
  })
})

describe('every brick that is typed', () => {
  it('cleans and strips to something that stays as it is', async () => {
    const typed = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), { numRuns: 20, seed: 44 })
    expect(
      await failures(typedBricks, ([, { facts }]) => {
        for (const { clean, strip } of [facts])
          for (const text of [...typed, ' a  b ', 'e\u0301', '0612 345', 'ijs']) {
            const cleaned = clean?.(text)
            const stripped = strip?.(text)
            if (cleaned !== undefined) expect(clean?.(cleaned)).toBe(cleaned)
            if (stripped !== undefined) expect(strip?.(stripped)).toBe(stripped)
          }
      }),
    ).toEqual([])
  })

  it('means the same before and after the clean-up', async () => {
    expect(
      await failures(typedBricks, ([, { schema, facts }]) => {
        const stripped = facts.strip?.(String(facts.example)) ?? String(facts.example)
        expect(schema.parse(facts.clean?.(stripped) ?? stripped)).toEqual(schema.parse(facts.example))
      }),
    ).toEqual([])
  })

  it('means the same with signs around it that cannot be seen, in form and call', async () => {
    expect(
      await failures(typedBricks, ([, { schema, facts }]) => {
        for (const around of [
          (text: string) => `\u202a${text}\u202c`,
          (text: string) => `\u00a0${text}\u202f`,
          (text: string) => `\ufeff${text}\u200e`,
        ]) {
          const typed = around(String(facts.example))
          const left = facts.clean?.(facts.strip?.(typed) ?? typed) ?? facts.strip?.(typed) ?? typed
          for (const sent of [typed, left])
            expect(schema.parse(sent), JSON.stringify(sent)).toEqual(schema.parse(facts.example))
        }
      }),
    ).toEqual([])
  })

  it('takes back what it gives', async () => {
    expect(
      await failures(typedBricks, ([, { schema, facts }]) => {
        const once = schema.parse(facts.example)
        expect(schema.parse(facts.control === 'money' ? facts.example : once)).toEqual(once)
      }),
    ).toEqual([])
  })

  it('lets no control character, turned text or half a letter through', async () => {
    expect(
      await failures(typedBricks, ([, { schema, facts }]) => {
        for (const sign of ['\u0000', '\u0007', '\u202e', '\u2066', '\ud800'])
          for (const text of [`${facts.example}${sign}`, `${sign}${facts.example}`, `a${sign}b`]) {
            const result = schema.safeParse(text)
            expect(result.success && String(result.data).includes(sign)).toBe(false)
          }
      }),
    ).toEqual([])
  })
})
