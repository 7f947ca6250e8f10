import type { Part } from '../../../core/fields/brick/group.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { Sender } from '../../../core/render.ts'
import type { PartnerDelivery } from './delivery.ts'
import type { RequestEvent } from './events.ts'
import type { Confirmation, MailRuntime } from './mail.ts'
import type { ReadSubmission } from './read-submission.ts'
import type { Reminder } from './reminder.ts'
import type { FilledForm } from './submit.ts'

/** A stored submission of one kind, with its request as the call of that kind parses it. */
export type SubmissionOf<Request> = ReadSubmission & { request: Request }

/** A request that could be stored, with what goes beside it. Mails, documents and tests are tried on it. */
export interface RequestExample<Request, Beside> {
  request: Request
  beside: Beside
  /** Answers by path that make every field of the call's body apply. Without it, those of the fields' own examples do. */
  counting?: Readonly<Record<string, unknown>>
}

/**
 * Describes a kind of request: what is stored of one, who is told of it, and what may happen to it. It is the value of
 * `<key>-request.ts` in its feature. `Request` is the body as its call parses it; `Beside` is what its rows need besides, such as
 * prices, the words of a choice, or names of files.
 */
export interface RequestKind<Request = unknown, Beside = unknown> {
  title(request: Request, beside: Beside): string
  /** What requests of this kind are called in a list of kinds, where that is not the title of its example. */
  called?: string
  /** Its answers in the words of its form, as the overview showed them (rows in `core/<feature>`). */
  rows(request: Request, beside: Beside): Section[]
  /**
   * Fields that no row shows, by path as its call names them, each with the reason. A field that is neither here nor in a row
   * turns a test red, because staff would never see its answer.
   */
  unsaid?: Readonly<Record<string, string>>
  /**
   * Makes the one mail to its sender (D22). It may read more than the request, such as a place, but changes nothing, because it
   * is made again when somebody asks for its attachments on their own pages. The vault signs the link in a mail that must be
   * confirmed.
   */
  mail(
    submission: SubmissionOf<Request>,
    sender: Sender,
    runtime: MailRuntime,
  ): Confirmation | Promise<Confirmation>
  /** The reminder of its appointments, a day before. Without it there is none. */
  remind?(submission: SubmissionOf<Request>): Reminder
  /** How it reaches its partners. The mail is not among them. */
  deliveries?: readonly PartnerDelivery[]
  /** What may happen to it after `received`, each with the state that it leads to (`/mijn` shows it). */
  events: readonly RequestEvent[]
  /** Codename of the desk that handles it; by default that of `klantenservice`. */
  desk?: string
  /**
   * Why its sender is told no time within which we answer (`settings.promises`): what they asked for comes by itself, or somebody
   * else answers. Staff have that time all the same. One that is confirmed at once needs no reason: nothing is promised then.
   */
  noPromise?: string
  /**
   * What it waits for where that is not staff: `delivery` where its mail is the whole service, so that nobody has to do anything
   * once that arrived (ADR 098). By default it waits for staff until its events say otherwise.
   */
  waitsFor?: 'delivery'
  /** Set where staff may say no to it in a message, because nothing that it asks for happens by itself. */
  refusable?: true
  /** Set for a request that only makes or changes an account, and is removed with it. */
  forAccount?: true
  /** Describes the stored request, or what is the same in every one of them, where that is not the body of the call. */
  stored?: Part
  /** An example in which as many fields as possible apply; in that of a gift, the payment does not. */
  example(): RequestExample<Request, Beside>
}

export const summaryOf = <Request, Beside>(
  kind: RequestKind<Request, Beside>,
  request: Request,
  beside: Beside,
): FilledForm => ({
  title: kind.title(request, beside),
  sections: kind.rows(request, beside),
})
