import { afterAll, describe, expect, test } from 'vitest'
import {
  type ApplicationBody,
  allFour,
  contentsAndLegal,
  openApplications,
} from '../../../../test/kit/applying-for-insurance.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { testSubmission } from '../../../../test/kit/submission.ts'
import { fieldToday } from '../../../core/fields/brick/today.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { insurerName } from '../../ports/insurer.ts'
import { policyOverview } from '../../services/insurance-applications/policy-overview.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { applicationToInsurer } from './application-order.ts'

const { server, answersOf, bodyFor, goodOf, good, endpoint, send, takenIn, check, refused } =
  await openApplications()
afterAll(() => server.close())
const { db } = server.database

testSubmission({ server, endpoint, good })

const of = (id: string) => ({
  application: () =>
    db
      .selectFrom('insurance_application')
      .selectAll()
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow(),
  consents: async () =>
    (await db.selectFrom('consent').select('legal_text').where('submission_id', '=', id).execute())
      .map(({ legal_text }) => legal_text)
      .sort(),
  letters: () =>
    db.selectFrom('cancellation_letter').select('state').where('submission_id', '=', id).execute(),
  orders: () => db.selectFrom('sandbox_order').select('body').where('key', '=', id).execute(),
})
const bring = (id: string) =>
  deliver(server.runtime, { submission: id, partner: insurerName }, () => applicationToInsurer)

const many = async (table: 'submission' | 'insurance_quote') =>
  (await db.selectFrom(table).select('id').execute()).length

describe('an application', () => {
  test('is kept with what was applied for, and reaches the insurer whole and once', async () => {
    const body = await goodOf(allFour)
    const { row } = await takenIn(body)
    const { application, orders } = of(row.id)
    const kept = await application()
    expect(kept).toMatchObject({
      state: 'pending',
      quote_code: body.code,
      email_address: body.relation.emailAddress,
    })
    expect(kept.insurances).toHaveLength(4)
    expect(JSON.stringify([row, kept])).not.toContain(body.relation.accountNumber)
    await bring(row.id)
    await bring(row.id)
    const sent = await orders()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      application: {
        ...{ reference: row.reference, startDate: fieldToday(), quote: { code: body.code } },
        applicant: { accountNumber: body.relation.accountNumber },
        question: { types: allFour.packages },
      },
    })
  })

  test('holds nothing of an insurance that was not chosen, whatever was sent', async () => {
    const drawn = answersOf({ ...contentsAndLegal, packages: ['Liability'] })
    const body = await bodyFor(drawn)
    const { row } = await takenIn({ ...body, answers: { ...body.answers, ...drawn.all } })
    const { insurances, property: _, ...blocks } = (row.request as { kept: ApplicationBody }).kept.answers
    expect(insurances).toEqual(['Liability'])
    expect(blocks).toEqual(drawn.asked)
    await bring(row.id)
    const [order] = await of(row.id).orders()
    const sent = order?.body as { application: { answers: { section: string }[] } } | undefined
    const sections = new Set(sent?.application.answers.map(({ section }) => section))
    expect([...sections].join()).not.toMatch(/Opstal|Inboedel|Rechtsbijstand/)
    expect(sections.size).toBeGreaterThan(3)
  })

  test('keeps the codes of the settings for the membership that comes along, whatever was sent', async () => {
    const body = await goodOf()
    const membership = { ...body.membership, type: 'gratis', campaignCode: 'GRATIS', packageCode: 'alles' }
    const { row } = await takenIn({ ...body, membership })
    expect((row.request as { kept: ApplicationBody }).kept.membership).toMatchObject({
      ...{ type: 'persoonlijk', campaignCode: 'woonverzekering', packageCode: 'woonpakket' },
    })
  })

  test('is checked without keeping anything, and told what the membership costs that comes along', async () => {
    const body = await good()
    const before = [await many('submission'), await many('insurance_quote')]
    expect((await check(body)).json()).toEqual({
      valid: true,
      premiumPerMonthInCents: body.acceptedPremiumInCents,
      membership: { feeInCents: 3450, isFirstYearFree: true },
      conditions: body.answers.insurances.map((insuranceType) => ({
        ...{ insuranceType, title: expect.any(String), edition: '2026-01', from: '2026-01-01' },
        ...{ href: expect.stringMatching(/\/polisvoorwaarden$/), isExample: true },
      })),
    })
    expect([await many('submission'), await many('insurance_quote')]).toEqual(before)
  })

  test('has letters that wait where insurances elsewhere are to be cancelled, and else none', async () => {
    const { row } = await takenIn()
    expect(await of(row.id).letters()).toEqual([{ state: 'waiting' }, { state: 'waiting' }])
    expect(JSON.stringify(row.summary)).toContain('FBTO')
    const without = await takenIn(await goodOf())
    expect(await of(without.row.id).letters()).toEqual([])
    expect(JSON.stringify(without.row.summary)).not.toContain('FBTO')
  })
})

describe('what is told of an application', () => {
  const byQuarter = async () => {
    const body = await goodOf()
    const { answers } = body as unknown as { answers: { general: object } }
    const { row } = await takenIn({
      ...body,
      answers: {
        ...answers,
        general: { ...answers.general, calculationPeriod: 'KWARTAAL' },
        knownPropertyType: '3',
        knownProperty: {
          ...{ isRight: 'yes', buildingYear: 1975, propertySurface: 120 },
          ...{ rebuildValueInCents: 31_000_000, wozIndicationInCents: 41_200_000 },
        },
      },
    } as unknown as typeof body)
    return { row, perMonth: body.acceptedPremiumInCents }
  }
  type Rows = { label: string; value: string; section?: string }[]

  test('holds the home as it was confirmed, what a quarter costs, who takes that, and which conditions', async () => {
    const { row, perMonth } = await byQuarter()
    const { mail } = row.summary as { mail: Rows }
    const told = new Map(mail.map(({ label, value }) => [label, value]))
    const known = ['Woningtype', 'Bouwjaar', 'Herbouwwaarde', 'WOZ-waarde', 'Kloppen deze gegevens?']
    expect(known.filter((label) => !told.has(label))).toEqual([])
    const quarter = formatCents(3 * perMonth)
    expect(told.get('Totaal per kwartaal')).toContain(quarter)
    expect(told.get('Afschrijving')).toContain(`elk kwartaal ${quarter}`)
    expect(told.get('Polisvoorwaarden inboedelverzekering')).toContain('editie 2026-01')
    const consents = await db
      .selectFrom('consent')
      .select(['legal_text', 'wording'])
      .where('submission_id', '=', row.id)
      .execute()
    const wordingOf = (name: string) => consents.find(({ legal_text }) => legal_text === name)?.wording
    expect(wordingOf('premium')).toContain(`elk kwartaal ${quarter} premie`)
    expect(wordingOf('insurance')).toContain('editie 2026-01')
  })

  test('where jewels are kept stands in no mail', async () => {
    const drawn = answersOf()
    const inboedel = { ...drawn.asked.inboedel, coInsureJewelryWorldwide: 'yes', hasJewelryProve: 'yes' }
    const jewels = {
      ...{ jewelryWorldwideAmount: 4000, jewelryWorldwideConsistExplanation: 'Een ring.' },
      jewelryLocationExplanation: 'Achter de boiler.',
    }
    const body = await bodyFor({ ...drawn, asked: { ...drawn.asked, inboedel: { ...inboedel, ...jewels } } })
    const { row } = await takenIn(body)
    const { mail, office } = row.summary as { mail: Rows; office: Rows }
    expect([JSON.stringify(mail), JSON.stringify(office)].map((text) => text.includes('boiler'))).toEqual([
      false,
      true,
    ])
  })

  test('in its policy overview no premium holds until a day, and each stands once', async () => {
    const { row } = await byQuarter()
    await db
      .updateTable('insurance_application')
      .set({ state: 'accepted', policy_number: 'P-1' })
      .where('submission_id', '=', row.id)
      .execute()
    const submission = await readSubmission(server.runtime, row.id)
    const content = submission && (await policyOverview.compose(server.runtime, submission))
    const rows = content?.sections.flatMap((one) => one.rows) ?? []
    const labels = rows.map(({ label }) => label)
    const times = (label: string) => labels.filter((one) => one === label).length
    expect(JSON.stringify(rows)).not.toContain('tot en met')
    expect(['Totaal per maand', 'Totaal per kwartaal', 'Assurantiebelasting', 'Bouwjaar'].map(times)).toEqual(
      [1, 1, 1, 1],
    )
  })
})

describe('the membership of who applies', () => {
  const joinsOf = (personId: string | null) =>
    db.selectFrom('membership_application').selectAll().where('person_id', '=', personId).execute()

  test('comes along for who has none, with a first year for nothing', async () => {
    const { row } = await takenIn(await goodOf())
    expect(await joinsOf(row.person_id)).toMatchObject([
      { submission_id: row.id, fee_cents: 3450, free_first_year: true, payment_method: 1 },
    ])
    expect(await of(row.id).consents()).toEqual(['collection', 'disclosure', 'insurance', 'premium', 'terms'])
  })

  test('has no second free year, and both calls say so', async () => {
    const person = await addPerson(server, { membership: { starts: '2024-01-01', ends: '2025-01-01' } })
    await db
      .updateTable('membership')
      .set({ free_first_year: true })
      .where('person_id', '=', person.id)
      .execute()
    const cookie = await cookieOf(server, person)
    const body = await goodOf()
    const checked = await check(body, undefined, cookie)
    expect(checked.json()).toMatchObject({ membership: { feeInCents: 3450, isFirstYearFree: false } })
    expect((await send(body, undefined, cookie)).statusCode).toBe(201)
    expect(await joinsOf(person.id)).toMatchObject([{ free_first_year: false }])
  })

  test('comes with the first of two applications', async () => {
    const person = await addPerson(server)
    const cookie = await cookieOf(server, person)
    for (const _time of [1, 2]) expect((await send(await goodOf(), undefined, cookie)).statusCode).toBe(201)
    expect(await joinsOf(person.id)).toHaveLength(1)
  })

  test('stays as it is of a member, who agrees with no collection and keeps their name', async () => {
    const person = await addPerson(server, {
      person: { gender: 0, initials: 'A.B.', last_name: 'Vries', date_of_birth: '1970-01-02' },
      membership: { iban: 'NL91ABNA0417164300' },
    })
    const cookie = await cookieOf(server, person)
    const one = await goodOf()
    expect((await check(one, undefined, cookie)).json()).not.toHaveProperty('membership')
    for (const membership of [one.membership, { agreeTerms: true }]) {
      const answer = await send({ ...(await goodOf()), membership }, undefined, cookie)
      expect(answer.statusCode, answer.body).toBe(201)
      const { reference } = answer.json<{ reference: string }>()
      const row = await db
        .selectFrom('submission')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      const { kept } = row.request as { kept: ApplicationBody }
      expect(kept.membership).not.toHaveProperty('agreeCollection')
      expect(kept.membership).not.toHaveProperty('agreeCollectionText')
      expect(kept.relation).toMatchObject({
        ...{ initials: 'A.B.', lastName: 'Vries', emailAddress: person.email },
      })
      expect(await of(row.id).consents()).toEqual(['disclosure', 'insurance', 'premium', 'terms'])
    }
    expect(await joinsOf(person.id)).toEqual([])
  })

  test('asks who has an account to log in', async () => {
    const { email } = await addPerson(server)
    const body = await goodOf()
    const relation = { ...body.relation, emailAddress: email }
    expect(await refused({ ...body, relation })).toMatchObject({ status: 409, code: 'email-taken' })
  })

  test('is not made of words about the collection that nobody showed', async () => {
    const body = await good()
    const answer = await send({ ...body, membership: { ...body.membership, agreeCollectionText: 'Nee' } })
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'price-changed'])
  })

  test('does not come for a fee that a member was not shown, whose membership ended meanwhile', async () => {
    const person = await addPerson(server, { membership: { starts: '2024-01-01', ends: '2025-01-01' } })
    const cookie = await cookieOf(server, person)
    const answer = await send({ ...(await goodOf()), acceptedFeeInCents: 0 }, undefined, cookie)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'price-changed'])
    expect(await joinsOf(person.id)).toEqual([])
  })

  test('needs the consent to collect', async () => {
    const body = await goodOf()
    const answer = await send({ ...body, membership: { ...body.membership, agreeCollection: false } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['membership.agreeCollection'])
  })
})
