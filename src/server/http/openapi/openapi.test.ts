import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { type AnyGroup, bricksOf } from '../../../core/fields/brick/group.ts'
import { minutesOf } from '../../../core/inspections/duration.ts'
import { sameHome } from '../../../core/inspections/same-home.ts'
import { apiTags, contract } from '../../features.ts'
import { describeApi, type OpenApi } from './describe.ts'
import { docsPage } from './page.ts'
import type { JsonSchema } from './schemas.ts'

interface Home {
  postcode: string
  houseNumber: number
}
interface CompletionExample {
  selectedAppointmentTime: { start: string; end: string }
  userInformation: Home & { houseNumberAddition: string }
  object: { typeCode: number; address: Home & { addition: string } }
}

let api: OpenApi
beforeAll(() => {
  api = describeApi(contract, { origin: 'https://www.thuisbasis.example', tags: apiTags })
})

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(api) as unknown as Record<string, unknown>)
  expect(result).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('describes every call of the contract', () => {
  for (const endpoint of Object.values(contract))
    expect(api.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId).toBe(endpoint.name)
})

test('as a page it begins with a link to its content, and no two of its landmarks have one label', () => {
  const page = docsPage(api, { stylesheets: [], tryOut: false })
  expect(page).toMatch(/<body[^>]*>\s*<a class="skip" href="#inhoud">Naar de inhoud<\/a>\s*<main id="inhoud"/)
  const labels = [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)
  expect(labels.length).toBeGreaterThan(Object.keys(contract).length)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

const schemaOf = (path: string, method = 'post'): JsonSchema => {
  const content = api.paths[path]?.[method]?.requestBody?.content ?? {}
  return Object.values(content)[0]?.schema ?? {}
}
const at = (schema: JsonSchema, ...names: string[]): JsonSchema =>
  names.reduce<JsonSchema>((inner, name) => {
    // a field that may stay empty is described by `anyOf`, its value first
    const one = (inner.anyOf as JsonSchema[] | undefined)?.[0] ?? inner
    const list = one.items as JsonSchema | undefined
    return ((list ?? one).properties as Record<string, JsonSchema>)[name] ?? {}
  }, schema)

describe('a field', () => {
  test('carries its label, example and sentences', () => {
    const email = at(schemaOf('/api/klusservice/appointment'), 'appointment', 'user', 'email')
    expect(email).toMatchObject({ type: 'string', title: 'E-mailadres' })
    expect(email.description).toContain('Voer een e-mailadres in.')
    expect(email.description).toContain('E-mailadres is niet geldig.')
    expect(email.examples).toHaveLength(1)
  })

  test('names its codes', () => {
    const rate = at(schemaOf('/api/klusservice/appointment'), 'appointment', 'rate')
    expect(rate.enum).toEqual(['per uur', 'vaste prijs', 'meter', 'per vierkante meter', 'per stuk'])
  })

  test('is described from the inside where it may be left out, and is not required', () => {
    const file = schemaOf('/api/v1/files')
    expect(file.required).toEqual(['File'])
    expect(at(file, 'Name')).toMatchObject({
      title: 'Naam van het bestand',
      anyOf: [{ type: 'string', maxLength: 255 }, { const: '' }, { type: 'null' }],
    })
  })

  test('is there for every brick of every request', () => {
    for (const endpoint of Object.values(contract)) {
      if (!endpoint.body) continue
      const schema = schemaOf(endpoint.path, endpoint.method.toLowerCase())
      for (const { path } of bricksOf(endpoint.body as AnyGroup)) {
        const found = at(schema, ...path.replaceAll('[]', '').split('.'))
        expect(Object.keys(found).length, `${endpoint.name} ${path}`).toBeGreaterThan(0)
      }
    }
  })
})

test('calls that take something in accept an Idempotency-Key and tell their refusals', () => {
  const book = api.paths['/api/klusservice/appointment']?.post
  expect(book?.parameters?.map(({ name }) => name)).toEqual(['Idempotency-Key'])
  expect(Object.keys(book?.responses ?? {}).join(' ')).toBe('201 400 409 413 415 422 429 500 503')
  expect(book?.responses[409]?.description).toContain('price-changed')
})

test('every call tells that it may be too busy, and every body that it may be too large or of another type, once', () => {
  for (const { name, path, method, body, multipart } of Object.values(contract)) {
    const about = (status: number) =>
      api.paths[path]?.[method.toLowerCase()]?.responses[status]?.description ?? ''
    expect(about(503), name).toContain('busy')
    expect(about(413).split('body-too-large').length, name).toBe(body ? 2 : 1)
    expect(about(415).split('unsupported-media-type').length, name).toBe(body ? 2 : 1)
    if (body) expect(about(415), name).toContain(multipart ? 'multipart/form-data' : 'application/json')
  }
})

test('the example of a completion inspection is of another house than its buyer’s, at the price and length that it has', () => {
  const { post } = api.paths['/api/v1/inspections/registerdeliveryinspection'] ?? {}
  const example = post?.requestBody?.content['application/json']?.example as CompletionExample
  const { userInformation, object, selectedAppointmentTime } = example
  const ownHome = { ...userInformation, addition: userInformation.houseNumberAddition }
  expect(sameHome(ownHome, object.address)).toBe(false)
  const { start, end } = selectedAppointmentTime
  const minutes = minutesOf('completion', { houseType: object.typeCode }, start.slice(0, 10))
  expect((Date.parse(end) - Date.parse(start)) / 60_000).toBe(minutes)
})

test('asks for a session where the call does, and says what each kind of call is about', () => {
  expect(api.components.securitySchemes.session).toMatchObject({
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-thuisbasis',
  })
  for (const endpoint of Object.values(contract)) {
    const operation = api.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    const asks = (endpoint as AnyEndpoint).faults.some(({ when }) => when === 'je bent niet ingelogd')
    expect(operation?.security, endpoint.name).toEqual(asks ? [{ session: [] }] : undefined)
  }
  for (const { name, description } of api.tags) expect(description, name).toBeTruthy()
})

test('the page for people names every call, has no script, and offers lines to try only where that is meant', () => {
  const page = docsPage(api, { stylesheets: ['/api/docs.css'], tryOut: true })
  for (const { path } of Object.values(contract)) expect(page).toContain(path)
  expect(page).not.toMatch(/<script|style=|javascript:/)
  expect(page).toContain('curl')
  expect(docsPage(api, { stylesheets: [], tryOut: false })).not.toContain('curl')
})

test('what stands in the contract cannot break out of the page', () => {
  const evil = structuredClone(api)
  const operation = evil.paths['/api/klusservice/tasks']?.get
  if (operation) operation.summary = '<img src=x onerror=alert(1)>'
  expect(docsPage(evil, { stylesheets: [], tryOut: true })).not.toContain('<img')
})
