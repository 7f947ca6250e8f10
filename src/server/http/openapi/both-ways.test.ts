import { expect, test } from 'vitest'
import {
  describedBody,
  describedName,
  errorsText,
  operationOf,
} from '../../../../test/kit/described-calls.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { calls, callsWithBody, goodRequest, judgmentOf } from '../../../../test/kit/judged-requests.ts'
import { parsePath, put, valueAt } from '../../../../test/kit/request-values.ts'
import { type AnyGroup, bricksOf, exampleOf } from '../../../core/fields/brick/group.ts'
import type { Input } from '../input.ts'

// The OpenAPI description and the server must judge every request alike, in both directions. Here each field is sent as its
// example has it, left out, and wrong once; both-ways.long.test.ts sends some hundred values.

test('the contract against its OpenAPI document', async () => {
  const bodies = await failures(callsWithBody, async (call) => {
    const { base, isDescribed, agreed } = describedBody(call)
    expect(isDescribed(base), errorsText(isDescribed)).toBe(true)
    expect(judgmentOf(call, { body: base }).errors).toEqual({})
    const wrong = await failures(
      bricksOf(call.body as AnyGroup),
      ({ path, brick }) => {
        const steps = parsePath(path)
        agreed(steps, brick, undefined)
        const good = valueAt(base, steps)
        // wrong-types.test.ts tests that the server refuses it too
        const other = typeof good === 'object' && !Array.isArray(good) ? 'x' : { a: 1 }
        expect(isDescribed(put(base, steps, other)), 'of another type').toBe(false)
        // the example as a visitor types it, before clean-up
        const typed = exampleOf(brick)
        if (typeof typed === 'string' && typeof good === 'string')
          expect(isDescribed(put(base, steps, typed)), typed).toBe(true)
      },
      ({ path }) => path,
    )
    expect(wrong.join('\n')).toBe('')
  })
  const names = await failures(
    calls.flatMap((call) =>
      (['query', 'params'] as const).flatMap((side) =>
        bricksOf(call[side]).map(({ path, brick }) => ({
          name: `${call.name} ${side} ${path}`,
          call,
          side,
          path,
          brick,
        })),
      ),
    ),
    ({ call, side, path, brick }) => {
      const agree = describedName(call, side, path)
      for (const value of [goodRequest(call)[side][path], undefined, '', '\u0007']) agree(brick, value)
    },
  )
  expect([...bodies, ...names]).toEqual([])
})

/** Paths of fields that an example has and a call does not. */
const unknownIn = (example: unknown, known: unknown, path = ''): string[] => {
  if (example === undefined) return []
  if (known === undefined) return [path]
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return []
  return Object.entries(example).flatMap(([name, one]) =>
    unknownIn(one, (known as Record<string, unknown>)[name], `${path}/${name}`),
  )
}

test('the example of each body is taken by its call, and has no field that the call has not', async () => {
  const wrong = await failures(callsWithBody, (call) => {
    const example = operationOf(call).requestBody?.content['application/json']?.example as Input['body']
    expect(judgmentOf(call, { body: example }).errors).toEqual({})
    expect(unknownIn(example, goodRequest(call).body)).toEqual([])
  })
  expect(wrong).toEqual([])
})
