/** A reason not to start, said in one sentence that the operator can act on. Printed without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}

/** The message of anything thrown, for use inside a sentence. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
