import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { UnexpectedAnswer } from '../../core/kernel/unexpected-answer.ts'
import type { PortUnderTest } from './suite.ts'

/** An adapter over HTTP whose stand-in can be told to change its answers. */
export interface AlterablePort<P> extends PortUnderTest<P> {
  /** Changes every good answer of the stand-in from now on; with undefined answers are left alone again. */
  spoil(change: ((answer: unknown) => unknown) | undefined): void
}

/** One call of a port, with the fields that its answers cannot do without: `dates[].price`. */
export interface Conversation<P> {
  ask(port: P): Promise<unknown>
  /** The needed fields of each HTTP answer that the call receives, in order. */
  needs: readonly (readonly string[])[]
}

type Path = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of all fields of an answer; of a list those of its first element. */
const fieldsOf = (value: unknown, before: Path = []): Path[] => {
  if (Array.isArray(value)) return fieldsOf(value[0], [...before, 0])
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) => [
    [...before, name],
    ...fieldsOf(part, [...before, name]),
  ])
}

const without = (value: unknown, [first, ...rest]: Path): unknown => {
  if (first === undefined) return value
  if (Array.isArray(value)) return value.map((part, index) => (index === first ? without(part, rest) : part))
  if (!isObject(value)) return value
  const { [first]: part, ...others } = value
  return rest.length === 0 ? others : { ...others, [first]: without(part, rest) }
}

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore)
  if (!isObject(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withMore(part)])
  return { ...Object.fromEntries(parts), something_new: { of: ['the partner'] } }
}

/** A path in the form of `needs`: `dates[].price`. */
const general = (path: Path): string => written(path).replace(/\[0\]/g, '[]')
const written = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1)

/**
 * What every adapter over HTTP must do with answers that changed. A field that it does not know never breaks it. A missing field
 * that it needs makes the answer nonsense, and the log names that field. Every other field may be missing.
 */
export const wireSuite = <P>(
  name: string,
  make: () => Promise<AlterablePort<P>>,
  conversations: Readonly<Record<string, Conversation<P>>>,
): void => {
  describe(`${name}: answers that changed`, () => {
    let made: AlterablePort<P>
    beforeAll(async () => {
      made = await make()
    })
    afterEach(() => made.spoil(undefined))
    afterAll(() => made.close())

    test.each(Object.entries(conversations))('%s', async (_call, { ask, needs }) => {
      const answers: unknown[] = []
      made.spoil((answer) => {
        answers.push(answer)
        return answer
      })
      const good = await ask(made.port)
      expect(answers).toHaveLength(needs.length)

      made.spoil(withMore)
      expect(await ask(made.port)).toEqual(good)

      for (const [turn, answer] of answers.entries()) {
        const fields = fieldsOf(answer)
        expect(fields.map(general)).toEqual(expect.arrayContaining([...(needs[turn] ?? [])]))
        for (const field of fields) {
          let asked = 0
          made.spoil((one) => (asked++ === turn ? without(one, field) : one))
          const outcome = await ask(made.port).then(
            () => 'read',
            ({ reason, cause }) => `${reason}: ${cause instanceof UnexpectedAnswer ? cause.message : ''}`,
          )
          const needed = needs[turn]?.includes(general(field))
          expect(outcome, written(field)).toBe(needed ? `nonsense: ${written(field)} is missing` : 'read')
        }
      }
    })
  })
}
