import { randomBytes } from 'node:crypto'

/** An internet address that nobody used yet, for tests that are not about limits. */
export const newVisitor = (): string => `10.${[...randomBytes(3)].join('.')}`
