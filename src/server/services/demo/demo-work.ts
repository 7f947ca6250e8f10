import { sql } from 'kysely'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { today } from '../../../core/kernel/clock.ts'
import { deadQueue } from '../../outbox/queue.ts'
import { nowOf } from '../context.ts'
import { assignRequest } from '../requests/assign.ts'
import { claimRequest } from '../requests/claim.ts'
import type { DemoColleague, DemoStory } from '../requests/demo-request-list.ts'
import { noteRequest } from '../requests/note.ts'
import { takeNext } from '../requests/pile.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { deliveryQueue } from '../submissions/submissions-queues.ts'
import { type DemoDesk, site } from './demo-desk.ts'

const versionOf = async ({ tx, requestOf }: DemoDesk, story: DemoStory): Promise<number> => {
  const { version } = await tx
    .selectFrom('request_work')
    .select('version')
    .where('submission_id', '=', requestOf(story).id)
    .executeTakeFirstOrThrow()
  return version
}

/** Corrects the answer that stands behind this label. */
const correct = async (
  desk: DemoDesk,
  story: DemoStory,
  { label, value, reason }: { label: string; value: string; reason: string },
): Promise<void> => {
  const { id, reference } = desk.requestOf(story)
  const { summary } = await desk.tx
    .selectFrom('submission')
    .select('summary')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const place = (summary as FrozenSummary).office.findIndex((answer) => answer.label === label)
  const body = { version: await versionOf(desk, story), place, value, reason }
  await desk.serve('request-corrections.write', desk.at(4, desk.staff.medewerker), {
    ...{ params: { reference }, query: {}, body },
  })
}

const callBack = async (
  desk: DemoDesk,
  story: 'called' | 'not-reached',
  of: { by: DemoColleague; minutesAgo: number; note: string },
): Promise<void> => {
  const { reference } = desk.requestOf(story)
  const body = { version: await versionOf(desk, story), note: of.note }
  await desk.serve(`callback.${story}`, desk.at(of.minutesAgo / 60, desk.staff[of.by]), {
    ...{ params: { reference }, query: {}, body },
  })
}

/** The phone calls of the past two hours, one of each outcome. */
const noteCalls = async (desk: DemoDesk): Promise<void> => {
  const note = (by: DemoColleague, minutesAgo: number, body: object) =>
    desk.serve('phone-calls.note', desk.at(minutesAgo / 60, desk.staff[by]), { params: {}, query: {}, body })
  await note('medewerker2', 118, {
    ...{ outcome: 'answered', topic: 'membership', about: '12345678' },
    note: 'Vroeg of de contributie al betaald is. Dat is zo.',
  })
  await note('medewerker', 83, {
    ...{ outcome: 'call-back', topic: 'request', about: desk.requestOf('answered').reference },
    note: 'Wil weten of het nieuwe adres goed staat. Vanmiddag terugbellen.',
  })
  await note('medewerker', 52, {
    ...{ outcome: 'passed-on', topic: 'advice' },
    note: 'Vraag over een erfgrens. Doorverbonden met de jurist.',
  })
  await note('medewerker2', 31, {
    ...{ outcome: 'request-made', topic: 'appointment', about: desk.requestOf('to-call').reference },
    note: 'Afspraak gemaakt om teruggebeld te worden.',
  })
  await note('medewerker', 9, { outcome: 'nothing', topic: 'other' })
}

/** A colleague who is away since yesterday, whose work lies on the pile again. */
const reportAbsence = async (desk: DemoDesk): Promise<void> => {
  const { reference } = desk.requestOf('given')
  const { adviseur2: away, medewerker2: by } = desk.staff
  await assignRequest.run(desk.at(90, by), { reference, to: away.id })
  const ctx = desk.at(24, by)
  const from = today(ctx.clock)
  const body = { from: from.toString(), until: from.add({ days: 5 }).toString() }
  await desk.serve('staff-absence.report-colleague', ctx, { params: { id: away.id }, query: {}, body })
}

/** The delivery that a partner refused, among what got stuck, as its job left it there. */
const getStuck = async (desk: DemoDesk): Promise<void> => {
  const { id } = desk.requestOf('stuck')
  const { partner } = await desk.tx
    .selectFrom('delivery')
    .select('partner')
    .where('submission_id', '=', id)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow()
  const at = nowOf(desk.at(53, site))
  await sql`
    INSERT INTO pgboss.job (name, data, created_on, source_name, source_id, source_retry_count, source_output)
    VALUES (${deadQueue}, ${JSON.stringify({ submission: id, partner })}::jsonb, ${at}::timestamptz,
      ${deliveryQueue.name}, gen_random_uuid(), 0, ${JSON.stringify({ reason: 'PermanentFailure' })}::jsonb)`.execute(
    desk.tx,
  )
}

/** What those who work in the demo did beside writing: taking, noting, correcting, calling. */
export const work = async (desk: DemoDesk): Promise<void> => {
  const { medewerker, medewerker2 } = desk.staff
  const dueToday = desk.requestOf('today').reference
  await claimRequest.run(desk.at(1.5, medewerker), { reference: dueToday })
  await noteRequest.run(desk.at(1, medewerker), {
    reference: dueToday,
    note: 'Mail is wel weg. Gevraagd om in de map met ongewenste mail te kijken.',
  })
  await noteRequest.run(desk.at(18, medewerker2), {
    reference: desk.requestOf('read').reference,
    note: 'Gevraagd aan Financieel. Antwoord komt morgen.',
  })
  await correct(desk, 'corrected', {
    label: email.facts.label,
    value: 'joke.w@voorbeeld.nl',
    reason: 'telefonisch',
  })
  await correct(desk, 'corrected-too', {
    label: contactName.facts.label,
    value: "Willem in 't Veld-Smit",
    reason: 'per-brief',
  })
  await callBack(desk, 'called', {
    by: 'medewerker2',
    minutesAgo: 40,
    note: 'Gebeld. Stuurt de brief eerst naar ons.',
  })
  await callBack(desk, 'not-reached', {
    by: 'medewerker',
    minutesAgo: 25,
    note: 'Geen gehoor. Ingesproken dat we nog eens bellen.',
  })
  await noteCalls(desk)
  await reportAbsence(desk)
  await getStuck(desk)
  await takeNext.run(desk.at(0, medewerker2), { desk: 'klusservice' })
  await takeNext.run(desk.at(0, medewerker), { desk: 'klusservice' })
}
