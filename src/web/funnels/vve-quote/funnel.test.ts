import { expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { send } from '../../../core/contract/vve-quote.ts'
import { rowsOf } from '../../../core/vve-quote/summary-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { lastStep } from '../../engine/testing/test-walk.ts'
import { vveQuote } from './funnel.ts'

const properties = {
  thanks: '/diensten/vve/meerjarenonderhoudsplan/bedankt',
  onderhoudsplan_vanaf: '€ 1.195,00',
}
/** As the server makes it. */
const document = ({ body }: InputOf<typeof send>) => rowsOf(body)
const steps = ['pandgegevens', 'kenmerken', 'contactgegevens', 'overzicht']

testFunnel(vveQuote, {
  document,
  properties,
  ways: [
    { name: 'a contact person at home', answers: { 'contact.type': '0' }, steps },
    { name: 'an office with a PO box', answers: { 'contact.type': '1', role: '1' } },
  ],
})

test.each([
  [{ 'phones.landline': '0334501750' }, '+31334501750'],
  [{ 'phones.landline': '' }, '+31612345678'],
])('of two numbers the landline is sent, else the mobile', async (answers, phoneNumber) => {
  const way = { name: 'phones', answers: { 'contact.type': '0', ...answers } }
  const { walk } = await lastStep(vveQuote, way, { document: undefined, properties })
  await walk.store.next()
  const [sent] = walk.environment.callsOf(send)
  expect(sent?.input.body).toMatchObject({ contactPerson: { phoneNumber } })
})
