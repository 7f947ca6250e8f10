import * as z from 'zod/mini'
import { type AnyCalls, bodyOf, type Call, isKeyed, pathOf } from '../src/server/ports/calls.ts'

const signing = `Every call is a POST of JSON. Every request carries \`X-Timestamp\` (seconds since 1970) and \`X-Signature\`, made as docs/partners.md says under Signature. Refuse what is not signed well, and timestamps more than five minutes off, with 401. While the secret is replaced, take signatures under the old one and the new one.

Fields that you add to an answer are ignored; fields that are required here must be there. Ignore fields that you do not know. 409 is the one refusal: any other 4xx is taken for a fault between us.`

const json = (schema: z.ZodMiniType) => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return { 'application/json': { schema: rest } }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key is the same request, however often and at once it is sent.',
  schema: { type: 'string', minLength: 1 },
}

const operationOf = (name: string, call: Call) => {
  const keyed = isKeyed(call)
  return {
    operationId: name,
    summary: call.summary,
    ...(keyed && { parameters: [idempotencyKey] }),
    requestBody: { required: true, content: json(bodyOf(call)) },
    responses: {
      200: { description: keyed ? 'Taken, now or before.' : 'Answered.', content: json(call.answer) },
      401: { description: 'Not signed, or not signed well.' },
      ...(call.unknown !== undefined && { 404: { description: call.unknown } }),
      ...(call.refusal !== undefined && { 409: { description: call.refusal } }),
      ...(keyed && { 422: { description: 'The same key with another body.' } }),
    },
  }
}

/** The OpenAPI document of the calls that a partner serves, as text. */
export const partnerOpenapi = (title: string, calls: AnyCalls): string => {
  const key = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description })
  const document = {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: signing,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: 'https://partner.example', description: 'Yours.' }],
    security: [{ signature: [], timestamp: [] }],
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [pathOf(name), { post: operationOf(name, call) }]),
    ),
    components: {
      securitySchemes: {
        signature: key('X-Signature', '`v1=` and an HMAC-SHA256 in hexadecimals.'),
        timestamp: key('X-Timestamp', 'Seconds since 1970.'),
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
