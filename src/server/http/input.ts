import * as z from 'zod/mini'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import { coerceTexts, wrongTypes } from '../../core/contract/request-schema.ts'
import type { AnyGroup, Group, Parsed, Part, Parts } from '../../core/fields/brick/group.ts'
import { unreadableText } from '../../core/fields/brick/text.ts'
import { Fault, invalidFields } from '../../core/kernel/fault.ts'
import { fieldKeyOf, refusedFields } from './faults.ts'

type Loose = Record<string, unknown>

export interface Input {
  query: Loose
  params: Loose
  body: Loose
}

/**
 * Checks a request against its contract and returns the parsed parts.
 * @throws Fault 400 with a sentence per field.
 */
export const parseInput = (endpoint: AnyEndpoint, raw: Input): Input => {
  const { body, multipart } = endpoint
  return {
    query: parseTexts(endpoint.query, raw.query),
    params: parseTexts(endpoint.params, raw.params),
    body: body ? (multipart ? parseTexts : parseJson)(body, raw.body) : {},
  }
}

/**
 * Checks the query of an address that is no call of the contract.
 * @throws Fault 400 with a sentence per field.
 */
export const parseQuery = <P extends Parts>(group: Group<P>, raw: Loose): Parsed<P> =>
  parseTexts(group, raw) as unknown as Parsed<P>

/**
 * Checks the body of an address that is no call of the contract.
 * @throws Fault 400 with a sentence per field.
 */
export const parseBody = <P extends Parts>(group: Group<P>, raw: Loose): Parsed<P> =>
  parseJson(group, raw) as unknown as Parsed<P>

/** Adds to a refusal the mistakes of the same body in the group `demanded`; any other thrown value is returned unchanged. */
export const refusedWith = (
  { multipart }: Pick<AnyEndpoint, 'multipart'>,
  demanded: AnyGroup,
  body: Loose,
  thrown: unknown,
): unknown => {
  if (!(thrown instanceof Fault) || !thrown.errors) return thrown
  try {
    parse(demanded, multipart ? coerceTexts(demanded, body) : body, [])
    return thrown
  } catch (more) {
    return more instanceof Fault ? invalidFields({ ...more.errors, ...thrown.errors }) : thrown
  }
}

/** Parses parts that arrive as texts: queries, paths and forms. Only the groups and lists of a form arrived as JSON. */
const parseTexts = (group: AnyGroup, raw: Loose): Loose => {
  const json = Object.entries(group.parts as Parts).filter(([, part]) => part.kind !== 'brick')
  return parse(
    group,
    coerceTexts(group, raw),
    json.flatMap(([name, part]) => wrongTypes(part, raw[name], [name])),
  )
}

const parseJson = (group: AnyGroup, raw: Loose): Loose => parse(group, raw, wrongTypes(group, raw))

interface Issue {
  path: PropertyKey[]
  message: string
}

/**
 * Checks values against a group. `wrong` holds the values whose type is not what the call takes, though a form control may hold
 * it like that (D10).
 */
const parse = (group: AnyGroup, raw: Loose, wrong: readonly Issue[]): Loose => {
  const result = z.safeParse(group.schema as z.ZodMiniType<Loose>, withGroups(group, raw))
  const told = new Set(wrong.map(({ path }) => fieldKeyOf(path)))
  const others = (result.error?.issues ?? [])
    .map(({ path, message }) => ({ path: fieldPath(group, path), message }))
    .filter(({ path }) => !told.has(fieldKeyOf(path)))
  if (!result.success || wrong.length > 0) throw refusedFields([...others, ...wrong])
  const unkeepable = unkeepableIn(result.data, [])
  if (unkeepable.length) throw refusedFields(unkeepable.map((path) => ({ path, message: unreadableText })))
  return result.data
}

/**
 * Turns a required group that is missing or empty into one without fields, so that the refusal names its fields and not only the
 * group (D25).
 */
const withGroups = (part: Part, raw: unknown): unknown => {
  if (part.kind !== 'group') return raw
  const isEmpty = raw === undefined || raw === null || raw === ''
  if (isEmpty && part.optional) return undefined
  if (!isEmpty && !isLoose(raw)) return raw
  const given: Loose = isEmpty ? {} : raw
  const groups = Object.entries(part.parts as Parts).filter(([, inner]) => inner.kind === 'group')
  return {
    ...given,
    ...Object.fromEntries(groups.map(([name, inner]) => [name, withGroups(inner, given[name])])),
  }
}

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Moves a mistake in one of several files to the path of their field, without the place among the files (D25). */
const fieldPath = (part: Part | undefined, path: PropertyKey[]): PropertyKey[] => {
  const [step, ...rest] = path
  if (step === undefined || !part) return path
  if (part.kind === 'list') return [step, ...fieldPath(part.of, rest)]
  if (part.kind === 'group') return [step, ...fieldPath(part.parts[String(step)], rest)]
  return part.facts.control === 'files' ? [] : path
}

/** Whether the database can store a text: it has no NUL and no half of a surrogate pair. */
const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Paths of texts, and of names in objects of any shape, that the database cannot store. */
const unkeepableIn = (value: unknown, path: PropertyKey[]): PropertyKey[][] => {
  if (typeof value === 'string') return isKeepable(value) ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((one, index) => unkeepableIn(one, [...path, index]))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    isKeepable(name) ? unkeepableIn(inner, [...path, name]) : [path],
  )
}
