/** An error that stops the start, with one sentence that the operator can act on. It is printed without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** The message of a thrown value, for use inside a sentence. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

const full = 'De schijf is vol: maak ruimte vrij en start opnieuw.'
// error codes of Node (`ENOSPC`, `EDQUOT`) and of PostgreSQL (`53100`); the words are what either of them prints
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']
const fullWords = /No space left on device|Disk quota exceeded|database or disk is full/i

/** The sentence for the operator that replaces the stack of a thrown value; undefined where there is none. */
export function refusalOf(thrown: unknown): string | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  if (fullCodes.includes(code) || fullWords.test(reasonOf(thrown))) return full
  return thrown instanceof StartRefused ? thrown.message : undefined
}
