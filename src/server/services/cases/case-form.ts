import type { AnswerOf, AnyEndpoint, RequestOf } from '../../../core/contract/endpoint.ts'
import type { Case, CaseKind } from '../../ports/cases.ts'
import type { RequestContext } from '../context.ts'
import { keepingFiles } from '../files/keep-files.ts'
import { takeFiles } from '../files/take-files.ts'
import { noCosts } from '../prices/agreed.ts'
import { byMail } from '../submissions/delivery.ts'
import { type RequestKind, summaryOf } from '../submissions/request-kind.ts'
import { submit } from '../submissions/submit.ts'
import { caseEvents, ifHandledElsewhere, toCases } from './deliver.ts'

type StoredOf<E, Field extends string> = Omit<RequestOf<E>['body'], Field>

/** A form that is handled as a case and nothing else. It costs nothing, and makes no account and no membership. */
export interface CaseForm<E extends AnyEndpoint, Beside, Field extends string>
  extends Omit<RequestKind<StoredOf<E, Field>, Beside>, 'deliveries' | 'events' | 'forAccount' | 'remind'> {
  case: CaseKind
  /** The sender, in the form in which the partner for cases knows people. */
  customer(request: StoredOf<E, Field>): Case['customer']
  /** Set where our own desk can read it: while the partner for cases is switched off, nothing is handed over. */
  hasOwnDesk?: true
  /** Codename of the desk that reads it, where the answers decide that. */
  deskOf?(request: StoredOf<E, Field>): string
  /** The field with its files, and the extensions (with dot) that it accepts. */
  files?: { field: Field; accept: readonly string[] }
  /**
   * Prepares what its rows need beside the answers; the result is completed with the names of its files.
   * @throws Fault where an answer is not one of those that exist today.
   */
  beside(
    ctx: RequestContext,
    request: StoredOf<E, Field>,
  ): Promise<(files: readonly string[]) => Beside> | ((files: readonly string[]) => Beside)
  /** The answer of the call beside the reference. */
  answer?: Omit<AnswerOf<E>, 'reference'>
}

/**
 * A form that is handled as a case, for its feature: the kind of request (`request`), and the function that takes one in
 * (`send`). Its mail and its hand-over are queued in the transaction that stores it, so nothing is lost once it is answered.
 * Faults of `send`: 400 with errors at their fields, 429, 507.
 */
export const caseForm = <E extends AnyEndpoint, Beside = undefined, Field extends string = never>(
  endpoint: E,
  of: CaseForm<E, Beside, Field>,
) => {
  const handOver = toCases(of.case, of.customer)
  const request: RequestKind<StoredOf<E, Field>, Beside> = {
    ...of,
    deliveries: [handOver],
    events: caseEvents,
  }
  const { field = '', accept = [] } = of.files ?? {}
  const send = async (ctx: RequestContext, { body }: RequestOf<E>): Promise<AnswerOf<E>> => {
    const { [field]: sent = [], ...answers } = body as Record<string, unknown>
    const stored = answers as StoredOf<E, Field>
    const besideOf = await of.beside(ctx, stored)
    return keepingFiles(ctx, { sent: sent as unknown[], field }, (ids) =>
      ctx.accept(async (tx) => {
        const files = await takeFiles(tx, ctx, { ids, field, accept })
        const { id, reference } = await submit(tx, ctx, {
          endpoint,
          agreed: noCosts,
          request: stored,
          summary: summaryOf(request, stored, besideOf(files.names)),
          ...(of.deskOf && { desk: of.deskOf(stored) }),
          to: [...(of.hasOwnDesk ? ifHandledElsewhere(ctx, handOver) : [handOver]), byMail],
        })
        await files.claim(id)
        return { ...of.answer, reference } as AnswerOf<E>
      }),
    )
  }
  return { request, send, handOver }
}
