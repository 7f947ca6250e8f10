import { expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import type { Database } from '../../database/pool.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { checks, exampleInspectionOrder, suiteClock } from '../../ports/inspections.suite.ts'
import { type InspectionOrder, inspectionsName } from '../../ports/inspections.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { keptOrders } from '../sandbox-kit/test-orders.ts'
import { inspectionsSandbox } from './inspections-sandbox-adapter.ts'

const rowsOf = (db: Database, uid: string) =>
  db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('partner', '=', inspectionsName)
    .where('key', '=', uid)
    .execute()

testChecks('the sandbox', checks, async () => {
  const fresh = await freshDatabase()
  return {
    port: inspectionsSandbox(recordsInDatabase(fresh.db, suiteClock)),
    clock: suiteClock,
    async standing(uid) {
      const [row] = await rowsOf(fresh.db, uid)
      return row?.status === 'received' ? (row.body as InspectionOrder) : undefined
    },
    close: fresh.close,
  }
})

test('an inspection is kept as it was sent, and shown as taken back afterwards', async () => {
  await using fresh = await freshDatabase()
  const { place, remove } = inspectionsSandbox(recordsInDatabase(fresh.db, suiteClock))
  await place(exampleInspectionOrder)
  const [row] = await rowsOf(fresh.db, exampleInspectionOrder.uid)
  expect(row).toMatchObject({
    status: 'received',
    received_at: '2026-11-20T12:00:00Z',
    body: exampleInspectionOrder,
  })
  expect(row?.reference).toMatch(/^KP-[0-9A-F]{10}$/)
  await remove(exampleInspectionOrder.uid)
  expect(await rowsOf(fresh.db, exampleInspectionOrder.uid)).toMatchObject([
    { status: 'taken-back', reference: row?.reference, body: exampleInspectionOrder },
  ])
})

test('of changes at once the newest stands, in one row', async () => {
  await using fresh = await freshDatabase()
  const { place } = inspectionsSandbox(recordsInDatabase(fresh.db, suiteClock))
  const sequences = Array.from({ length: 12 }, (_, at) => (at * 5) % 12)
  await Promise.all(sequences.map((sequence) => place({ ...exampleInspectionOrder, sequence })))
  expect(await keptOrders(fresh.db, inspectionsName, exampleInspectionOrder.uid)).toBe(1)
  expect(await rowsOf(fresh.db, exampleInspectionOrder.uid)).toMatchObject([{ body: { sequence: 11 } }])
})
