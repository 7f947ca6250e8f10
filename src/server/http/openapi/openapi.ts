import type { FastifyInstance } from 'fastify'
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts'
import { represent } from '../pages/content-negotiation.ts'
import { sendKept } from '../pages/send.ts'
import { describeApi } from './describe.ts'
import { type DocsOptions, docsPage } from './page.ts'
import { docsStyle } from './style.ts'

export interface OpenApiOptions extends Omit<DocsOptions, 'stylesheets'> {
  contract: Readonly<Record<string, AnyEndpoint>>
  /** Descriptions of groups of calls, by the first word of their names. */
  tags: Readonly<Record<string, string>>
  origin: string
  stylesheet?: string | undefined
}

/**
 * Serves `/openapi.json` and `/docs` below the prefix of `app`. The description is made at the first request and then kept: the
 * contract does not change while the process runs, and making it at the start would take a tenth longer.
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

/** Wraps a function so that it runs once, when its value is first needed. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
