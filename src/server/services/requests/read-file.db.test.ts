import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { requestFilePath } from '../../../core/contract/requests/requests-calls.ts'

const office = await openOfficeRequests()
const { server, make, addFile, trailOf, service, lawyer, builder, finance, operator } = office
afterAll(() => server.close())

test('a file is an attachment for who sees to its request, and each time a row of the trail', async () => {
  const [asked, other] = [await make({ desk: 'juridisch' }), await make()]
  const id = await addFile(asked.id)
  const get = (by: OfficeColleague, reference: string, file: string) =>
    server.app.inject({ url: requestFilePath(reference, file), headers: { cookie: by.cookie } })
  const answer = await get(lawyer, asked.reference, id)
  expect([answer.statusCode, answer.body]).toEqual([200, '<svg onload="alert(1)"/>'])
  expect(answer.headers).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''op%22zolder%0D%0A%281%29.svg",
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(await trailOf(asked.id)).toEqual([['requests.file', lawyer.id, null]])
  const statuses = async (...tries: [OfficeColleague, string, string][]) =>
    Promise.all(tries.map(async (one) => (await get(...one)).statusCode))
  expect(
    await statuses(
      [builder, asked.reference, id],
      [finance, asked.reference, id],
      [operator, asked.reference, id],
      [{ id: '', cookie: '' }, asked.reference, id],
      [service, other.reference, id],
      [service, asked.reference, randomUUID()],
      [service, asked.reference, "'%20OR%201=1"],
    ),
  ).toEqual([403, 403, 403, 401, 404, 404, 404])
  expect(await trailOf(asked.id)).toHaveLength(1)
})
