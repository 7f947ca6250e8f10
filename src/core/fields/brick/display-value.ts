import type { AnyBrick } from './brick.ts'

const plainly = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (Array.isArray(value)) return value.map(plainly).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A parsed answer as an overview shows it: by the brick's own `show`, else by the label of the choice, else as it is. */
export const displayValue = ({ facts }: AnyBrick, value: unknown): string => {
  if (facts.show) return facts.show(value)
  const choice = facts.choices?.find((one) => one.value === String(value))
  return choice?.label ?? plainly(value)
}
