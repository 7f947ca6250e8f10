/** A text to choose from as the site brings it along: of every desk. */
export interface ReplyTextSeed {
  /** At most 80 characters. */
  title: string
  /** The kinds of requests that it is meant for, by the names of their calls; empty where it fits all of them. */
  kinds: readonly string[]
  /** With placeholders (`reply-placeholders.ts` beside this). */
  text: string
}
