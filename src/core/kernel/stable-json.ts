/**
 * JSON that is the same for the same value, whatever the order of its keys. `replace` returns the text for an object that JSON
 * cannot express (a file), and undefined for any other.
 */
export const stableJson = (
  value: unknown,
  replace: (value: object) => string | undefined = () => undefined,
): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const own = replace(value)
  if (own !== undefined) return own
  if (Array.isArray(value)) return `[${value.map((inner) => stableJson(inner, replace)).join(',')}]`
  const names = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${stableJson(inner, replace)}`)
  return `{${names.join(',')}}`
}
