import { afterAll, afterEach, describe, expect, test } from 'vitest'
import {
  type ApplicationBody,
  allFour,
  contentsAndLegal,
  openApplications,
  silentInsurer,
} from '../../../../test/kit/applying-for-insurance.ts'
import type { AskedAnswers } from '../../../../test/kit/insurance-answers.ts'
import { put } from '../../../../test/kit/request-values.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { insurerName } from '../../ports/insurer.ts'

const { clock, server, answersOf, bodyFor, goodOf, takenIn, check, refused } = await openApplications()
afterAll(() => server.close())
const { db } = server.database
const { ports } = server.runtime
const { insurer } = ports
const start = clock.now()
afterEach(() => {
  ports.insurer = insurer
  clock.pass(start - clock.now())
})

const many = async (table: 'submission' | 'insurance_quote') =>
  (await db.selectFrom(table).select('id').execute()).length
const blocksOf = ({ answers }: ApplicationBody) => answers as unknown as AskedAnswers
const otherwise = (one: unknown) => (one === 'yes' ? 'no' : 'yes')

describe('what is applied for is the premium of a quote that holds', () => {
  const changed = { status: 409, code: 'price-changed' }

  test.each<[string, (body: ApplicationBody) => unknown]>([
    ['another premium', (body) => put(body, ['acceptedPremiumInCents'], body.acceptedPremiumInCents - 1)],
    ['another code', (body) => put(body, ['code'], body.code === '7KQM-X4TF' ? '7KQM-X4TG' : '7KQM-X4TF')],
    ['a larger home', (body) => put(body, ['answers', 'property', 'propertySurface'], 299)],
    [
      'another cover',
      (body) =>
        put(body, ['answers', 'inboedel', 'insureGlass'], otherwise(blocksOf(body).inboedel?.insureGlass)),
    ],
    [
      'one insurance more at the premium of fewer',
      (body) => put(body, ['answers', 'insurances'], ['Content', 'Liability', 'Legal']),
    ],
  ])('%s is refused, and judging makes no quote', async (what, tamper) => {
    const body = await goodOf()
    const before = await many('insurance_quote')
    const tampered = tamper(body) as ApplicationBody
    const all = what.startsWith('one insurance')
      ? put(tampered, ['answers', 'avp'], { useOwnRiskAvp: 'no' })
      : tampered
    expect(await refused(all)).toMatchObject(changed)
    expect(await many('insurance_quote')).toBe(before)
  })

  test('until the end of its last day', async () => {
    const body = await goodOf()
    // the quote was made on 20 November and holds for 30 days
    clock.travel('2026-12-20T22:59:00Z')
    expect((await check(body)).statusCode).toBe(200)
    clock.pass(2 * 60_000)
    expect(await refused(body)).toMatchObject(changed)
  })
})

describe('an insurer', () => {
  test('that is away keeps nobody from applying for a quote that holds', async () => {
    const body = await goodOf({ ...contentsAndLegal, packages: ['Legal'] })
    ports.insurer = silentInsurer
    expect((await check(body)).statusCode).toBe(200)
    await takenIn(body)
  })

  test('that is away is not needed to know the kind of home, where the browser was told it', async () => {
    const body = await goodOf(allFour)
    ports.insurer = silentInsurer
    await takenIn(put(body, ['answers', 'knownPropertyType'], '3'))
  })

  test('that answers late or nonsense makes no application wait for it or fail', async () => {
    const body = await goodOf(allFour)
    const nonsense = async () => Promise.reject(new PartnerError(insurerName, 'nonsense'))
    ports.insurer = { ...insurer, home: nonsense, compare: nonsense }
    await takenIn(put(body, ['answers', 'knownPropertyType'], '3'))
  })
})

test('who is not the person of the premium is told so at the field', async () => {
  const body = await goodOf()
  const relation = { ...body.relation, dateOfBirth: '1971-03-04' }
  expect(await refused({ ...body, relation })).toMatchObject({
    status: 400,
    errors: { 'relation.dateOfBirth': [expect.stringMatching(/geboortedatum/)] },
  })
})

test('another number of properties than of addresses is told; the standard cover is always insured', async () => {
  const drawn = answersOf(contentsAndLegal)
  const { realEstateProperties } = drawn.all.rechtsbijstand
  const legal = {
    ...drawn.asked.rechtsbijstand,
    ...{ coInsureRealEstatePropertyModule: 'yes', coInsureRealEstateRentalModule: 'no' },
    realEstateProperties: realEstateProperties.slice(0, 1),
    numberOfRentalContracts: undefined,
  }
  const asked = { ...drawn.asked, rechtsbijstand: legal } as unknown as AskedAnswers
  const body = await bodyFor({ ...drawn, asked })
  const wrong = await refused(put(body, ['answers', 'rechtsbijstand', 'numberOfRealProperties'], 2))
  expect(wrong).toMatchObject({
    status: 400,
    errors: {
      'answers.rechtsbijstand.numberOfRealProperties': ['Dit zijn er meer of minder dan je adressen noemt.'],
    },
  })
  const without = await refused(put(body, ['answers', 'rechtsbijstand', 'insureStandard'], 'no'))
  expect(Object.keys(without.errors ?? {})).toEqual(['answers.rechtsbijstand.insureStandard'])
  const whole = { ...legal, insureStandard: 'yes', numberOfRealProperties: 1 }
  const { row } = await takenIn(put(body, ['answers', 'rechtsbijstand'], whole))
  const { kept } = row.request as { kept: ApplicationBody }
  expect(blocksOf(kept).rechtsbijstand).toMatchObject({ insureStandard: 'yes', numberOfRealProperties: 1 })
  expect(JSON.stringify(row.summary)).toContain(realEstateProperties[0]?.street)
})

test('an insurance that the home cannot have is told at the insurances', async () => {
  const drawn = answersOf(allFour)
  const asked = put(drawn.asked, ['general', 'isRented'], 'yes') as AskedAnswers
  expect(await refused(await bodyFor({ ...drawn, asked }))).toMatchObject({
    status: 400,
    errors: { 'answers.insurances': ['Schakel niet ondersteunde pakketten uit.'] },
  })
})
