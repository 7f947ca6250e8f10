import { expect, test } from 'vitest'
import { send } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { lastStep } from '../../engine/testing/test-walk.ts'
import { trials, vveQuoteProperties } from './test-vve-quote-ways.ts'
import { vveQuote } from './vve-quote-funnel.ts'

testFunnel(...trials)

test.each([
  [{ 'phones.landline': '0334501750' }, '+31334501750'],
  [{ 'phones.landline': '' }, '+31612345678'],
])('of two numbers the landline is sent, else the mobile', async (answers, phoneNumber) => {
  const way = { name: 'phones', answers: { 'contact.type': '0', ...answers } }
  const { walk } = await lastStep(vveQuote, way, { summary: undefined, properties: vveQuoteProperties })
  await walk.store.next()
  const [sent] = walk.environment.callsOf(send)
  expect(sent?.input.body).toMatchObject({ contactPerson: { phoneNumber } })
})
