import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { bricksOf } from '../../src/core/fields/brick/group.ts'

export type Json = Record<string, unknown>

/** The address of a call, filled in with the examples of its parameters. */
export const addressOf = ({ path, params }: AnyEndpoint): string => {
  const examples = requestExampleOf(params) as Json
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(examples[name])))
}

/** The example body of a call, which the call accepts as far as nothing else, such as a captcha, has to come before it. */
export const exampleBodyOf = (call: AnyEndpoint): Json => {
  const body = call.body ? structuredClone(requestExampleOf(call.body) as Json) : {}
  // the example has the version of no form: the whole body would be refused before its answers are looked at
  if (call.name === 'forms.send') delete body.version
  return body
}

/** Paths of all fields in the body of a call, and of the answers in a body whose fields are made while the site runs. */
export const fieldsOf = (call: AnyEndpoint): string[] =>
  bricksOf(call.body ?? call.query).flatMap(({ path, brick: { facts } }) => [
    path,
    ...(facts.control === 'none' && isJson(facts.example)
      ? Object.keys(facts.example).map((key) => `${path}.${key}`)
      : []),
  ])

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts a value at a path such as `address.postcode` or `codes[]`. */
export const put = (body: Json, path: string, value: unknown): void => {
  const steps = path.replaceAll('[]', '.0').split('.')
  const last = steps.pop() as string
  const holder = steps.reduce<Json>((inner, step) => inner[step] as Json, body)
  holder[last] = value
}

const areFiles = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isJson(one) && 'size' in one)

/** Turns a JSON body into the multipart form that a call takes, with a file where the body has one. */
export const formOf = (body: Json): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value)
    // a PDF, which every form takes
    else if (name === 'File' || areFiles(value)) form.append(name, new Blob(['%PDF-1.7 x']), 'tekening.pdf')
    else form.append(name, JSON.stringify(value) ?? '')
  }
  return form
}
