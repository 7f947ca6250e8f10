import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Viewer } from '../../../core/kernel/viewer.ts'

/** What a rule may read beside the answers. */
export interface Context<Props> {
  readonly viewer: Viewer
  /** Settings of the block that editors may change: prices, texts, cutoffs. */
  readonly properties: Props
  /** YYYY-MM-DD in Amsterdam. */
  readonly today: string
  /**
   * Name of the exit (one of the funnel's ways to send) that the visitor chose, or of its only one; undefined while several are
   * open, or when the funnel has none.
   */
  readonly exit: string | undefined
  /** What a step's `onLeave` answered for the answers as they are now. */
  leaveAnswer<E extends AnyCall>(step: string, endpoint: E): AnswerOf<E> | undefined
  /**
   * What one of the funnel's `reads` answered to its question as it is now; undefined until it is there and when it failed. A
   * read with `before` gives its last answer meanwhile.
   */
  read<E extends AnyCall>(name: string, endpoint: E): AnswerOf<E> | undefined
  /** The token under which an answer is held (`holds`), as the answer is now; undefined until the hold is taken. */
  holdToken(path: string): string | undefined
}
