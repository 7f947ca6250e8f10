import type { MailContent, Sender } from '../../../core/render.ts'
import type { Attachment } from '../../ports/mail.ts'
import type { Runtime } from '../context.ts'

export interface LetterFacts {
  /** The greeting that `greetingOf` makes. */
  greeting: string
  /** The token behind `#` in the address of its button. */
  token: string | undefined
  facts: Readonly<Record<string, string | number>>
}

/**
 * One kind of mail to a person beside the confirmation of a request. Its feature lists it under `letters`. A letter that only
 * warns carries no link, so that a copy of it can lead nowhere.
 */
export interface Letter {
  /** The kind as the database knows it. It stays the same for as long as such letters are kept. */
  readonly kind: string
  /** What it was about, shown to its reader in the download of their own data. */
  readonly about: string
  /** Makes the mail. The vault signs links that are in no table. */
  compose(of: LetterFacts, sender: Sender, runtime: Pick<Runtime, 'vault'>): MailContent
  /** More facts, read when it is mailed: words about somebody that are stored with their request and nowhere else. */
  read?(
    runtime: Pick<Runtime, 'database' | 'clock'>,
    facts: LetterFacts['facts'],
  ): Promise<Readonly<Record<string, string>>>
  /** Kinds of documents that are made from a request (its id) and attached. They are shown with the request, too. */
  documents?(facts: LetterFacts['facts']): { submission: string; kinds: readonly string[] }
  /** Attachments that are made when it is mailed, such as the calendar file of an appointment that moved. */
  attach?(runtime: Pick<Runtime, 'database'>, of: Addressed, sender: Sender): Promise<Attachment[]>
}

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
