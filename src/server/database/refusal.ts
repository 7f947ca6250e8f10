/** A reason not to start, said in one sentence that the operator can act on. Printed without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** The message of anything thrown, for use inside a sentence. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

const full = 'De schijf is vol: maak ruimte vrij en start opnieuw.'
// ours, PostgreSQL's, and what either of them prints
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']
const fullWords = /No space left on device|Disk quota exceeded|database or disk is full/i

/** What an operator should know of anything thrown, where a sentence of ours says it better than a stack. */
export function refusalOf(thrown: unknown): string | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  if (fullCodes.includes(code) || fullWords.test(reasonOf(thrown))) return full
  return thrown instanceof StartRefused ? thrown.message : undefined
}
