import { expect, test } from 'vitest'
import { describedBody, describedName, errorsText } from '../../../../test/kit/described-calls.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { calls, callsWithBody, goodRequest, judged } from '../../../../test/kit/judged-requests.ts'
import { put, stepsOf, valueAt } from '../../../../test/kit/request-values.ts'
import { type AnyGroup, bricksOf, exampleOf } from '../../../core/fields/brick/group.ts'

// A client made from the description sends what the server takes, and what the server takes is described. Here each field
// is sent as its example has it, not at all, and once wrong; in both-ways.long.test.ts with some hundred values.

test('the contract against its OpenAPI document', async () => {
  const bodies = await failures(callsWithBody, async (call) => {
    const { base, isDescribed, agreed } = describedBody(call)
    expect(isDescribed(base), errorsText(isDescribed)).toBe(true)
    expect(judged(call, { body: base }).errors).toEqual({})
    const wrong = await failures(
      bricksOf(call.body as AnyGroup),
      ({ path, brick }) => {
        const steps = stepsOf(path)
        agreed(steps, brick, undefined)
        const good = valueAt(base, steps)
        // that the server refuses it too is in wrong-types.test.ts
        const other = typeof good === 'object' && !Array.isArray(good) ? 'x' : { a: 1 }
        expect(isDescribed(put(base, steps, other)), 'of another type').toBe(false)
        // as a visitor types it
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
