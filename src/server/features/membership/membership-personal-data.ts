import { paymentWords } from '../../../core/mijn/mijn-words.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'
import { cardOf, readPerson } from '../../services/mijn/person.ts'
import { closeApplication, closeMembership } from './before-account-deletion.ts'

/** The consents that remain after the request that carried them was removed. */
const agreedTo = async ({ database }: Runtime, relationId: string) => {
  const rows = await database
    .selectFrom('consent')
    .select(['wording', 'version', 'given_at'])
    .where('relation_id', '=', relationId)
    .where('submission_id', 'is', null)
    .orderBy('given_at')
    .execute()
  return rows.map(({ wording, version, given_at }) => ({ wording, version, givenAt: given_at }))
}

const membershipOf = async (runtime: Runtime, personId: string) => {
  const row = await readPerson(runtime, personId)
  const card = row && cardOf(runtime, row)
  if (!card) return undefined
  return {
    relationId: card.relationId,
    startedOn: card.since,
    paymentMethod: paymentWords[card.payment],
    feeCents: card.feeCents,
    surchargeCents: card.surchargeCents,
    consents: await agreedTo(runtime, card.relationId),
    ...(card.state !== 'runs' && { endsOn: card.until }),
    ...(card.iban && { iban: card.iban }),
    ...(card.mandateReference && { mandateReference: card.mandateReference }),
    ...(card.mandateSignedOn && { mandateSignedOn: card.mandateSignedOn }),
  }
}

export const membershipPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'membership_application',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'removed',
    closing: closeApplication,
  },
  {
    table: 'membership',
    terms: ['account'],
    removedWith: 'person',
    exported: { membership: membershipOf },
    onDeletion: 'removed',
    closing: closeMembership,
  },
  {
    // the card itself belongs to nobody
    table: 'gift_card',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
