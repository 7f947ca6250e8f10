/** The error a handler throws when its work can never succeed: the job becomes a dead letter at once, without more tries. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure'
}
