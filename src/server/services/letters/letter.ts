import type { MailContent, Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { Runtime } from '../context.ts'

/** Whom a letter is for, and what it may say. */
export interface LetterFacts {
  /** As `greetingOf` makes it. */
  greeting: string
  /** What stands behind `#` in the address of its button. */
  token: string | undefined
  facts: Readonly<Record<string, string | number>>
}

/**
 * One kind of mail to a person beside the confirmation of a request. Its feature lists it under `letters`. One that only
 * warns carries no link: a copy of it can then lead nowhere.
 */
export interface Letter {
  /** As the database knows it; it stays the same for as long as such letters are kept. */
  readonly kind: string
  /** What it was about, as its reader finds it among their own data. */
  readonly about: string
  /** The vault signs links that stand in no table. */
  compose(of: LetterFacts, sender: Sender, runtime: Pick<Runtime, 'vault'>): MailContent
  /**
   * What it tells beside its facts, read when it is mailed: words about somebody, which are kept nowhere but with their
   * request.
   */
  read?(
    runtime: Pick<Runtime, 'database'>,
    facts: LetterFacts['facts'],
  ): Promise<Readonly<Record<string, string>>>
  /** Kinds of documents that are made of a request (its id) and go with it; they stand with the request, too. */
  documents?(facts: LetterFacts['facts']): { submission: string; kinds: readonly string[] }
  /** What goes with it, read when it is mailed: a calendar file of an appointment that moved. */
  attach?(runtime: Pick<Runtime, 'database'>, of: Addressed, sender: Sender): Promise<Attachment[]>
}

/** A letter that is about to be mailed. */
export interface Addressed extends LetterFacts {
  to: string
}

/** Describes a kind of letter; the greeting is the same for all. */
export const letter = (
  kind: string,
  about: string,
  say: (of: LetterFacts, sender: Sender, runtime: Pick<Runtime, 'vault'>) => Omit<MailContent, 'greeting'>,
  more: Pick<Letter, 'attach' | 'read' | 'documents'> = {},
): Letter => ({
  kind,
  about,
  compose: (of, sender, runtime) => ({ greeting: of.greeting, ...say(of, sender, runtime) }),
  ...more,
})
