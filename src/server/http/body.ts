import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '../../core/contract/endpoint.ts'
import type { Parts } from '../../core/fields/brick/group.ts'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../core/fields/files/attachments.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { stableJson } from '../../core/kernel/stable-json.ts'
import type { Upload } from '../services/files/upload.ts'
import { noForm, noJson, noObject, tooDeep, tooLarge, tooMany, wrongType } from './faults.ts'
import type { UploadMemory } from './upload-memory-limit.ts'

/** Largest JSON body in bytes, where its call takes no larger one: a booking with the longest texts is far below. */
export const maxJsonBytes = 256 * 1024
const maxFormBytes = MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + 1024 * 1024
const maxDepth = 20
/** Largest number of values in a JSON body: a booking with all its moments has some 150, and far more only take time to check. */
const maxValues = 5000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts JSON bodies as bytes, for `parseJson`, and leaves multipart forms to `readForm`; every other declared type is 415. */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxJsonBytes },
    (_request, bytes, done) => done(null, bytes),
  )
}

/**
 * Parses a JSON body; undefined when there is none or it is empty. `__proto__` becomes an unknown field like any other, and is
 * ignored as such.
 * @throws Fault 400.
 */
export const parseJson = (bytes: unknown): unknown => {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return undefined
  refuseMany(bytes)
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    throw noJson()
  }
  refuseTangle(value)
  return value
}

const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/**
 * Refuses JSON with far more values than any form has, before it is parsed. It counts commas, brackets and braces outside texts:
 * each value follows one of these, and an opened bracket or brace is a value too.
 * @throws Fault 400.
 */
const refuseMany = (bytes: Buffer): void => {
  let signs = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === quote) inText = !inText
    else if (inText) at += byte === backslash ? 1 : 0
    else if (byte === comma || byte === bracket || byte === brace) signs++
    if (signs > 2 * maxValues) throw tooMany()
  }
}

/**
 * Refuses JSON that is nested too deep or has too many values, which no form sends.
 * @throws Fault 400.
 */
const refuseTangle = (value: unknown): void => {
  let level = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > maxDepth) throw tooDeep()
    if (values > maxValues) throw tooMany()
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
}

/**
 * Reads the fields of a body, not yet checked against the contract.
 * @throws Fault 400, 413, 415, or 503 when this process holds
 * too many forms.
 */
export const readBody = async (
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  memory: UploadMemory,
): Promise<Record<string, unknown>> => {
  if (endpoint.multipart) {
    if (!request.isMultipart()) throw wrongType('multipart/form-data')
    return readForm(endpoint.body?.parts ?? {}, request, memory)
  }
  return readJsonBody(request)
}

/**
 * Reads the fields of a JSON body, not yet checked; none where there is no body.
 * @throws Fault 400, 413 or 415.
 */
export const readJsonBody = (request: FastifyRequest): Record<string, unknown> => {
  if (request.isMultipart()) throw wrongType('application/json')
  const body = parseJson(request.body)
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw noObject()
  return body as Record<string, unknown>
}

/**
 * Reads a multipart form into fields by name: files as uploads, groups and lists parsed from the JSON text in which they travel.
 * `typed` gets its texts as they are read, for who gives them back where the rest is refused.
 * @throws Fault 400, 413, or 503 when this process holds too many forms.
 */
export const readForm = async (
  parts: Parts,
  request: FastifyRequest,
  { hold }: UploadMemory,
  typed: Record<string, string> = {},
): Promise<Record<string, unknown>> => {
  const fields = new Map<string, unknown[]>()
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await readUpload(part, hold) : part.value
      if (typeof value === 'string') typed[part.fieldname] = value
      if (isUpload(value)) bytes += value.size
      else if (typeof value === 'string') hold(Buffer.byteLength(value))
      if (bytes > maxFormBytes) throw tooLarge()
      if (value === undefined) continue
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value])
    }
  } catch (error) {
    if (error instanceof Fault) throw error
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : noForm()
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, inForm(parts[name], values)] as const))
}

/** Limits of the form parser. A file over its limit is cut off, not refused, so that the refusal can name its field. */
export const formLimits = {
  fileSize: MAX_ATTACHMENT_BYTES,
  files: MAX_ATTACHMENTS + 1,
  fields: 100,
  fieldSize: 64 * 1024,
  parts: 120,
  headerPairs: 20,
}

const inForm = (part: Parts[string] | undefined, values: unknown[]): unknown => {
  if (!part) return undefined
  if (part.kind === 'brick') {
    const many = part.facts.control === 'files' || part.facts.control === 'checkboxes'
    return many || values.length > 1 ? values : values[0]
  }
  try {
    const value = JSON.parse(String(values[0]))
    refuseTangle(value)
    return value
  } catch {
    return undefined
  }
}

interface FilePart {
  filename: string
  mimetype: string
  file: AsyncIterable<Buffer> & { truncated: boolean }
}

/**
 * Reads a file into memory, at most 10 MB. Of a larger one only the fact that it is too large remains. An empty file input is
 * undefined.
 */
const readUpload = async (
  { filename, mimetype, file }: FilePart,
  hold: (bytes: number) => void,
): Promise<Upload | undefined> => {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    hold(chunk.length)
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  if (!filename && content.length === 0) return undefined
  return file.truncated
    ? { name: filename, type: mimetype, size: MAX_ATTACHMENT_BYTES + 1, content: Buffer.alloc(0) }
    : { name: filename, type: mimetype, size: content.length, content }
}

const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && 'content' in value

/** A hash of a request that does not depend on the order of its fields or the boundary of its form (D8 and D26). */
export const hashOf = (value: unknown): Buffer =>
  createHash('sha256').update(stableJson(value, digestOf)).digest()

const digestOf = (value: object): string | undefined =>
  value instanceof Uint8Array ? `sha256:${createHash('sha256').update(value).digest('hex')}` : undefined
