import { paymentMethod } from '../../../core/fields/payment-method.ts'
import type { MyData } from '../../../core/mijn/data.ts'
import { stateWords } from '../../../core/mijn/words.ts'
import { type House, nowOf } from '../context.ts'
import type { FrozenDocument } from '../submissions/insert.ts'
import { salutationOf } from './pages.ts'
import { cardOf, isHome, lastOfIban, type OwnRow } from './person.ts'
import { listRequests } from './requests.ts'

const known = <T extends Record<string, string | null | undefined>>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const accountOf = (row: OwnRow): MyData['account'] => ({
  emailAddress: row.email,
  createdAt: row.created_at,
  ...known({
    salutation: salutationOf(row.gender),
    initials: row.initials,
    infix: row.inserts,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    phoneNumberMobile: row.mobile,
    phoneNumberLandline: row.landline,
    communityAlias: row.community_alias,
  }),
  hasPassword: row.password_hash !== null,
  ...(isHome(row) && {
    address: {
      postcode: row.postcode,
      houseNumber: row.house_number,
      addition: row.addition ?? '',
      streetName: row.street_name,
      placeName: row.city,
    },
  }),
})

const membershipOf = (house: House, row: OwnRow): Pick<MyData, 'membership'> => {
  const card = cardOf(house, row)
  if (!card) return {}
  const method = card.payment === 'direct-debit' ? '1' : '0'
  return {
    membership: {
      relationId: card.relationId,
      startedOn: card.since,
      paymentMethod: paymentMethod.facts.choices?.find(({ value }) => value === method)?.label ?? '',
      feeCents: card.feeCents,
      surchargeCents: card.surchargeCents,
      ...known({
        endsOn: card.state === 'runs' ? undefined : card.until,
        iban: card.iban,
        mandateReference: card.mandateReference,
        mandateSignedOn: card.mandateSignedOn,
      }),
    },
  }
}

/** Rows by the request that they belong to; somebody with thousands must not hold everybody up. */
const byReference = <T extends { reference: string }>(rows: readonly T[]) => {
  const grouped = Map.groupBy(rows, ({ reference }) => reference)
  return (reference: string): readonly T[] => grouped.get(reference) ?? []
}

/** Everything of their requests, joined here: one question to the database for each kind of thing. */
const requestsOf = async (house: House, personId: string): Promise<MyData['requests']> => {
  const { database } = house
  const { lines } = await listRequests(house, personId, { size: Number.MAX_SAFE_INTEGER })
  const own = database.selectFrom('submission').where('submission.person_id', '=', personId)
  const documents = await own.select(['reference', 'document']).execute()
  const files = await own
    .innerJoin('file', 'file.submission_id', 'submission.id')
    .select(['reference', 'file.name', 'file.bytes', 'file.created_at'])
    .orderBy('file.created_at')
    .execute()
  const consents = await own
    .innerJoin('consent', 'consent.submission_id', 'submission.id')
    .select(['reference', 'consent.wording', 'consent.version', 'consent.given_at'])
    .orderBy('consent.given_at')
    .execute()
  const [documentsOf, filesOf, consentsOf] = [
    byReference(documents),
    byReference(files),
    byReference(consents),
  ]
  return lines.map(({ reference, title, receivedAt, state }) => ({
    reference,
    title,
    receivedAt,
    status: stateWords[state].label,
    answers: documentsOf(reference).flatMap(({ document }) => (document as FrozenDocument).office),
    files: filesOf(reference).map(({ name, bytes, created_at }) => ({
      name,
      bytes,
      uploadedAt: created_at,
    })),
    consents: consentsOf(reference).map(({ wording, version, given_at }) => ({
      wording,
      version,
      givenAt: given_at,
    })),
  }))
}

const byPerson = async ({ database }: House, personId: string) => ({
  mandates: await database
    .selectFrom('mandate')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('given_at')
    .execute(),
  letters: await database
    .selectFrom('letter')
    .select(['kind', 'created_at', 'sent_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute(),
  sessions: await database
    .selectFrom('session')
    .select(['created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute(),
  trail: await database
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .orderBy('id')
    .execute(),
})

/** Everything that we keep about a person: their right to see it (AVG, article 15) and to take it along (article 20). */
export const collectData = async (house: House, row: OwnRow): Promise<MyData> => {
  const { mandates, letters, sessions, trail } = await byPerson(house, row.id)
  return {
    madeAt: nowOf(house),
    account: accountOf(row),
    ...membershipOf(house, row),
    mandates: mandates.map((one) => ({
      reference: one.reference,
      iban: lastOfIban(house, one.iban_locked) ?? '',
      givenAt: one.given_at,
      ...known({ wording: one.wording, endedAt: one.ended_at }),
    })),
    requests: await requestsOf(house, row.id),
    letters: letters.map(({ kind, created_at, sent_at }) => ({
      about: kind,
      writtenAt: created_at,
      ...known({ sentAt: sent_at }),
    })),
    sessions: sessions.map(({ created_at, expires_at }) => ({ startedAt: created_at, endsAt: expires_at })),
    trail,
  }
}
