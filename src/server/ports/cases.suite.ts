import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import { type Case, type CaseDocument, type Cases, casesGuards } from './cases.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

export interface CasesWorld {
  port: Cases
  clock: Clock
  /** The number of cases and documents that the partner has under this key, where that can be looked up. */
  received?(key: string): Promise<number>
}

export const suiteCase: Case = {
  kind: 'legal-position',
  reference: 'KL-7H4K-2M9Q',
  title: 'Rechtspositiebepaling',
  receivedAt: '2026-11-20T11:58:00Z',
  customer: { name: 'J. de Vries', emailAddress: 'jannie@voorbeeld.nl', phoneNumber: '+31612345678' },
  answers: [
    {
      section: 'Aanvragen',
      label: 'Toelichting',
      value: 'De aannemer komt niet terug.\nWat kunnen we doen?',
    },
  ],
  documents: 1,
}
export const suiteDocument: CaseDocument = {
  name: 'brief van de aannemer.pdf',
  contentType: 'application/pdf',
  content: new TextEncoder().encode('%PDF-1.7'),
}

/** A call that has an answer, for checks of the interface itself (`PartnerSuite`). This port has no call that only reads. */
export const ask = (port: Cases): Promise<unknown> => port.open(`suite-${randomUUID()}`, suiteCase)

export const checks: readonly Check<CasesWorld>[] = [
  {
    what: 'the same key is one case, however often and at once it is sent',
    async run(world) {
      const [key, otherKey] = [`suite-${randomUUID()}`, `suite-${randomUUID()}`]
      const open = (by: string) => world.port.open(by, suiteCase)
      const sent = await Promise.all(Array.from({ length: 10 }, () => open(key)))
      const references = new Set(
        sent.map((answer) => casesGuards.open.parse(answer)).map(({ partnerReference }) => partnerReference),
      )
      assert.equal(references.size, 1, 'ten times the same key gave more than one reference')
      const { partnerReference } = await open(otherKey)
      assert.ok(!references.has(partnerReference), 'two keys gave one reference')
      if (world.received) assert.equal(await world.received(key), 1)
    },
  },
  {
    what: 'the same key is one document of its case',
    async run(world) {
      const { partnerReference } = await world.port.open(`suite-${randomUUID()}`, suiteCase)
      const key = `suite-${randomUUID()}`
      for (let time = 0; time < 3; time++) await world.port.attach(key, partnerReference, suiteDocument)
      if (world.received) assert.equal(await world.received(key), 1)
    },
  },
  {
    what: 'a document of no case is refused',
    async run({ port }) {
      assert.equal(await outcomeOf(port.attach(`suite-${randomUUID()}`, 'none', suiteDocument)), 'refused')
    },
  },
]

/** Hands a case over under this key, for checks of the interface itself (`PartnerSuite`); `other` hands over another case. */
export const hand = ({ port }: CasesWorld, key: string, other: boolean): Promise<unknown> =>
  port.open(key, other ? { ...suiteCase, reference: 'KL-2M9Q-7H4K' } : suiteCase)

const outcomeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'taken',
    (thrown: unknown) => (thrown instanceof PartnerError ? thrown.reason : String(thrown)),
  )
