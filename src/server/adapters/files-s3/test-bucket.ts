import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from './files-s3-config.ts'

export type Mood = 'well' | 'failing' | 'silent' | 'redirecting' | 'endless' | 'bucketless'

export interface S3StandIn {
  settings: S3Settings
  objects: Map<string, Buffer>
  mood: Mood
  close(): Promise<void>
}

/**
 * Starts a stand-in for S3 on a free port of this machine, with the part that we use: PUT, GET and DELETE of an object. It
 * refuses a request without a valid Signature Version 4, and bytes that do not match their checksum.
 */
export const s3StandIn = async (): Promise<S3StandIn> => {
  const server = createServer((request, response) => {
    receive(standIn, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  const standIn: S3StandIn = {
    settings: {
      bucket: `http://127.0.0.1:${port}/thuisbasis`,
      region: 'eu-west-1',
      accessKeyId: 'the-site',
      secretAccessKey: 'a secret between us and the store',
      timeout: 60_000,
    },
    objects: new Map(),
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

const receive = async (
  standIn: S3StandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const body = await buffer(request)
  const { mood, settings } = standIn
  if (mood === 'silent') return
  if (mood === 'failing') return fail(response, 503, 'SlowDown')
  if (mood === 'redirecting') {
    response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end()
    return
  }
  if (mood === 'endless') {
    response.writeHead(200)
    while (!response.destroyed) await new Promise((done) => response.write(Buffer.alloc(1_000_000), done))
    return
  }
  if (!isSigned(request, settings)) return fail(response, 403, 'SignatureDoesNotMatch')
  const sum = request.headers['x-amz-checksum-sha256']
  if (sum !== undefined && sum !== createHash('sha256').update(body).digest('base64'))
    return fail(response, 400, 'BadDigest')
  serve(standIn, request, response, body)
}

const serve = (
  { objects, mood }: S3StandIn,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void => {
  const [, bucket, key = ''] = url.split('/')
  const found = objects.get(key)
  if (bucket !== 'thuisbasis' || mood === 'bucketless') fail(response, 404, 'NoSuchBucket')
  else if (method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200, { etag: '"x"' }).end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (method === 'GET' && found) response.writeHead(200).end(found)
  else fail(response, 404, 'NoSuchKey')
}

const fail = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  )
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

/** Checks a Signature Version 4 as a store does (docs.aws.amazon.com, "Signature calculations for the Authorization header"). */
const isSigned = ({ method, url = '', headers }: IncomingMessage, settings: S3Settings): boolean => {
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const signed = names.split(';')
  const needed = [
    'host',
    'x-amz-date',
    'x-amz-content-sha256',
    ...Object.keys(headers).filter((one) => one.startsWith('x-amz-')),
  ]
  if (
    id !== settings.accessKeyId ||
    region !== settings.region ||
    !needed.every((one) => signed.includes(one))
  )
    return false
  const [path, query = ''] = url.split('?')
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}`)
  const asked = [method, path, query, ...lines, '', names, headers['x-amz-content-sha256']].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(asked)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${settings.secretAccessKey}`,
  )
  return hmac(key, text).toString('hex') === signature
}
