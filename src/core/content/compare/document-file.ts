import { canonical } from '../document-rights.ts'

/**
 * A document as the text of a file: JSON with its keys in the order of the alphabet, so that two files of one text are the same to
 * the byte and a developer sees in a comparison only what an editor changed.
 */
export const documentFile = (body: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(JSON.parse(canonical(body)), undefined, 2)}\n`
