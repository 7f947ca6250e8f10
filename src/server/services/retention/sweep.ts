import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { forgetUsed } from '../captcha/pass.ts'
import { forgetTickets } from '../community/tickets.ts'
import { fromNow, type House, nowOf } from '../context.ts'
import { forgetFilesOf, forgetUnclaimed } from '../files/forget.ts'
import { forgetOld } from '../idempotency/claim.ts'
import { forgetStoredAnswers } from '../partner-answers/partner-answer-cache.ts'
import { forgetOldTries } from '../passwords/tries.ts'
import { removeAccounts } from '../people/remove.ts'
import { forgetRested } from '../rate-limits/forget.ts'
import { forgetOldDevices } from '../sessions/devices.ts'

/**
 * Removes what has had its time (`core/rules/retention.ts`, as the privacy page shows it); answers how many rows per kind. What a sandbox
 * keeps is removed by the sandbox itself.
 */
export const sweep = async (house: House): Promise<Record<string, number>> => ({
  files: await forgetUnclaimed(house),
  idempotency: await forgetOld(house.database, house),
  limits: await forgetRested(house.database, house),
  answers: await forgetStoredAnswers(house),
  captchas: await forgetUsed(house),
  tickets: await forgetTickets(house),
  sessions: await forgetSessions(house),
  devices: await forgetOldDevices(house),
  tries: await forgetOldTries(house),
  ...(await forgetLetters(house)),
  mandates: await forgetMandates(house),
  ...(await forgetVves(house)),
  watches: await forgetWatches(house),
  jobs: await forgetJobs(house),
  ...(await forgetRequests(house)),
  consents: await forgetConsents(house),
})

/** Jobs hold ids only, and go when they have had their time; dead letters stay until staff have seen to them. */
const forgetJobs = async ({ database, clock }: House): Promise<number> => {
  const gone = await sql`
    DELETE FROM pgboss.job WHERE state IN ('completed', 'cancelled', 'failed')
      AND completed_on < ${retentionCutOff(clock, 'jobs')}::timestamptz`.execute(database)
  return Number(gone.numAffectedRows ?? 0)
}

const forgetSessions = async (house: House): Promise<number> => {
  const gone = await house.database
    .deleteFrom('session')
    .where((on) =>
      on.or([
        on('expires_at', '<', nowOf(house)),
        on.and([
          on('person_id', 'is not', null),
          on('stays', '=', false),
          on('seen_at', '<', fromNow(house, -house.sessions.idle)),
        ]),
        on.and([
          on('person_id', 'is not', null),
          on('stays', '=', true),
          on('seen_at', '<', fromNow(house, -house.sessions.stayingIdle)),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Mandates that ended so long ago that the books need them no more. */
const forgetMandates = async ({ database, clock }: House): Promise<number> => {
  const gone = await database
    .deleteFrom('mandate')
    .where('ended_at', '<', retentionCutOff(clock, 'payments'))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/**
 * Associations whose membership ended: first who we spoke with, then the membership that the books need; one that never
 * became a member as long as its request.
 */
const forgetVves = async ({ database, clock }: House): Promise<{ vves: number; vveContacts: number }> => {
  const before = (term: 'vve' | 'vveContacts') => amsterdamDay(retentionCutOff(clock, term)).toString()
  const vves = await database
    .deleteFrom('vve_membership')
    .where((on) =>
      on.or([
        on('ends', '<', before('vve')),
        on.and([on('relation_id', 'is', null), on('applied_at', '<', retentionCutOff(clock, 'requests'))]),
      ]),
    )
    .executeTakeFirst()
  const nobody = sql<string>`'{}'::jsonb`
  const vveContacts = await database
    .updateTable('vve_membership')
    .set({ contact: nobody })
    .where('ends', '<', before('vveContacts'))
    .where('contact', '<>', nobody)
    .executeTakeFirst()
  return { vves: Number(vves.numDeletedRows), vveContacts: Number(vveContacts.numUpdatedRows) }
}

/** Mortgages that have not been watched for so long that nobody asks about them. */
const forgetWatches = async ({ database, clock }: House): Promise<number> => {
  const gone = await database
    .deleteFrom('hypotheekwacht')
    .where('ends', '<', amsterdamDay(retentionCutOff(clock, 'watches')).toString())
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Letters and links that are over, and accounts that nobody confirmed. */
const forgetLetters = async (house: House) => {
  const { database, clock } = house
  const before = retentionCutOff(clock, 'letters')
  const letters = await database.deleteFrom('letter').where('created_at', '<', before).executeTakeFirst()
  const links = await database.deleteFrom('mailed_link').where('expires_at', '<', before).executeTakeFirst()
  await forgetNobodys(house)
  const unconfirmed = sql`active_at IS NULL AND created_at < ${retentionCutOff(clock, 'accounts')}::timestamptz`
  return {
    letters: Number(letters.numDeletedRows),
    links: Number(links.numDeletedRows),
    accounts: await removeAccounts(database, unconfirmed),
  }
}

/**
 * Links of nobody, their letters along: a name that no account has gets the same work as one that has
 * (`forgottenPassword`), and what is written for it is of no use once its job ran.
 */
const forgetNobodys = async (house: House): Promise<void> => {
  await house.database
    .deleteFrom('mailed_link')
    .where('person_id', 'is', null)
    .where('created_at', '<', fromNow(house, -3600))
    .execute()
}

/** Requests with all that hangs on them, and the trail of who did what. */
const forgetRequests = async (house: House): Promise<{ requests: number; audit: number }> => {
  const before = retentionCutOff(house.clock, 'requests')
  await forgetFilesOf(house, before)
  const requests = await house.database
    .deleteFrom('submission')
    .where('received_at', '<', before)
    .executeTakeFirst()
  const audit = await house.database
    .deleteFrom('audit')
    .where('at', '<', retentionCutOff(house.clock, 'trail'))
    .executeTakeFirst()
  return { requests: Number(requests.numDeletedRows), audit: Number(audit.numDeletedRows) }
}

/** What was agreed to goes after its request, once no membership leans on it and the books need it no more. */
const forgetConsents = async ({ database, clock }: House): Promise<number> => {
  const since = retentionCutOff(clock, 'consents')
  const leansOnIt = (table: 'membership' | 'vve_membership') =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} AS one
      WHERE one.relation_id = consent.relation_id AND (one.ends IS NULL OR one.ends >= ${since}::timestamptz))`
  const gone = await sql`
    DELETE FROM consent WHERE submission_id IS NULL AND NOT ${leansOnIt('membership')}
      AND NOT ${leansOnIt('vve_membership')} AND (ended_at IS NULL OR ended_at < ${since}::timestamptz)
      AND NOT EXISTS (SELECT FROM mandate WHERE mandate.relation_id = consent.relation_id)`.execute(database)
  return Number(gone.numAffectedRows ?? 0)
}
