import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedBricks } from '../../../../test/kit/bricks.ts'
import { failures } from '../../../../test/kit/failures.ts'

test('whatever is typed is cleaned and stripped to something that stays as it is', async () => {
  expect(
    await failures(typedBricks, ([, { facts }]) => {
      for (const tidy of [facts.clean, facts.strip])
        if (tidy)
          fc.assert(
            fc.property(
              fc.string({ unit: 'grapheme', maxLength: 40 }),
              (text) => tidy(tidy(text)) === tidy(text),
            ),
            { numRuns: 200 },
          )
    }),
  ).toEqual([])
})

test('a megabyte of anything is refused', async () => {
  expect(
    await failures(typedBricks, ([, { schema, facts }]) => {
      for (const sign of ['a', '1', ' ', '.', "'", '-', 'é', '9 ', 'a@', 'a.', '\n', '\u0301', '😀']) {
        const text = sign.repeat(1_000_000 / sign.length)
        facts.clean?.(text)
        facts.strip?.(text)
        for (const sent of [text, `${text}!`])
          expect(schema.safeParse(sent).success, `of ${JSON.stringify(sign)}`).toBe(false)
      }
    }),
  ).toEqual([])
})
