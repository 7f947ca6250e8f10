import * as calls from '../../../core/contract/pile/pile-calls.ts'
import * as operations from '../../../core/contract/pile/pile-operations.ts'
import { feature } from '../../feature.ts'
import type { Context } from '../../services/context.ts'
import { partnersInTrouble } from '../../services/partner-status/read-partners.ts'
import { lineOf } from '../../services/requests/list.ts'
import { readPile, takeNext } from '../../services/requests/pile.ts'
import { returnQueue } from '../../services/requests/requests-queues.ts'
import { readToday } from '../../services/requests/today.ts'
import { staffAway } from '../../services/staff/absence.ts'
import { returnEndedClaims, returnStray } from '../../services/submissions/return-work.ts'

const returnToPile = async (ctx: Context): Promise<void> => {
  await returnEndedClaims(ctx)
  await returnStray(ctx, await staffAway(ctx))
}

/** Feature: what waits for whoever takes it, by what was promised to its sender (ADR 105). */
export const pile = feature('pile', calls, operations, {
  apiDescription: 'De stapel: wat wacht op wie het pakt.',
  verbs: {
    readPile: {
      may: readPile.may,
      run: async (ctx, { query }) => {
        const { free, waiting, held } = await readPile.run(ctx, query)
        return {
          items: free.map((row) => lineOf(ctx, row)),
          waiting,
          held: held.map(({ heldUntil, ...row }) => ({ ...lineOf(ctx, row), heldUntil })),
        }
      },
    },
    readToday: {
      may: readToday.may,
      run: async (ctx) => ({
        ...(await readToday.run(ctx)),
        partners: await partnersInTrouble(
          ctx,
          ctx.partners.map(({ name }) => name),
        ),
      }),
    },
    takeNext: {
      may: takeNext.may,
      run: async (ctx, { body }) => ({ taken: (await takeNext.run(ctx, body)) ?? null }),
    },
  },
  jobs: [{ queue: returnQueue, every: '* * * * *', run: returnToPile }],
})
