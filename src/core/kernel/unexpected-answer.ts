/** Why an answer of a partner is none: the fields that are missing or wrong, never what they held. For logs alone. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
}
