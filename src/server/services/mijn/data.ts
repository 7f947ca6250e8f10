import type { MyData } from '../../../core/mijn/data.ts'
import { paymentWords, stateWords, through } from '../../../core/mijn/words.ts'
import type { Provider } from '../../../core/rules/mortgage-providers.ts'
import type { ConsentTable } from '../../database/tables.ts'
import { type House, nowOf } from '../context.ts'
import { salutationOf } from './pages.ts'
import { cardOf, isHome, lastOfIban, type OwnRow } from './person.ts'
import { isAnyOf, requestBatches } from './requests.ts'

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

type Agreed = Pick<ConsentTable, 'wording' | 'version' | 'given_at'>
const consentOf = ({ wording, version, given_at }: Agreed) => ({ wording, version, givenAt: given_at })

const membershipOf = (house: House, row: OwnRow, agreed: readonly Agreed[]): Pick<MyData, 'membership'> => {
  const card = cardOf(house, row)
  if (!card) return {}
  return {
    membership: {
      relationId: card.relationId,
      startedOn: card.since,
      paymentMethod: paymentWords[card.payment],
      feeCents: card.feeCents,
      surchargeCents: card.surchargeCents,
      consents: agreed.map(consentOf),
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
const bySubmission = <T extends { submission_id: string | null }>(rows: readonly T[]) => {
  const grouped = Map.groupBy(rows, ({ submission_id }) => submission_id)
  return (id: string): readonly T[] => grouped.get(id) ?? []
}

/** What hangs on these requests: one question to the database for each kind of thing. */
const hangingOn = async ({ database }: House, ids: readonly string[]) => {
  const files = await database
    .selectFrom('file')
    .select(['submission_id', 'name', 'bytes', 'created_at'])
    .where(isAnyOf('submission_id', ids))
    .orderBy('created_at')
    .execute()
  const consents = await database
    .selectFrom('consent')
    .select(['submission_id', 'wording', 'version', 'given_at'])
    .where(isAnyOf('submission_id', ids))
    .orderBy('given_at')
    .execute()
  return { filesOf: bySubmission(files), consentsOf: bySubmission(consents) }
}

/** Everything of a person's requests, newest first, in batches. */
export async function* collectRequests(house: House, personId: string): AsyncGenerator<MyData['requests']> {
  for await (const batch of requestBatches(house, personId)) {
    // what was attached by its address shows no more than its mail did
    const whole = batch.filter(({ attached }) => !attached).map(({ id }) => id)
    const { filesOf, consentsOf } = await hangingOn(house, whole)
    yield batch.map(({ id, line, answers }) => ({
      reference: line.reference,
      title: line.title,
      receivedAt: line.receivedAt,
      status: stateWords[line.state].label,
      answers,
      files: filesOf(id).map((one) => ({ name: one.name, bytes: one.bytes, uploadedAt: one.created_at })),
      consents: consentsOf(id).map(consentOf),
    }))
  }
}

const byPerson = async ({ database }: House, { id: personId, relation_id }: OwnRow) => ({
  agreed: await database
    .selectFrom('consent')
    .select(['wording', 'version', 'given_at'])
    .where('relation_id', '=', relation_id)
    .where('submission_id', 'is', null)
    .orderBy('given_at')
    .execute(),
  watches: await database
    .selectFrom('hypotheekwacht')
    .select(['partner', 'since', 'ends'])
    .where('person_id', '=', personId)
    .orderBy('since')
    .execute(),
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
    .select(['at', 'action', 'times'])
    // also what others tried at this account
    .where((on) => on.or([on('person_id', '=', personId), on('subject_id', '=', personId)]))
    .orderBy('at')
    .orderBy('id')
    .execute(),
})

/** Everything but the requests, which may be very many. */
export type DataBesideRequests = Omit<MyData, 'requests'>

/** Everything that we keep about a person beside their requests. */
export const collectBesideRequests = async (house: House, row: OwnRow): Promise<DataBesideRequests> => {
  const { agreed, mandates, watches, letters, sessions, trail } = await byPerson(house, row)
  return {
    madeAt: nowOf(house),
    account: accountOf(row),
    ...membershipOf(house, row, agreed),
    mandates: mandates.map((one) => ({
      reference: one.reference,
      iban: lastOfIban(house, one.iban_locked, ['mandate.iban_locked', one.reference]) ?? '',
      givenAt: one.given_at,
      ...known({ wording: one.wording, endedAt: one.ended_at }),
    })),
    watches: watches.map(({ partner, since, ends }) => ({
      through: through[partner as Provider],
      since,
      ...known({ endedOn: ends }),
    })),
    letters: letters.map(({ kind, created_at, sent_at }) => ({
      about: kind,
      writtenAt: created_at,
      ...known({ sentAt: sent_at }),
    })),
    sessions: sessions.map(({ created_at, expires_at }) => ({ startedAt: created_at, endsAt: expires_at })),
    trail: trail.map(({ at, action, times }) => ({ at, action, ...(times > 1 && { times }) })),
  }
}

/** Everything that we keep about a person: their right to see it (AVG, article 15) and to take it along (article 20). */
export const collectData = async (house: House, row: OwnRow): Promise<MyData> => {
  const requests: MyData['requests'] = []
  for await (const batch of collectRequests(house, row.id)) requests.push(...batch)
  return { ...(await collectBesideRequests(house, row)), requests }
}

/** The same as JSON, in pieces as the requests are read. */
export async function* writeData(house: House, row: OwnRow): AsyncGenerator<string> {
  yield `${JSON.stringify(await collectBesideRequests(house, row)).slice(0, -1)},"requests":[`
  let between = ''
  for await (const batch of collectRequests(house, row.id)) {
    yield between + batch.map((one) => JSON.stringify(one)).join(',')
    between = ','
  }
  yield ']}'
}
