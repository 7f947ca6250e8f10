import { parseDate } from '@internationalized/date'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'

/** Path of a field in a body: `['options', 0, 'rate']`. */
export type Path = (string | number)[]

/** The path of a brick in steps, with the first entry of each list. */
export const parsePath = (path: string): Path =>
  path.split('.').flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : [step]))

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value)

/** A copy of the value with another value at a path; `undefined` removes the field. */
export const put = (value: unknown, [step, ...rest]: Path, to: unknown): unknown => {
  if (step === undefined) return to
  // nothing can be removed from what is not there
  if (value === undefined && to === undefined) return undefined
  if (Array.isArray(value)) return value.map((one, at) => (at === step ? put(one, rest, to) : one))
  const fields = (value ?? {}) as Record<string, unknown>
  const changed = put(fields[step], rest, to)
  if (changed !== undefined) return { ...fields, [step]: changed }
  const { [step]: _gone, ...others } = fields
  return others
}

/** Values of the wrong shape for a group or a list. */
export const invalidParts = [undefined, null, '', 'x', 0, 1, true, [], [{}], {}, { onbekend: 1 }]

const signs = [
  ...['a', 'Z', 'y', '0', '7', ' ', '.', ',', "'", '’', '-', '/', '@', ':', '+', '(', '_', '#', '%'],
  ...['é', 'e\u0301', 'ß', 'ĳ', '漢', '😀', '\n', '\r\n', '\t', '\u00a0', '\u0000', '\u0007', '\u007f'],
  ...['\u200b', '\u202e', '\u2028', '\ufeff', '\uffff', '\ud800', '\u{e0041}', '\u0301'],
]
const words = [
  ...['', ' ', '\t\n', 'null', 'true', '0', '1', '-1', '10', '010', '99999', '100000', '1.0', '1e3', '0x10'],
  ...['other', 'Content'],
  ...['Kies', 'Geen toevoeging', 'Jan Jansen', 'v/d Berg', "'t Hart", 'www.voorbeeld.nl', 'a@b.nl', 'a@b'],
  ...[
    '3821BT',
    '3821 bt',
    '3821SS',
    '1012JS',
    '0612345678',
    '+31612345678',
    '+12025550123',
    '0201234567',
    '112',
    'bouwkundig',
  ],
  ...[
    'NL91ABNA0417164300',
    'nl91 abna 0417 1643 00',
    'GIFT-2026-OKAY-0001',
    'gift2026okay0001',
    'J.P.',
    'j p',
  ],
  ...[
    '2026-11-20',
    '2026-02-30',
    '1899-12-31',
    '2099-01-01',
    '20261120',
    '20-11-2026',
    '2026-12-01T08:00:00',
  ],
  ...[
    '2026-12-01T07:00:00Z',
    '2026-12-01T07:00:00+01:00',
    '2026-12-01T08:00',
    '2026-12-01 08:00:00',
    '08:00',
  ],
  ...['2026-12-02T08:00:00', '2026-12-02T07:00:00Z', '10:00:00', 'Telefonisch', 'NL02ABNA0123456789'],
  ...['e\u0301'.repeat(5), `e${'\u0301'.repeat(40)}`, 'toString', '__proto__'],
]
const lengths = [1, 2, 8, 9, 10, 11, 16, 17, 20, 21, 34, 64, 65, 80, 81, 100, 101, 129, 130, 200, 201]
const longer = [254, 255, 256, 1000, 1001]

/** Variants of a valid text, most of them almost right. */
const textVariants = (good: string): string[] => [
  ...words,
  ...[
    good,
    ` ${good} `,
    good.toUpperCase(),
    good.toLowerCase(),
    good.replaceAll(/[- ]/g, ''),
    `${good}${good}`,
  ],
  ...signs.flatMap((sign) => [sign, `${good}${sign}`, `${sign}${good}`, `${good[0]}${sign}${good.slice(1)}`]),
  ...[...good].map((_sign, at) => good.slice(0, at) + good.slice(at + 1)),
  ...[...lengths, ...longer].flatMap((length) =>
    ['a', '7', '😀', 'a '].map((sign) => sign.repeat(length).slice(0, sign === '😀' ? 2 * length : length)),
  ),
]

const numbers = [
  ...[-1000, -181, -180, -90.5, -90, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3, 9, 10, 29, 30, 31, 90, 90.1, 180, 180.5],
  ...[1100, 1975, 1990, 9999, 10_000, 99_999, 100_000, 1e15, 1e21],
]
const composed = [[], ['x'], [1], {}, { a: 1 }, [{ name: 'x' }], { day: '3', month: '2', year: '1980' }]

/**
 * The day after a valid one, or nothing where it is no day; still valid whenever the test runs, where a day may be neither long
 * past nor far ahead.
 */
const dayAfter = (good: unknown): string[] =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(good)) ? [parseDate(String(good)).add({ days: 1 }).toString()] : []

/** Values of every type for a field, most of them near to what it takes; `good` is a valid one. */
export const values = (good: unknown, { facts }: AnyBrick): unknown[] => [
  ...[undefined, null, true, false],
  ...composed,
  ...numbers,
  ...textVariants(String(good)),
  ...dayAfter(good),
  ...(facts.choices ?? []).flatMap(({ value }) => [value, Number(value)]).filter((one) => !Number.isNaN(one)),
]
