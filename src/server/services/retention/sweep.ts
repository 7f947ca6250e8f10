import { fromNow, type House, nowOf } from '../context.ts'
import { forgetFilesOf, forgetUnclaimed } from '../files/forget.ts'
import { forgetOld } from '../idempotency/claim.ts'
import { forgetRested } from '../limits/forget.ts'
import { forgetAnswers } from '../memory/recall.ts'

const yearSeconds = 365.25 * 86_400
/** Requests are kept two years, the trail of who did what as long. */
const requestSeconds = 2 * yearSeconds

/**
 * Removes what has had its time (the table on the privacy page); answers how many rows per kind. What a sandbox
 * keeps is removed by the sandbox itself.
 */
export const sweep = async (house: House): Promise<Record<string, number>> => ({
  files: await forgetUnclaimed(house),
  idempotency: await forgetOld(house.database, house),
  limits: await forgetRested(house.database, house),
  answers: await forgetAnswers(house),
  sessions: await forgetSessions(house),
  ...(await forgetRequests(house)),
})

const forgetSessions = async (house: House): Promise<number> => {
  const gone = await house.database
    .deleteFrom('session')
    .where('expires_at', '<', nowOf(house))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

const forgetRequests = async (house: House): Promise<{ requests: number; audit: number }> => {
  const before = fromNow(house, -requestSeconds)
  await forgetFilesOf(house, before)
  const requests = await house.database
    .deleteFrom('submission')
    .where('received_at', '<', before)
    .executeTakeFirst()
  const audit = await house.database.deleteFrom('audit').where('at', '<', before).executeTakeFirst()
  return { requests: Number(requests.numDeletedRows), audit: Number(audit.numDeletedRows) }
}
