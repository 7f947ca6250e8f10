import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import type { JsonSchema } from '../../src/core/contract/request-schema.ts'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { apiTags, contract } from '../../src/server/features.ts'
import { keyOf } from '../../src/server/http/faults.ts'
import { describeApi, type OpenApi, type Operation } from '../../src/server/http/openapi/describe.ts'
import { toldOf } from '../../src/server/http/openapi/texts.ts'
import { goodRequest, judged } from './judged-requests.ts'
import { requestExamples } from './request-examples.ts'
import { type Path, put, stepsOf, valueAt } from './request-values.ts'

type Json = Record<string, unknown>

const ajv = formats.default(new Ajv2020({ strict: false, unicodeRegExp: true, validateSchema: false }))

/** The OpenAPI document of the contract. */
export const api: OpenApi = describeApi(contract, { origin: 'https://www.thuisbasis.example', tags: apiTags })
export const operationOf = ({ path, method }: AnyEndpoint): Operation =>
  api.paths[path]?.[method.toLowerCase()] as Operation

export const bodySchemaOf = (call: AnyEndpoint): JsonSchema =>
  operationOf(call).requestBody?.content['application/json']?.schema as JsonSchema

export const errorsText = (judge: ValidateFunction): string => ajv.errorsText(judge.errors)
export const compiled = (schema: JsonSchema): ValidateFunction => ajv.compile(schema)

/** The document's judgement of what is sent to each call, beside the server's. */
export const describedBody = (call: AnyEndpoint) => {
  const isDescribed = compiled(bodySchemaOf(call))
  const { counting = {} } = requestExamples.find(({ kind }) => kind === call.name) ?? {}
  /** Every field of it counts: of a gift the payment does not, of an invoice to the same address no other. */
  const base = Object.entries(counting).reduce<unknown>(
    (body, [path, answer]) => put(body, stepsOf(path), answer),
    goodRequest(call).body,
  ) as Json

  /** Whether the document has the base with this value at a path. @throws where the server judges it otherwise */
  const agreed = (path: Path, brick: AnyBrick | undefined, value: unknown): boolean => {
    const body = put(base, path, value) as Json
    const { parsed, errors } = judged(call, { body })
    const said = `${keyOf(path)} = ${JSON.stringify(value)?.slice(0, 100)}`
    if (isDescribed(body)) {
      const refused = Object.keys(errors)
      // of a rule that no schema can say, its words are all that there is
      const unsaid = brick && toldOf(brick).rule !== undefined && refused.every((one) => one === keyOf(path))
      if (!parsed && !unsaid) throw new Error(`${said} is described, and refused at ${refused}`)
      return true
    }
    // written untidily: what it means is described
    if (parsed && !(brick && isDescribed(put(base, path, valueAt(parsed.body, path)))))
      throw new Error(`${said} is taken, and not described: ${errorsText(isDescribed)}`)
    return false
  }
  return { base, isDescribed, agreed }
}

/** The same of one name of a query or a path. */
export const describedName = (call: AnyEndpoint, side: 'query' | 'params', name: string) => {
  const isDescribed = compiled(operationOf(call).parameters?.find((one) => one.name === name)?.schema ?? {})
  const good = goodRequest(call)[side]

  return (brick: AnyBrick, value: unknown): void => {
    // everything travels as text; a number that is none is told by its own text
    const { parsed } = judged(call, { [side]: { ...good, [name]: String(value) } })
    const said = `${name} = ${JSON.stringify(value)}`
    if (isDescribed(value)) {
      if (!parsed && toldOf(brick).rule === undefined) throw new Error(`${said} is described, and refused`)
    }
    // an empty one that may be left out counts as left out
    else if (parsed && !(brick.optional && parsed[side][name] === undefined))
      if (!isDescribed(parsed[side][name])) throw new Error(`${said} is taken, and not described`)
  }
}
