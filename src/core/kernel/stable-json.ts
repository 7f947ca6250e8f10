/**
 * The same JSON for the same value, whatever the order of its names. `told` says what stands for an object that JSON has
 * no words for (a file).
 */
export const stableJson = (
  value: unknown,
  told: (value: object) => string | undefined = () => undefined,
): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const own = told(value)
  if (own !== undefined) return own
  if (Array.isArray(value)) return `[${value.map((inner) => stableJson(inner, told)).join(',')}]`
  const names = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${stableJson(inner, told)}`)
  return `{${names.join(',')}}`
}
