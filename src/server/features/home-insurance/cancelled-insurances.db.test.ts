import { afterAll, afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { naughtyStrings } from '../../../../test/hostile/naughty.ts'
import { contentsAndLegal, openApplications } from '../../../../test/kit/applying-for-insurance.ts'
import { serviceOf } from '../../../../test/kit/cancellation-letters.ts'
import { parsePath, put } from '../../../../test/kit/request-values.ts'
import type { DocumentContent } from '../../../core/documents.ts'
import { bricksOf, group } from '../../../core/fields/brick/group.ts'
import { fieldToday, setFieldClock } from '../../../core/fields/brick/today.ts'
import { cancellationService } from '../../../core/insurance/cancellation.ts'
import { dayOf, systemClock } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { drawDocument } from '../../../web/documents/draw.tsx'
import { fieldKeyOf } from '../../http/faults.ts'
import { orderLetters } from '../../services/cancellation-letters/follow-application.ts'
import { insurersForForm } from '../../services/cancellation-letters/insurers.ts'
import { sendCancellation } from '../../services/cancellation-letters/send-cancellation-letter.ts'
import { makeVault } from '../../services/vault.ts'

// Tests what `validate` and `submit` answer about the old insurances that an application cancels.

const startDate = dayOf(fieldToday()).add({ months: 3 }).toString()
const dayBefore = dayOf(startDate).subtract({ days: 1 }).toString()
const { clock, server, goodOf, takenIn, check, refused } = await openApplications(startDate)
afterAll(() => server.close())
const start = clock.now()
afterEach(() => {
  setFieldClock(systemClock)
  clock.pass(start - clock.now())
})

type Old = ReturnType<typeof serviceOf>['insurances'][number]
const cancelling = async (insurances: Partial<Old>[]) => {
  const service = serviceOf(server, { insurances: 1 })
  const [first] = service.insurances
  return {
    ...(await goodOf(contentsAndLegal)),
    cancellationService: { ...service, insurances: insurances.map((one) => ({ ...first, ...one })) },
  }
}

describe('an old insurance', () => {
  test('ends not before the new one begins, so that nobody is without', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: '1', cancellationDate: startDate },
      { name: 'Rechtsbijstandverzekering', insuranceNumber: '2', cancellationDate: dayBefore },
    ])
    expect(await refused(body)).toEqual({
      status: 400,
      code: 'invalid-fields',
      errors: {
        'cancellationService.insurances[1].cancellationDate': [
          'Dan ben je een tijd niet verzekerd. Kies de dag waarop je nieuwe verzekering begint, of een latere dag.',
        ],
      },
    })
  })

  test('may end on the first day of the new one', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: '1', cancellationDate: startDate },
    ])
    expect((await check(body)).statusCode).toBe(200)
  })

  const building = { name: 'Opstalverzekering', insuranceNumber: '2', cancellationDate: startDate } as const
  test('of a kind that is not applied for ends only by a tick of its own, kept in its words, and never earlier', async () => {
    const field = 'cancellationService.insurances[0].nothingReplaces'
    const unticked = await cancelling([{ ...building, nothingReplaces: undefined }])
    expect(await refused(unticked)).toMatchObject({
      status: 400,
      errors: { [field]: ['Bevestiging verplicht.'] },
    })
    const early = await cancelling([{ ...building, cancellationDate: dayBefore }])
    expect((await refused(early)).status).toBe(400)
    const { row } = await takenIn(await cancelling([building]))
    expect(JSON.stringify(row.summary)).toContain('Er komt niets voor in de plaats')
    const consents = await server.database.db
      .selectFrom('consent')
      .select('wording')
      .where('submission_id', '=', row.id)
      .where('legal_text', '=', 'unreplaced')
      .execute()
    expect(consents.map(({ wording }) => wording)).toEqual([
      `Ik weet dat mijn opstalverzekering op ${formatDay(startDate, 'plain')} stopt en dat er niets voor in de plaats komt.`,
    ])
  })

  test('that somebody said not to have is not cancelled', async () => {
    const body = put(
      await cancelling([{ name: 'Inboedelverzekering' }]),
      ['answers', 'general', 'haveTakenInsurance'],
      'no',
    )
    const { status, errors = {} } = await refused(body)
    expect([status, Object.keys(errors)]).toEqual([400, ['cancellationService.insurances[0].name']])
  })

  test('is told by kind and day in a mail that may not repeat its number, and the number stays with staff', async () => {
    const { row } = await takenIn(
      await cancelling([{ name: 'Inboedelverzekering', insuranceNumber: '06.12.34.56.78' }]),
    )
    const { mail, office } = row.summary as Record<'mail' | 'office', { label: string; value: string }[]>
    const told = (of: typeof mail) => of.find(({ label }) => label === 'Verzekering die stopt')?.value
    expect(told(mail)).toMatch(/^Inboedelverzekering, per \d/)
    expect(JSON.stringify(mail)).not.toContain('06.12.34')
    expect(told(office)).toContain('06.12.34.56.78')
  })

  test('stands once in the list', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: 'AB 12.345' },
      { name: 'Rechtsbijstandverzekering', insuranceNumber: 'AB 12.345' },
      { name: 'Inboedelverzekering', insuranceNumber: 'ab-12345' },
    ])
    expect(await refused(body)).toEqual({
      status: 400,
      code: 'invalid-fields',
      errors: {
        'cancellationService.insurances[2].insuranceNumber': ['Deze verzekering staat al in je lijst.'],
      },
    })
  })
})

describe('on the day on which the new insurance begins', () => {
  test('the old one may end that day as long as it is that day in Amsterdam', async () => {
    const day = '2026-12-10'
    const body = put(
      await cancelling([{ name: 'Inboedelverzekering', cancellationDate: day }]),
      ['answers', 'general', 'startDate'],
      day,
    )
    setFieldClock(clock)
    clock.travel('2026-12-10T22:59:59Z')
    expect((await check(body)).statusCode).toBe(200)
    clock.travel('2026-12-10T23:00:00Z')
    const { status, errors = {} } = await refused(body)
    expect([status, Object.keys(errors).sort()]).toEqual([
      400,
      ['answers.general.startDate', 'cancellationService.insurances[0].cancellationDate'],
    ])
  })
})

const lettersOf = async (id: string) =>
  (
    await server.database.db
      .selectFrom('cancellation_letter')
      .select('id')
      .where('submission_id', '=', id)
      .execute()
  ).map((one) => one.id)

const policies = (count: number): Partial<Old>[] =>
  Array.from({ length: count }, (_none, at) => ({ name: 'Opstalverzekering', insuranceNumber: `AB ${at}` }))

describe('a cancellation that no form makes', () => {
  const foreign = insurersForForm(makeVault(['a secret of thirty-two characters, other']))[0]
    ?.encryptedInsurer

  test.each<[string, (string | number)[], unknown]>([
    ['a text', [], 'ja'],
    ['a number', [], 1],
    ['yes', [], true],
    ['a list', [], [{}]],
    ['an applicant that is a list', ['applicant'], []],
    [
      'a signature with the prefix of its picture',
      ['applicant', 'signature'],
      'data:image/png;base64,iVBORw0KGgo=',
    ],
    ['a signature that is a list', ['applicant', 'signature'], ['iVBORw0KGgoAAAANSUhEUg==']],
    ['another picture', ['applicant', 'signature'], 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='],
    ['a PO box as text', ['applicant', 'address', 'type'], '1'],
    ['a third type of address', ['applicant', 'address', 'type'], 2],
    ['a house number with an exponent', ['applicant', 'address', 'houseNumber'], '1e3'],
    ['a code of another key', ['encryptedInsurer'], foreign],
    ['a name for a code', ['encryptedInsurer'], 'FBTO (Achmea)'],
    ['a code that is an object', ['encryptedInsurer'], { $ne: '' }],
    ['insurances that are an object', ['insurances'], { 0: {} }],
    ['no insurances', ['insurances'], []],
    ['insurances of nothing', ['insurances'], [null]],
    ['another kind of insurance', ['insurances', 0, 'name'], 'Autoverzekering'],
    ['a kind from the prototype', ['insurances', 0, 'name'], 'constructor'],
    ['a number for a policy number', ['insurances', 0, 'insuranceNumber'], 12345],
    ['a policy number that is a formula', ['insurances', 0, 'insuranceNumber'], '=HYPERLINK("x")'],
    ['a policy number of 31 signs', ['insurances', 0, 'insuranceNumber'], '1'.repeat(31)],
    ['a day that does not exist', ['insurances', 0, 'cancellationDate'], '2027-02-30'],
    ['a moment for a day', ['insurances', 0, 'cancellationDate'], `${startDate}T00:00:00Z`],
    ['a day long ago', ['insurances', 0, 'cancellationDate'], '2020-01-01'],
    ['a day far ahead', ['insurances', 0, 'cancellationDate'], '9999-12-31'],
  ])('is refused at its place: %s', async (_what, path, value) => {
    const body = put(await cancelling(policies(1)), ['cancellationService', ...path], value)
    const { status, errors = {} } = await refused(body)
    const field = fieldKeyOf(['cancellationService', ...path])
    expect(status).toBe(400)
    const fields = Object.keys(errors)
    expect(fields).not.toEqual([])
    expect(fields.filter((one) => !one.startsWith(field))).toEqual([])
  })

  test('without a signature says that it is required, with another picture what to do', async () => {
    const field = 'cancellationService.applicant.signature'
    const saidOf = async (signature: unknown) => {
      const body = put(await cancelling(policies(1)), field.split('.'), signature)
      return (await refused(body)).errors?.[field]
    }
    for (const nothing of ['', null, undefined])
      expect(await saidOf(nothing)).toEqual(['Dit is een verplicht veld.'])
    expect(await saidOf('R0lGODlhAQABAAAAACwAAAAAAQABAAA=')).toEqual(['Zet je handtekening, of typ je naam.'])
  })

  test('of nine insurances is refused, and one of eight gets eight letters', async () => {
    const nine = await refused(await cancelling(policies(9)))
    expect([nine.status, nine.errors]).toEqual([
      400,
      { 'cancellationService.insurances': ['Vul er hoogstens 8 in.'] },
    ])
    const { row } = await takenIn(await cancelling(policies(8)))
    expect(await lettersOf(row.id)).toHaveLength(8)
  })
})

describe('texts that have broken programs', () => {
  /** Repeats a text to the full length of its field, and to 20 signs, the most that initials without dots may have. */
  const filled = (text: string, max = 10) =>
    [max, 20].map((length) => text.repeat(Math.ceil(length / (text.length || 1))).slice(0, length))
  const typed = bricksOf(group({ cancellationService })).filter(
    ({ path, brick }) => brick.facts.control === 'text' && !path.endsWith('postcode'),
  )
  const texts = typed.map(({ path, brick }) => ({
    path: parsePath(path),
    taken: naughtyStrings
      .flatMap((text) => filled(text, brick.facts.maxLength))
      .map((text) => z.safeParse(brick.schema, text).data)
      .filter((text): text is string => typeof text === 'string' && text !== ''),
  }))
  const withTexts = async (round: number) =>
    texts.reduce<unknown>(
      (body, { path, taken }, at) => put(body, path, taken[(round * 5 + at * 3) % taken.length]),
      await cancelling([{ name: 'Opstalverzekering' }]),
    ) as Awaited<ReturnType<typeof cancelling>>

  test('are taken by each field that people type in', () => {
    expect(texts.map(({ path }) => path.at(-1))).toEqual([
      ...['initials', 'infix', 'lastName', 'houseNumberAddition', 'street', 'city', 'insuranceNumber'],
    ])
    for (const { path, taken } of texts) expect(taken.length, String(path)).toBeGreaterThan(5)
  })

  test.each([0, 1, 2, 3])(
    'stand in the letter as they are, at full length, and it is drawn and sent: round %i',
    async (round) => {
      const body = await withTexts(round)
      const { row } = await takenIn(body)
      await orderLetters(server.runtime, row.id)
      const [letter = ''] = await lettersOf(row.id)
      const drawn: { said: DocumentContent; pdf: string }[] = []
      await sendCancellation(
        server.runtime,
        {
          write: async () => ({ html: '', text: '' }),
          draw: async (said, sender) => {
            const pdf = await drawDocument(said, sender)
            drawn.push({ said, pdf: Buffer.from(pdf).toString('latin1') })
            return pdf
          },
        },
        letter,
      )
      const said = drawn[0]?.said.sections.flatMap(({ rows }) => rows.map(({ value }) => value)).join('\n')
      const { applicant, insurances } = body.cancellationService
      const { lastName, address } = applicant
      for (const text of [lastName, address.street, address.city, insurances[0]?.insuranceNumber])
        expect(said).toContain(text)
      expect(drawn[0]?.pdf).toMatch(/^%PDF.*\/Subtype \/Image/s)
    },
  )
})
