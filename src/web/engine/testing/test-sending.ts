import { expect, it } from 'vitest'
import { Fault } from '../../../core/kernel/fault.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { refusal } from './test-environment.ts'
import { holdsForEach } from './test-failures.ts'
import { operationOf } from './test-operations.ts'
import { fieldsOfExit } from './test-owners.ts'
import {
  begin,
  exitCalls,
  type FunnelTrial,
  fillStep,
  isSent,
  lastStep,
  type Walk,
  type Way,
  walkAll,
  waysOf,
} from './test-walk.ts'

/** Tries that one call is made with one key until the outcome is known, and that every refusal shows at its field. */
export const testSending = (tried: FunnelTrial) => {
  const { funnel } = tried
  const everyWay = (says: string, holds: (way: Way) => Promise<void>) =>
    it(says, () => holdsForEach(waysOf(tried), ({ name }) => name, holds))

  const exitOf = (walk: Walk) => {
    const exit = funnel.exits[walk.store.exit ?? '']
    if (!exit) throw new Error('no exit')
    return exit
  }

  everyWay('sends once, however often the button is pressed', async (way) => {
    const { walk } = await lastStep(funnel, way, tried)
    await Promise.all([walk.store.next(), walk.store.next(), walk.store.next()])
    expect(exitCalls(funnel, walk.environment)).toHaveLength(1)
  })

  everyWay('keeps the key while the outcome is unknown, and takes a new one after a refusal', async (way) => {
    const { walk, last } = await lastStep(funnel, way, tried)
    const { endpoint } = exitOf(walk)
    const outcomes = [refusal(0, 'unreachable'), refusal(503, 'unavailable'), refusal(400, 'invalid-fields')]
    for (const outcome of outcomes) {
      walk.environment.answerWith(endpoint, () => {
        throw outcome
      })
      await walk.store.next()
      const { busy, step, trouble } = walk.store.getSnapshot()
      expect(busy).toBe('no')
      expect(step).toBe(last)
      const told = exitOf(walk).says?.(outcome) !== undefined
      expect(trouble?.kind).toBe(told ? 'sentence' : 'generic')
    }
    walk.environment.answerWith(endpoint, () => operationOf(endpoint).example)
    await walk.store.next()
    const keys = exitCalls(funnel, walk.environment).map((made) => made.idempotencyKey)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
    expect(isSent(walk.store.getSnapshot())).toBe(true)
  })

  everyWay(
    'books nothing but the answers as they are now, after a failure that took nothing in',
    async (way) => {
      const { walk } = await lastStep(funnel, way, tried)
      const { endpoint, says } = exitOf(walk)
      const nothing = new Fault(503, 'partner-unavailable', '', { accepted: false })
      walk.environment.answerWith(endpoint, () => {
        throw nothing
      })
      await walk.store.next()
      const { busy, trouble } = walk.store.getSnapshot()
      expect({ busy, kind: trouble?.kind }).toEqual({
        busy: 'no',
        kind: says?.(nothing) ? 'sentence' : 'generic',
      })
      expect(walk.environment.drafts.at(-1)).not.toHaveProperty('pending')
      walk.environment.answerWith(endpoint, () => operationOf(endpoint).example)
      await walk.store.next()
      const [first, second] = exitCalls(funnel, walk.environment).map((made) => made.idempotencyKey)
      expect(second).not.toBe(first)
      expect(isSent(walk.store.getSnapshot())).toBe(true)
    },
  )

  everyWay('sends the same key again after a reload in the middle', async (way) => {
    const { walk, last } = await lastStep(funnel, way, tried)
    const { endpoint } = exitOf(walk)
    walk.environment.answerWith(endpoint, () => {
      throw refusal(0, 'unreachable')
    })
    await walk.store.next()
    const again = begin(funnel, visitor, way, tried, walk.environment.drafts.at(-1))
    await walkAll(again, undefined, last)
    fillStep(again)
    await again.store.next()
    expect(exitCalls(funnel, again.environment)[0]?.idempotencyKey).toBe(
      exitCalls(funnel, walk.environment)[0]?.idempotencyKey,
    )
  })

  everyWay('clears only the answer that went stale, and lands on its step', async (way) => {
    for (const [path, spoils] of Object.entries(funnel.spoils ?? {})) {
      const { walk } = await lastStep(funnel, way, tried)
      const { derived } = walk.store.getSnapshot()
      const owner = derived.walkable.find((key) => Object.keys(funnel.steps[key]?.asks ?? {}).includes(path))
      const code = spoils.codes[0]
      if (!owner || !code) continue
      const { endpoint } = exitOf(walk)
      const before = { ...walk.store.getSnapshot().answers }
      walk.environment.answerWith(endpoint, () => {
        throw refusal(409, code)
      })
      await walk.store.next()
      const after = walk.store.getSnapshot()
      expect(after.step).toBe(owner)
      expect(after.trouble).toBeDefined()
      for (const name of Object.keys(before))
        if (name === path) expect(after.answers[name]).not.toEqual(before[name])
        else expect(after.answers[name]).toEqual(before[name])
    }
  })

  everyWay('brings an error of the server to the field that it is about', async (way) => {
    const { walk, last } = await lastStep(funnel, way, tried)
    const { store, environment } = walk
    const { endpoint } = exitOf(walk)
    const fields = fieldsOfExit(store.getSnapshot().derived, exitOf(walk))
    expect(fields, 'no answer makes any field of the request').not.toEqual([])
    for (const field of fields) {
      environment.answerWith(endpoint, () => {
        throw refusal(400, 'invalid-fields', { [field]: ['Dit kan niet.'] })
      })
      await store.next()
      const { errors, step, derived } = store.getSnapshot()
      const own = Object.keys(errors).find((at) => errors[at] === 'Dit kan niet.')
      expect(own, `an error of ${field} shows nowhere`).toBeDefined()
      expect(
        derived.layouts[step]?.fields.map(({ path }) => path),
        `an error of ${field} shows on another step`,
      ).toContain(own)
      await walkAll(walk, undefined, last)
      fillStep(walk)
    }
  })
}
