import { isObject } from './part-values.ts'

const headingIds = /<h[23] id="([\w-]{1,60})"/g

const found = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(headingIds)].map(([, id = '']) => id)
  if (Array.isArray(value)) return value.flatMap(found)
  if (!isObject(value)) return []
  const own = typeof value.anchor === 'string' && value.anchor !== '' ? [value.anchor] : []
  return [...own, ...Object.values(value).flatMap(found)]
}

/** The places in a text, or in a part of it, that a link with `#` can lead to: names of blocks and of headings. */
export const placesIn = (value: unknown): string[] => [...new Set(found(value))]
