/** What a handler throws whose work can never succeed: the job is a dead letter at once, without more tries. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp'
}
