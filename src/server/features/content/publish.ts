import { takeBackSeconds } from '../../../core/content/take-back.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { publish } from '../../services/content/edit.ts'
import { instantFromNow } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import type { EditingContext } from './editing-context.ts'
import { mustPublish, needsFourEyes, writes } from './rights.ts'
import { draftChanged, holdSeen, noText } from './texts.ts'

interface Given {
  codename: string
  /** The draft that was read. */
  number: number
  /** Why it goes on the site with faults. */
  despite?: string | undefined
}

/**
 * Verb of staff: shows a draft to everybody.
 * @throws Fault 404, 403, 409 `draft-changed` or `four-eyes`; 400 with the faults at their places, unless it is said why the text
 * is published with them.
 */
export const publishDocument = {
  may: writes,
  run: async (ctx: EditingContext, { codename, number, despite }: Given) => {
    const { id } = await memberOfStaff(ctx)
    return ctx.transaction(async (tx) => {
      const held = await holdSeen(tx, codename, number)
      if (held.draft === undefined) throw noText('Dit document heeft geen concept.')
      const { fourEyes } = await mustPublish(ctx, codename, { before: held.published, after: held.draft })
      const writer = await tx
        .selectFrom('content_revision')
        .select('staff_id')
        .where('codename', '=', codename)
        .where('number', '=', number)
        .executeTakeFirst()
      if (fourEyes && writer?.staff_id === id) throw needsFourEyes()
      const { defects } = await ctx.editing.siteWith({ codename, body: held.draft })
      if (defects.length > 0 && despite === undefined)
        throw invalidFields(Object.fromEntries(defects.map(({ path, problem }) => [path, [problem]])))
      const kept = defects.length > 0 ? despite : undefined
      const done = await publish(tx, ctx.clock, codename, ctx.requestId, {
        number,
        staffId: id,
        fourEyes,
        despite: kept,
      })
      if (done.kind !== 'done') throw await draftChanged(tx, codename)
      await auditStaff({ ...ctx, database: tx }, kept ? 'content.publish-despite' : 'content.publish', {
        detail: codename,
      })
      return { number: done.number, takeBackUntil: instantFromNow(ctx, takeBackSeconds) }
    })
  },
}
