import * as z from 'zod/mini'
import type { WireCall, WireParameter } from '../src/server/ports/signed-http.ts'

const signing = `Every request carries \`X-Timestamp\` (seconds since 1970) and \`X-Signature\`, made as docs/partners.md says under Signature. Refuse what is not signed well, and timestamps more than five minutes off, with 401. While the secret is replaced, take signatures under the old one and the new one.

Fields that you add to an answer are ignored; fields that are required here must be there. Ignore fields that you do not know.`

const jsonSchema = (schema: z.ZodMiniType): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: jsonSchema(schema) } })

const parameterOf = ([name, { in: place, schema, meaning }]: [string, WireParameter]) => ({
  name,
  in: place,
  required: true,
  description: meaning,
  schema: jsonSchema(schema),
})

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key is the same request, however often and at once it is sent.',
  schema: { type: 'string', minLength: 1 },
}

/** Whether a call carries an idempotency key. */
const isKeyed = ({ body, asks }: WireCall): boolean => body !== undefined && !asks

const doneWords = (call: WireCall): string => {
  if (isKeyed(call)) return 'The same key with the same body: taken before.'
  return call.method === 'GET' || call.asks ? 'Found.' : 'Done, now or before.'
}

const responsesOf = (call: WireCall) => ({
  ...(isKeyed(call) && {
    201: { description: 'Taken.', content: json(call.answer) },
  }),
  200: { description: doneWords(call), content: json(call.answer) },
  401: { description: 'Not signed, or not signed well.' },
  ...(call.unknown !== undefined && { 404: { description: call.unknown } }),
  ...(call.conflict !== undefined && { 409: { description: call.conflict } }),
  ...(isKeyed(call) && { 422: { description: 'The same key with another body.' } }),
})

const operationOf = (name: string, call: WireCall) => ({
  operationId: name,
  summary: call.summary,
  parameters: [
    ...Object.entries(call.parameters ?? {}).map(parameterOf),
    ...(isKeyed(call) ? [idempotencyKey] : []),
  ],
  ...(call.body && { requestBody: { required: true, content: json(call.body) } }),
  responses: responsesOf(call),
})

/** The OpenAPI file of what a partner serves, as text. */
export const partnerOpenapi = (title: string, calls: Readonly<Record<string, WireCall>>): string => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(calls))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) }
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
    paths,
    components: {
      securitySchemes: {
        signature: key('X-Signature', '`v1=` and an HMAC-SHA256 in hexadecimals.'),
        timestamp: key('X-Timestamp', 'Seconds since 1970.'),
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
