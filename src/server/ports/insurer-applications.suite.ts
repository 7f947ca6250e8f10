import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { insuranceTypes } from '../../core/rules/insurance-packages.ts'
import { type InsuranceApplication, type InsuranceQuestion, type Insurer, insurerGuards } from './insurer.ts'
import type { Check } from './suite.ts'

/** An application for all insurances of a home, with every field filled in. */
export const applicationOf = (question: InsuranceQuestion): InsuranceApplication => ({
  reference: '7KQM-X4TF',
  receivedAt: '2026-11-20T11:58:00Z',
  quote: { code: 'K7MP-2QXD', madeOn: '2026-11-19', conditions: '2026-1' },
  insurances: insuranceTypes.map((insuranceType) => ({ insuranceType, premiumCents: 1894, taxCents: 398 })),
  question,
  startDate: '2026-12-01',
  period: 'HALF JAAR',
  applicant: {
    sex: 1,
    initials: 'J.P.',
    infix: "van der 't",
    lastName: 'Hart-Ĳssel',
    emailAddress: 'jannie@voorbeeld.nl',
    dateOfBirth: '1984-05-12',
    phoneNumberMobile: '+31612345678',
    accountNumber: 'NL91ABNA0417164300',
  },
  addresses: [
    {
      type: 0,
      postcode: '3821BT',
      houseNumber: 10,
      houseNumberAddition: 'A',
      street: 'Voorbeeldlaan',
      city: 'Amersfoort',
    },
    { type: 1, postcode: '3800AA', houseNumber: 99, houseNumberAddition: '', street: '', city: 'Amersfoort' },
  ],
  answers: [
    { section: 'Slotvragen', question: 'Heeft een verzekeraar je ooit geweigerd?', answer: 'Ja' },
    { section: 'Slotvragen', question: 'Waarom?', answer: 'Een premie kwam te laat.\nDaarna betaald.' },
  ],
})

/** A text as a stranger might have in a name: rare letters, quotes, signs that mean something in SQL, HTML or JSON. */
const strange = `"'; DROP TABLE x; -- <script>alert(1)</script> \\ % _ {"a":1} ${'ĳ🏠'.repeat(20)}`

const submitted = async (port: Insurer, key: string, application: InsuranceApplication): Promise<string> =>
  insurerGuards.submit.parse(await port.submit(key, application)).partnerReference

/** What every insurer must do with an application such as this one. */
export const applicationChecks = (
  example: InsuranceApplication,
): Check<{ port: Insurer; received?(key: string): Promise<number> }>[] => [
  {
    what: 'the same key is one application, however often and at once it is sent, and another key is another',
    async run({ port, received }) {
      const [key, other] = [`suite-${randomUUID()}`, `suite-${randomUUID()}`]
      const sent = await Promise.all(Array.from({ length: 10 }, () => submitted(port, key, example)))
      assert.equal(new Set(sent).size, 1, 'ten times the same key gave more than one reference')
      assert.notEqual(await submitted(port, other, example), sent[0], 'two keys gave one reference')
      assert.equal(await submitted(port, key, example), sent[0], 'the same key later gave another reference')
      if (received) assert.equal(await received(key), 1)
    },
  },
  {
    what: 'an application that was taken in is pending, and is known by the reference that it was answered',
    async run({ port }) {
      const reference = await submitted(port, `suite-${randomUUID()}`, example)
      const news = insurerGuards.status.parse(await port.status(reference))
      assert.equal(news?.partnerReference, reference)
      assert.equal(news.state, 'pending', 'nobody decided of it yet')
      assert.ok(news.sequence >= 1)
      assert.deepEqual(await port.status(reference), news, 'asked again it stands otherwise')
    },
  },
  {
    what: 'an application that nobody handed over is unknown',
    async run({ port }) {
      for (const reference of [`suite-${randomUUID()}`, 'P-999999', 'a/b', 'a b', 'a..b:c'])
        assert.equal(await port.status(reference), undefined, `of ${reference} something is told`)
    },
  },
  {
    what: 'whatever letters somebody has in their name or answers, the application is taken',
    async run({ port }) {
      const { applicant, answers } = example
      const application = {
        ...example,
        applicant: { ...applicant, infix: '', lastName: strange, initials: strange },
        answers: [...answers, { section: strange, question: strange, answer: `${strange}\n${strange}` }],
      }
      assert.ok(await submitted(port, `suite-${randomUUID()}`, application))
    },
  },
  {
    what: 'an application for one insurance, and one that gave no more answers than it must, is taken',
    async run({ port }) {
      for (const insurance of example.insurances) {
        const types = [insurance.insuranceType]
        const question = { ...example.question, types, corrections: {}, cover: {} }
        const least = { ...example, insurances: [insurance], question, answers: [] }
        assert.ok(await submitted(port, `suite-${randomUUID()}`, least), insurance.insuranceType)
      }
    },
  },
]
