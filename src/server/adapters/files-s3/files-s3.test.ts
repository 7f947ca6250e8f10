import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filesSuite } from '../../ports/files.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { filesS3 } from './files-s3-adapter.ts'
import { filesS3Config } from './files-s3-config.ts'
import { type Mood, type S3StandIn, s3StandIn } from './test-bucket.ts'

filesSuite('a bucket', async () => {
  const standIn = await s3StandIn()
  return { port: filesS3(standIn.settings), close: () => standIn.close() }
})

let standIn: S3StandIn
beforeEach(async () => {
  standIn = await s3StandIn()
})
afterEach(() => standIn.close())

const id = 'some-file-id'

test('whoever signs with another secret keeps, reads and removes nothing', async () => {
  await filesS3(standIn.settings).put(id, Uint8Array.of(1))
  const stranger = filesS3({ ...standIn.settings, secretAccessKey: 'another secret' })
  const refused = { partner: 'files', reason: 'refused' }
  await expect(stranger.put(id, Uint8Array.of(2))).rejects.toMatchObject(refused)
  await expect(stranger.get(id)).rejects.toMatchObject(refused)
  await expect(stranger.remove(id)).rejects.toMatchObject(refused)
  expect(standIn.objects.get(id)).toEqual(Buffer.of(1))
})

test.each<[Mood, string]>([
  ['failing', 'unreachable'],
  ['redirecting', 'nonsense'],
  ['endless', 'nonsense'],
  // A missing file is undefined; a missing bucket must not look like that.
  ['bucketless', 'refused'],
])('a store that is %s is told as %s', async (mood, reason) => {
  standIn.mood = mood
  await expect(filesS3(standIn.settings).get(id)).rejects.toMatchObject({ partner: 'files', reason })
})

test('one that says nothing is not waited for', async () => {
  standIn.mood = 'silent'
  const { put } = filesS3({ ...standIn.settings, timeout: 300 })
  await expect(put(id, Uint8Array.of(1))).rejects.toMatchObject({ partner: 'files', reason: 'timeout' })
})

test('one that is not there is told as such', async () => {
  await standIn.close()
  const { get } = filesS3(standIn.settings)
  await expect(get(id)).rejects.toMatchObject({ partner: 'files', reason: 'unreachable' })
})

const settings = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
test.each([
  ['https://s3.voorbeeld.nl/thuisbasis', true],
  ['http://127.0.0.1:9000/thuisbasis', true],
  ['http://s3.voorbeeld.nl/thuisbasis', false],
  ['https://a:b@s3.voorbeeld.nl/thuisbasis', false],
  ['https://s3.voorbeeld.nl/thuisbasis?x=1', false],
  ['s3.voorbeeld.nl', false],
])('the address %s counts: %s', (S3_URL, counts) => {
  expect(z.safeParse(schemaOf(filesS3Config), { ...settings, S3_URL }).success).toBe(counts)
})
