import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import type { JsonSchema } from '../../src/core/contract/request-schema.ts'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { apiTags, contract } from '../../src/server/features.ts'
import { fieldKeyOf } from '../../src/server/http/faults.ts'
import { describeApi, type OpenApi, type Operation } from '../../src/server/http/openapi/describe.ts'
import { brickTextsOf } from '../../src/server/http/openapi/texts.ts'
import { goodRequest, judgmentOf } from './judged-requests.ts'
import { requestExamples } from './request-examples.ts'
import { type Path, parsePath, put, valueAt } from './request-values.ts'

type Json = Record<string, unknown>

const ajv = formats.default(new Ajv2020({ strict: false, unicodeRegExp: true, validateSchema: false }))

export const api: OpenApi = describeApi(contract, { origin: 'https://www.thuisbasis.example', tags: apiTags })
export const operationOf = ({ path, method }: AnyEndpoint): Operation =>
  api.paths[path]?.[method.toLowerCase()] as Operation

export const bodySchemaOf = (call: AnyEndpoint): JsonSchema =>
  operationOf(call).requestBody?.content['application/json']?.schema as JsonSchema

export const errorsText = (judge: ValidateFunction): string => ajv.errorsText(judge.errors)
export const compileSchema = (schema: JsonSchema): ValidateFunction => ajv.compile(schema)

/** Judges the body of a call by the OpenAPI document and by the server, which have to agree. */
export const describedBody = (call: AnyEndpoint) => {
  const isDescribed = compileSchema(bodySchemaOf(call))
  const { counting = {} } = requestExamples.find(({ kind }) => kind === call.name) ?? {}
  /**
   * Body in which every field counts: with a gift card the payment would not, with an invoice to the same address no other
   * address would.
   */
  const base = Object.entries(counting).reduce<unknown>(
    (body, [path, answer]) => put(body, parsePath(path), answer),
    goodRequest(call).body,
  ) as Json

  /**
   * Whether the document accepts the base body with this value at a path.
   * @throws where the server judges it otherwise
   */
  const isAcceptedByBoth = (path: Path, brick: AnyBrick | undefined, value: unknown): boolean => {
    const body = put(base, path, value) as Json
    const { parsed, errors } = judgmentOf(call, { body })
    const said = `${fieldKeyOf(path)} = ${JSON.stringify(value)?.slice(0, 100)}`
    if (isDescribed(body)) {
      const refused = Object.keys(errors)
      // where no schema can state a rule, the document states it in words, and only the server refuses
      const unsaid =
        brick && brickTextsOf(brick).rule !== undefined && refused.every((one) => one === fieldKeyOf(path))
      if (!parsed && !unsaid) throw new Error(`${said} is described, and refused at ${refused}`)
      return true
    }
    // the server tidies what was typed: then the tidied value must be described
    if (parsed && !(brick && isDescribed(put(base, path, valueAt(parsed.body, path)))))
      throw new Error(`${said} is taken, and not described: ${errorsText(isDescribed)}`)
    return false
  }
  return { base, isDescribed, agreed: isAcceptedByBoth }
}

/** Judges one name of a query or a path by the OpenAPI document and by the server, which have to agree. */
export const describedName = (call: AnyEndpoint, side: 'query' | 'params', name: string) => {
  const isDescribed = compileSchema(
    operationOf(call).parameters?.find((one) => one.name === name)?.schema ?? {},
  )
  const good = goodRequest(call)[side]

  return (brick: AnyBrick, value: unknown): void => {
    // the server gets everything as text; a value that is no number stays the text that it is
    const { parsed } = judgmentOf(call, { [side]: { ...good, [name]: String(value) } })
    const said = `${name} = ${JSON.stringify(value)}`
    if (isDescribed(value)) {
      if (!parsed && brickTextsOf(brick).rule === undefined)
        throw new Error(`${said} is described, and refused`)
    }
    // an empty value of an optional name counts as left out
    else if (parsed && !(brick.optional && parsed[side][name] === undefined))
      if (!isDescribed(parsed[side][name])) throw new Error(`${said} is taken, and not described`)
  }
}
