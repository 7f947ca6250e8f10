/** Why an answer of a partner was not accepted: the fields that are missing or wrong, never what they held. For logs only. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
}
