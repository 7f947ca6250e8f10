import type { FastifyInstance } from 'fastify'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { represent } from '../pages/content-negotiation.ts'
import { sendKept } from '../pages/send.ts'
import { describeApi } from './describe.ts'
import { type DocsOptions, docsPage } from './page.ts'
import { docsStyle } from './style.ts'

export interface OpenApiOptions extends Omit<DocsOptions, 'stylesheets'> {
  contract: Readonly<Record<string, AnyEndpoint>>
  /** What calls are about, by the first word of their names. */
  tags: Readonly<Record<string, string>>
  origin: string
  /** Address of the site's stylesheet. */
  stylesheet?: string | undefined
}

/**
 * `/openapi.json` and `/docs` below the prefix of `app`. Described once, by the first who asks: the contract does not change
 * while it runs, and a start that described it would take a tenth longer.
 */
export const openapi = (
  app: FastifyInstance,
  { contract, tags, origin, stylesheet, tryOut }: OpenApiOptions,
): void => {
  const api = once(() => describeApi(contract, { origin, tags }))
  const stylesheets = [...(stylesheet ? [stylesheet] : []), '/api/docs.css']
  const serve = (path: string, type: string, textOf: () => string) => {
    const kept = once(() => represent(textOf(), { status: 200, type }))
    app.get(path, (request, reply) => sendKept(request, reply, kept()))
  }
  serve('/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(api()))
  serve('/docs', 'text/html; charset=utf-8', () => docsPage(api(), { stylesheets, tryOut }))
  serve('/docs.css', 'text/css; charset=utf-8', () => docsStyle)
}

/** What is made when it is first asked for, and then kept. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
