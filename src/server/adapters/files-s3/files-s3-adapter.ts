import { createHash } from 'node:crypto'
import { S3mini, S3ServiceError } from 's3mini'
import { MAX_ATTACHMENT_BYTES } from '../../../core/fields/files/attachments.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { boundedFetch } from '../../ports/bounded-fetch.ts'
import type { Files } from '../../ports/files.ts'
import type { S3Settings } from './files-s3-config.ts'

/** Most bytes that a response of the storage may have: the largest attachment, and 64 KB to spare. */
const mostBytes = MAX_ATTACHMENT_BYTES + 65_536

/** Keeps uploads as objects of one bucket in S3-compatible storage. We know of no limit to a bucket: `free` is Infinity. */
export const filesS3 = ({ bucket, region, accessKeyId, secretAccessKey, timeout }: S3Settings): Files => {
  const store = new S3mini({
    endpoint: bucket,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: boundedFetch({
      partner: 'files',
      deadline: () => AbortSignal.timeout(timeout),
      maxBytes: mostBytes,
      refuse: refuseNoAnswer,
    }),
  })
  return {
    put: (id, content) =>
      inOurWords(async () => {
        const key = keyOf(id)
        // The signature of the request does not cover the bytes, but it does cover this checksum of them.
        const sum = createHash('sha256').update(content).digest('base64')
        const type = 'application/octet-stream'
        await store.putObject(key, content, type, undefined, { 'x-amz-checksum-sha256': sum })
      }),
    get: (id) =>
      inOurWords(async () => {
        const found = await store.getObjectArrayBuffer(keyOf(id))
        return found === null ? undefined : new Uint8Array(found)
      }),
    remove: (id) =>
      inOurWords(async () => {
        await store.deleteObject(keyOf(id))
      }),
    free: async () => Number.POSITIVE_INFINITY,
  }
}

/** The key of an object for an id. Ids are of letters, digits, `_` and `-`, so that none can be a path; any other is refused. */
const keyOf = (id: string): string => {
  if (!/^[\w-]{8,128}$/.test(id)) throw new PartnerError('files', 'refused')
  return id
}

/**
 * Refuses answers that the library would take for a missing file, or whose redirect it would follow.
 * @throws PartnerError
 */
const refuseNoAnswer = (status: number, body: Buffer): void => {
  if (status >= 300 && status < 400) throw new PartnerError('files', 'nonsense', new Error(`HTTP ${status}`))
  // A missing bucket also answers 404, and would look like a missing file for every id; only `NoSuchKey` means a missing file.
  if (status === 404 && !body.includes('NoSuchKey') && body.length > 0)
    throw new PartnerError('files', 'refused', new Error(body.toString('utf8', 0, 300)))
}

const isNotNow = (status: number): boolean => status === 408 || status === 429 || status >= 500

const inOurWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof PartnerError) throw thrown
    const status = thrown instanceof S3ServiceError ? thrown.status : undefined
    const reason = status === undefined || isNotNow(status) ? 'unreachable' : 'refused'
    throw new PartnerError('files', reason, thrown)
  }
}
