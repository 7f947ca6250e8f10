import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { Sender } from '../../../core/render.ts'
import type { PartnerDelivery } from './delivery.ts'
import type { RequestEvent } from './events.ts'
import type { Confirmation, MailRuntime } from './mail.ts'
import type { ReadSubmission } from './read.ts'
import type { Reminder } from './reminder.ts'
import type { FilledForm } from './submit.ts'

/** A stored submission of one kind: its request as the call of that kind parses it. */
export type SubmissionOf<Request> = ReadSubmission & { request: Request }

/** A request that could be stored, and what stands beside it. Mails, documents and tests are tried on it. */
export interface RequestExample<Request, Beside> {
  request: Request
  beside: Beside
  /** Answers by path with which every field of the call's body counts; those of its fields do where left out. */
  counting?: Readonly<Record<string, unknown>>
}

/**
 * What a kind of request is: what is kept of one, who is told of it, and what may happen to it. It stands in `request.ts`
 * of its feature. `Request` is the body as its call parses it, `Beside` what its rows say that it does not: prices, the
 * words of a choice, names of files.
 */
export interface RequestKind<Request = unknown, Beside = unknown> {
  /** What it is called: the title of its stored summary. */
  title(request: Request, beside: Beside): string
  /** Its answers in the words of its form, as the overview showed them (`rowsOf` in `core/<feature>`). */
  rows(request: Request, beside: Beside): Section[]
  /**
   * Fields that no row says, by path as its call names them, each with the reason. A field that stands neither here nor
   * in a row turns a test red, as staff would never see its answer.
   */
  unsaid?: Readonly<Record<string, string>>
  /**
   * Makes the one mail to its sender (D22). It may read what the request alone does not tell, such as a place, but
   * changes nothing: it is made again when somebody asks for its attachments on their own pages. The vault signs the link
   * of one that must be confirmed.
   */
  mail(
    submission: SubmissionOf<Request>,
    sender: Sender,
    runtime: MailRuntime,
  ): Confirmation | Promise<Confirmation>
  /** How its sender is reminded of its appointments, a day before; left out, of none. */
  remind?(submission: SubmissionOf<Request>): Reminder
  /** How it reaches the partners that it goes to beside its mail. */
  deliveries?: readonly PartnerDelivery[]
  /** What may happen to it after it was `received`, and the state that each leads to (`/mijn` shows it). */
  events: readonly RequestEvent[]
  /** Codename of the desk that sees to it; that of `klantenservice` when left out. */
  desk?: string
  /** It only makes or changes the account: it goes with it. */
  forAccount?: true
  /** One whose every field counts where it can: of a gift the payment does not. */
  example(): RequestExample<Request, Beside>
}

/** What is stored of a request, in the words of its form. */
export const summaryOf = <Request, Beside>(
  kind: RequestKind<Request, Beside>,
  request: Request,
  beside: Beside,
): FilledForm => ({
  title: kind.title(request, beside),
  sections: kind.rows(request, beside),
})
