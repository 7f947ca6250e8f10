import { randomUUID } from 'node:crypto'
import type { ApplicationNews, ApplicationState } from '../../src/core/insurance/application.ts'
import { exampleComparison } from '../../src/core/insurance/comparison.ts'
import { insurerName } from '../../src/server/ports/insurer.ts'
import { nowOf } from '../../src/server/services/context.ts'
import { keepApplication } from '../../src/server/services/insurance-applications/keep-application.ts'
import { type ApplicationOf, toInsurer } from '../../src/server/services/insurance-applications/to-insurer.ts'
import { deliver } from '../../src/server/services/submissions/deliver.ts'
import type { TestServer } from './server.ts'

// Adds applications for insurances straight to the database, without the form.

export const iban = 'NL91ABNA0417164300'

export interface AddedApplication {
  id: string
  reference: string
  emailAddress: string
}

/** Adds an application that was received this moment and waits for its delivery. */
export const addApplication = async (
  { runtime, database }: TestServer,
  { personId }: { personId?: string } = {},
): Promise<AddedApplication> => {
  const id = randomUUID()
  const reference = `VERZ-${id.slice(0, 8)}`
  const emailAddress = `${id.slice(0, 8)}@voorbeeld.nl`
  const answers = [
    { section: 'Laatste vragen', label: 'Is er ooit een verzekering opgezegd?', value: 'Nee' },
    { label: 'E-mailadres', value: emailAddress },
  ]
  await database.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('submission')
      .values({
        ...{ id, reference, kind: 'home-insurance.test', received_at: nowOf(runtime) },
        ...{ person_id: personId ?? null, request: JSON.stringify({ kept: {} }) },
        summary: JSON.stringify({ title: 'Woonverzekeringen', office: answers, mail: answers }),
      })
      .execute()
    await tx.insertInto('delivery').values({ submission_id: id, partner: insurerName }).execute()
    await keepApplication(tx, runtime, {
      ...{ submissionId: id, iban, emailAddress, startDate: '2027-01-01', quoteCode: '7KQM-X4TF' },
      insurances: exampleComparison.slice(0, 2),
    })
  })
  return { id, reference, emailAddress }
}

/** What an application like that sends to the insurer. */
export const applicationOf: ApplicationOf = async (
  _ctx,
  { reference, receivedAt },
  { iban: accountNumber },
) => ({
  ...{ reference, receivedAt, startDate: '2027-01-01', period: 'MAAND', addresses: [], answers: [] },
  quote: { code: '7KQM-X4TF', madeOn: '2026-11-20', conditions: '2026-01' },
  insurances: [{ insuranceType: 'Home', premiumCents: 1460, taxCents: 307 }],
  question: {} as never,
  applicant: {
    ...{ sex: 2, initials: 'J.P.', infix: '', lastName: 'Berg', emailAddress: 'a@voorbeeld.nl' },
    ...{ dateOfBirth: '1980-02-03', phoneNumberMobile: '0612345678', accountNumber },
  },
})

/** Hands an application to the insurer as its job does, and answers the insurer's reference. */
export const handOver = async ({ runtime, database }: TestServer, id: string): Promise<string> => {
  await deliver(runtime, { submission: id, partner: insurerName }, () => toInsurer(applicationOf))
  const row = await database.db
    .selectFrom('insurance_application')
    .select('partner_reference')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.partner_reference ?? ''
}

/** A notice of the insurer, with the fields that belong to its state. */
export const newsOf = (
  partnerReference: string,
  sequence: number,
  state: ApplicationState,
  over: Partial<ApplicationNews> = {},
): ApplicationNews => ({
  ...{ partnerReference, sequence, state, at: '2026-11-24T12:00:00Z' },
  ...(state === 'more-information' && { question: 'Hangt er een rookmelder?' }),
  ...(state === 'accepted' && { policyNumber: 'P-2026-0042' }),
  ...(state === 'ended' && { endsOn: '2027-06-30' }),
  ...over,
})
