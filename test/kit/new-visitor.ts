let visitors = 0

/** An internet address that nobody used yet, for tests that are not about limits. */
export const newVisitor = (): string => {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}
