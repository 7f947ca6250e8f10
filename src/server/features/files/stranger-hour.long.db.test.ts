import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { pdf } from '../../../../test/kit/made-files.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { uploadingTo } from '../../../../test/kit/upload.ts'
import { readConfig } from '../../config.ts'
import type { Share } from '../../services/upload-rules.ts'

const clock = travellingClock('2026-11-20T10:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())

/** Scales the limits from megabytes to kilobytes, so that an hour of the largest files takes no disk. */
const asKilobytes = ({ files, bytes }: Share): Share => ({ files, bytes: bytes / 1000 })
const { perSession, perAddress, perDay, inAll, kept, leaveFree } = readConfig({}).uploads
server.runtime.uploads = {
  open: true,
  perSession: asKilobytes(perSession),
  perAddress: asKilobytes(perAddress),
  perDay: asKilobytes(perDay),
  inAll: asKilobytes(inAll),
  kept: kept / 1000,
  leaveFree,
}
/** Scaled down, as large as two of the largest files. */
const content = Buffer.concat([pdf, Buffer.alloc(20_000 - pdf.length, 32)])
const upload = async (from: string): Promise<number> =>
  (await uploadingTo(server).upload(content, 'tekening.pdf', {}, '', from)).statusCode

const unclaimed = async (): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(bytes), 0)::integer AS bytes FROM file WHERE submission_id IS NULL`.execute(
    server.database.db,
  )
  return rows[0]?.bytes ?? 0
}

test('an hour of the largest files from thirty networks fills no more than its share, and others go on', async () => {
  const strangers = Array.from({ length: 30 }, (_, at) => `198.51.100.${at}`)
  const answers = new Map<number, number>()
  for (let minute = 0; minute < 60; minute += 2) {
    for (const from of strangers) {
      const status = await upload(from)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    if (minute % 10 === 8) expect(await upload('203.0.113.9'), `minute ${minute}`).toBe(201)
    clock.pass(120_000)
  }
  // uploads were refused by the limit per address or by that of all addresses together
  expect([...answers.keys()].toSorted()).toEqual([201, 429, 507].filter((status) => answers.has(status)))
  expect(answers.get(201)).toBeLessThanOrEqual((30 * perAddress.bytes) / 1000 / content.length)
  expect(await unclaimed()).toBeLessThanOrEqual(inAll.bytes / 1000)
  expect(await unclaimed()).toBeGreaterThan(0.9 * (inAll.bytes / 1000))
})
