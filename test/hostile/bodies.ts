import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'

export type Json = Record<string, unknown>

/** The address of a call, with the examples of its parameters. */
export const addressOf = ({ path, params }: AnyEndpoint): string => {
  const examples = requestExampleOf(params) as Json
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(examples[name])))
}

/** Puts a value at a path such as `address.postcode` or `codes[]`. */
export const put = (body: Json, path: string, value: unknown): void => {
  const steps = path.replaceAll('[]', '.0').split('.')
  const last = steps.pop() as string
  const holder = steps.reduce<Json>((inner, step) => inner[step] as Json, body)
  holder[last] = value
}

/** A JSON body as a multipart call takes it, with a file. */
export const formOf = (body: Json): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') form.append(name, value)
    else if (name === 'File') form.append(name, new Blob(['%PDF-1.7 x']), 'tekening.pdf')
    else form.append(name, JSON.stringify(value) ?? '')
  }
  return form
}
