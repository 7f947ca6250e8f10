import type { MailContent, Sender } from '../../../core/render.ts'

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
  compose(of: LetterFacts, sender: Sender): MailContent
}

/** Describes a kind of letter; the greeting is the same for all. */
export const letter = (
  kind: string,
  about: string,
  say: (of: LetterFacts, sender: Sender) => Omit<MailContent, 'greeting'>,
): Letter => ({ kind, about, compose: (of, sender) => ({ greeting: of.greeting, ...say(of, sender) }) })
