import { expect } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { type AnyGroup, bricksOf, type Part, type Parts } from '../../src/core/fields/brick/group.ts'
import { fieldKeyOf } from '../../src/server/http/faults.ts'
import { goodRequest, judgmentOf } from './judged-requests.ts'
import { type Path, parsePath, put, valueAt } from './request-values.ts'

const values = ['x', '0', '1', '2', '1980-02-03', 'true', 0, 1, 2, 19800203, 1.5, true, false]
const composed = [[], ['x'], [1], {}, { a: 1 }, { day: '3', month: '2', year: '1980' }]

/** The paths of every group and list inside a part, without the part itself. */
const insides = (part: Part, path: Path = []): { path: Path; kind: 'group' | 'list' }[] => {
  if (part.kind === 'brick') return []
  const here = path.length > 0 ? [{ path, kind: part.kind }] : []
  if (part.kind === 'list') return [...here, ...insides(part.of, [...path, 0])]
  return [
    ...here,
    ...Object.entries(part.parts as Parts).flatMap(([name, inner]) => insides(inner, [...path, name])),
  ]
}

export interface WrongType {
  path: Path
  value: unknown
}

/** Values of another type for each field of a body. */
export const wrongFields = (call: AnyEndpoint): WrongType[][] => {
  const body = call.body as AnyGroup
  const good = goodRequest(call).body
  return bricksOf(body).map(({ path: name, brick }) => {
    const path = parsePath(name)
    const right = valueAt(good, path)
    const type = typeof right
    // D14: a number or a string of digits
    const digits = brick.facts.label === 'Huisnummer' && type === 'number'
    const wrong = values.filter((value) => typeof value !== type && !(digits && typeof value === 'string'))
    // an optional list may be empty, and a list of answers that name themselves may hold any text
    const isList = Array.isArray(right)
    const [one] = isList ? (right as unknown[]) : []
    const others = (type === 'object' && !isList ? composed.filter(Array.isArray) : composed).filter(
      (list) =>
        !Array.isArray(list) || one === undefined || typeof list[0] !== typeof one || typeof one === 'string',
    )
    return [...wrong, ...others.slice(isList ? 1 : 0)].map((value) => ({ path, value }))
  })
}

/** For each group and list of a body: single values, and a list or group instead. */
export const wrongInsides = (call: AnyEndpoint): WrongType[][] =>
  insides(call.body as AnyGroup).map(({ path, kind }) =>
    ['x', 1, true, kind === 'group' ? [] : {}, kind === 'group' ? [{}] : 'x'].map((value) => ({
      path,
      value,
    })),
  )

/** Fails unless the call refuses the value with a Dutch sentence at its place. */
export const expectRefused = (call: AnyEndpoint, { path, value }: WrongType) => {
  const body = put(goodRequest(call).body, path, value) as Record<string, unknown>
  const { errors } = judgmentOf(call, { body })
  const place = fieldKeyOf(path)
  const said = Object.entries(errors).flatMap(([at, sentences = []]) =>
    at === place || at.startsWith(`${place}[`) || at.startsWith(`${place}.`) ? sentences : [],
  )
  const what = `${place} = ${JSON.stringify(value)}`
  expect(said, what).not.toEqual([])
  for (const sentence of said) expect(sentence, what).not.toMatch(/invalid|expected|required/i)
}

/** Values with which an optional field is left out. */
export const emptyValues = [undefined, null, ''] as const

/** An optional field, and a body in which it may be left out. */
interface OptionalField {
  name: string
  call: AnyEndpoint
  path: Path
  body: unknown
}

// answers that make fields optional: an IBAN beside a bank transfer, and facts of a cavity where there is none
const optionalityAnswers = [
  ['paymentMethod', 0],
  ['cavityWidth', '4'],
] as const

/** The optional fields of a body. Each is left out by itself, as one of two telephone numbers must be there, whichever. */
export const optionalFields = (call: AnyEndpoint): OptionalField[] => {
  const bricks = bricksOf(call.body as AnyGroup)
  const body = bricks.reduce<unknown>((all, { path }) => {
    const [, value] = optionalityAnswers.find(([name]) => path.endsWith(name)) ?? []
    return value === undefined ? all : put(all, parsePath(path), value)
  }, goodRequest(call).body)
  return bricks
    .filter(({ brick }) => brick.optional)
    .map(({ path }) => ({ name: `${call.name} ${path}`, call, path: parsePath(path), body }))
}

/** Fails when the call reports an error at the field that is left out like this. */
export const expectTaken = ({ call, path, body }: OptionalField, nothing: unknown) => {
  const { errors } = judgmentOf(call, { body: put(body, path, nothing) as Record<string, unknown> })
  expect(errors[fieldKeyOf(path)], `${fieldKeyOf(path)} = ${JSON.stringify(nothing)}`).toBeUndefined()
}
