import { randomBytes } from 'node:crypto'

/** A random internet address, for tests that are not about limits. */
export const newVisitor = (): string => `10.${[...randomBytes(3)].join('.')}`
