import type { ApplicationNews } from '../../../core/insurance/application.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import { insurerName } from '../../ports/insurer.ts'
import {
  type KeptApplication,
  newsAfterDecision,
  newsNow,
  type SandboxDecision,
} from '../../ports/sandbox-applications.ts'

export { type SandboxDecision, sandboxDecisions } from '../../ports/sandbox-applications.ts'

/** Most applications in the list. */
const most = 100

export interface ShownApplication {
  /** Our own reference. */
  reference: string
  news: ApplicationNews
}

export interface SandboxInsurer {
  applications(): Promise<ShownApplication[]>
  /** Decides an application, whatever was decided before; undefined for an unknown one. */
  decide(partnerReference: string, decision: SandboxDecision): Promise<ApplicationNews | undefined>
}

export const sandboxInsurer = ({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): SandboxInsurer => ({
  async applications() {
    const rows = await database
      .selectFrom('sandbox_order')
      .select(['body', 'reference'])
      .where('partner', '=', insurerName)
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ body, reference }) => {
      const { application, news } = body as KeptApplication
      return { reference: application.reference, news: newsNow(reference, news, clock.now()) }
    })
  },
  decide: (partnerReference, decision) =>
    database.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('sandbox_order')
        .select(['id', 'body'])
        .where('partner', '=', insurerName)
        .where('reference', '=', partnerReference)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return undefined
      const { application, news } = row.body as KeptApplication
      const before = newsNow(partnerReference, news, clock.now())
      const decided = newsAfterDecision(before, decision, clock.now())
      await tx
        .updateTable('sandbox_order')
        .set({ body: JSON.stringify({ application, news: decided } satisfies KeptApplication) })
        .where('id', '=', row.id)
        .execute()
      return decided
    }),
})
