import { communityLoginPath } from '../../../core/contract/community/community-calls.ts'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { bodyExampleOf } from '../../../core/contract/request-schema.ts'
import type { AnyGroup, Parts } from '../../../core/fields/brick/group.ts'
import { answerSchema, brickSchema, groupIsEmpty, isNeeded, type JsonSchema, partSchema } from './schemas.ts'
import { anybody, loggedIn, type Security, type SessionScheme, securityOf, siteSession } from './session.ts'

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  security: Security
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: { session: SessionScheme } }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: Security
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: Record<string, { description: string; content?: Record<string, Media>; headers?: JsonSchema }>
}

interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Media {
  schema: JsonSchema
  example?: unknown
}

const problem = {
  type: 'object',
  title: 'Probleem (RFC 9457)',
  required: ['title', 'status', 'code'],
  properties: {
    title: { type: 'string', description: 'Een Nederlandse zin voor de bezoeker.' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Een vast woord voor programma’s.', examples: ['invalid-fields'] },
    detail: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Per veld (user.email, options[0].startTimeZulu) de zinnen die erbij horen.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    requestId: { type: 'string', description: 'Noem dit als je ons belt.' },
    first: {
      type: 'object',
      description: 'Bij `idempotency-key-reused`: wat er van de eerste inzending met deze sleutel werd.',
      required: ['state'],
      properties: {
        state: { type: 'string', enum: ['arrived', 'running', 'lost'] },
        answer: { description: 'Het antwoord daarop, als die binnen is.' },
      },
    },
    accepted: {
      const: false,
      description:
        'Bij een geweigerde inzending: er is niets ontvangen en de sleutel is weer vrij. Staat dit er niet bij een 5xx, dan is de uitkomst onbekend: stuur hetzelfde nog eens met dezelfde sleutel.',
    },
  },
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Een UUID. Dezelfde sleutel met dezelfde inhoud krijgt hetzelfde antwoord, zonder dat er nog eens iets gebeurt. Wij onthouden hem 48 uur.',
  schema: { type: 'string', format: 'uuid' },
}

const publicAbout = [
  'Alles wat de website kan, kan deze API. Fouten zijn altijd een probleemdocument (RFC 9457).',
  'Getallen, codes en ja of nee reizen als wat ze zijn, nooit als tekst; alleen een huisnummer mag ook een tekst van cijfers zijn. Een datum is JJJJ-MM-DD.',
  'Een veld dat niet hoeft, mag ontbreken, leeg zijn of null zijn. Velden die we niet kennen, slaan we over.',
  'Van teksten tellen witruimte eromheen en dubbele spaties niet mee; letters met losse accenten voegen we samen (NFC).',
].join(' ')

interface Described {
  origin: string
  /** Descriptions of groups of calls, by the first word of their names. */
  tags: Readonly<Record<string, string>>
  /** What differs from the public API in a description of other calls. */
  title?: string
  about?: string
  session?: SessionScheme
  /** Addresses that are no calls of the contract. */
  beside?: OpenApi['paths']
}

/** Describes every call of a contract as OpenAPI 3.1, and nothing that the contract does not have but what stands beside it. */
export const describeApi = (
  contract: Readonly<Record<string, AnyEndpoint>>,
  {
    origin,
    tags,
    title = 'Thuisbasis API',
    about = publicAbout,
    session = siteSession,
    beside = besideContract,
  }: Described,
): OpenApi => {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of Object.values(contract)) {
    const path = paths[endpoint.path] ?? {}
    path[endpoint.method.toLowerCase()] = describeEndpoint(endpoint)
    paths[endpoint.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: about,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: origin }],
    security: anybody,
    tags: [...new Set(Object.values(contract).map(tagOf))].map((name) => ({
      name,
      ...(tags[name] !== undefined && { description: tags[name] }),
    })),
    paths: { ...paths, ...beside },
    components: { schemas: { Problem: problem }, securitySchemes: { session } },
  }
}

const tagOf = ({ name }: AnyEndpoint): string => name.split('.')[0] ?? name

const describeEndpoint = (endpoint: AnyEndpoint): Operation => {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.submits ? [idempotencyKey] : []),
  ]
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    ...(securityOf(endpoint) && { security: securityOf(endpoint) as Security }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: bodyOf(endpoint, endpoint.body) }),
    responses: {
      [endpoint.status]: goodAnswer(endpoint),
      ...Object.fromEntries(
        [...refusalsOf(endpoint)].map(([status, reasons]) => [
          status,
          {
            description: reasons.join('; '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  }
}

const parametersOf = (group: AnyGroup, where: 'query' | 'path'): Parameter[] =>
  Object.entries(group.parts as Parts).flatMap(([name, part]) =>
    part.kind === 'brick'
      ? [{ name, in: where, required: where === 'path' || !part.optional, schema: brickSchema(part) }]
      : [],
  )

const bodyOf = (endpoint: AnyEndpoint, body: AnyGroup) => ({
  required: isNeeded(body),
  content: {
    [endpoint.multipart ? 'multipart/form-data' : 'application/json']: {
      schema: partSchema(body, endpoint.rules),
      ...(!endpoint.multipart && { example: bodyExampleOf(body, endpoint.exampleAnswers) }),
    },
  },
})

const goodAnswer = ({ status, answer, example }: AnyEndpoint) =>
  status === 204
    ? { description: 'Gelukt, zonder inhoud.' }
    : {
        description: status === 201 ? 'Ontvangen.' : 'Gelukt.',
        content: { 'application/json': { schema: answerSchema(answer), example } },
      }

/** Refusals of every call that has a body, in its own words where it says more of them. */
const refusalsOfBody = ({ multipart }: AnyEndpoint) => [
  { status: 413, code: 'body-too-large', when: 'de inhoud is te groot' },
  {
    status: 415,
    code: 'unsupported-media-type',
    when: `de inhoud is geen ${multipart ? 'multipart/form-data' : 'application/json'}`,
  },
]

const refusalsOf = (endpoint: AnyEndpoint): Map<number, string[]> => {
  const refusals = new Map<number, string[]>()
  const add = (status: number, reason: string) =>
    refusals.set(status, [...(refusals.get(status) ?? []), reason])
  const asks = endpoint.body || !groupIsEmpty(endpoint.query) || !groupIsEmpty(endpoint.params)
  if (asks) add(400, 'invalid-fields: een veld ontbreekt of klopt niet')
  for (const { status, code, when } of endpoint.faults) add(status, `${code}: ${when}`)
  for (const { status, code, when } of endpoint.body ? refusalsOfBody(endpoint) : [])
    if (!endpoint.faults.some((fault) => fault.code === code)) add(status, `${code}: ${when}`)
  if (endpoint.submits)
    add(409, 'idempotency-key-running: de eerste inzending met deze sleutel loopt nog (Retry-After)')
  add(429, 'too-many-requests: te veel verzoeken (Retry-After)')
  add(500, 'internal-error: onze fout')
  add(503, 'busy: het is nu te druk; er is niets gebeurd (Retry-After)')
  return new Map([...refusals].sort(([a], [b]) => a - b))
}

const communityLogin: Operation = {
  operationId: 'community.login',
  tags: ['community'],
  summary:
    'Logt in bij de community. Het antwoord leidt verder: daarheen met een kaartje, of eerst naar inloggen.',
  parameters: [
    {
      name: 'returnUrl',
      in: 'query',
      required: false,
      description: 'Een adres van de community; zonder adres haar voordeur.',
      schema: { type: 'string', format: 'uri-reference' },
    },
  ],
  responses: {
    302: {
      description: 'Verder naar het adres in de kop Location.',
      headers: { Location: { schema: { type: 'string' } } },
    },
    400: {
      description: 'invalid-fields: het adres hoort niet bij de community',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
}

const fileDownload: Operation = {
  operationId: 'files.read',
  tags: ['files'],
  summary: 'Een bestand, alleen voor wie het stuurde.',
  security: loggedIn,
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
  responses: {
    200: {
      description: 'Het bestand, als bijlage.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    404: {
      description: 'not-found: het bestand bestaat niet, of is niet van jou',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
}

const messageFileDownload: Operation = {
  ...fileDownload,
  operationId: 'request-messages.file',
  tags: ['request-messages'],
  summary: 'Een bestand bij een bericht, een uur lang, met het adres dat request-messages.read gaf.',
  security: anybody,
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    {
      name: 'tot',
      in: 'query',
      required: true,
      description: 'Tot wanneer het adres werkt, in seconden sinds 1970.',
      schema: { type: 'string', pattern: '^\\d{10}$' },
    },
    {
      name: 'bewijs',
      in: 'query',
      required: true,
      description: 'De handtekening eronder.',
      schema: { type: 'string', pattern: '^[\\w-]{43}$' },
    },
  ],
}

/** The addresses of the site's API that are no calls of the contract. */
const besideContract: OpenApi['paths'] = {
  '/api/v1/files/{id}': { get: fileDownload },
  '/api/v1/message-files/{id}': { get: messageFileDownload },
  [communityLoginPath]: { get: communityLogin },
}
