import type { OpenApi, Operation } from './describe.ts'
import type { JsonSchema } from './schemas.ts'

export interface DocsOptions {
  /** Addresses of stylesheets, the site's own first. */
  stylesheets: readonly string[]
  /** Adds a `curl` line to try each call with. */
  tryOut: boolean
}

const plain = (text: unknown): string =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The API's documentation for people: one HTML page in Dutch, without script. */
export const docsPage = (api: OpenApi, options: DocsOptions): string => {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = api.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return `<section aria-labelledby="${plain(name)}"><h2 id="${plain(name)}">${plain(name)}</h2>
${own.map((call) => callArticle(api, call, options)).join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plain(api.info.title)}</title><meta name="robots" content="noindex">
${options.stylesheets.map((href) => `<link rel="stylesheet" href="${plain(href)}">`).join('\n')}
</head><body class="api-docs"><a class="skip" href="#inhoud">Naar de inhoud</a>
<main id="inhoud" tabindex="-1">
<p><a href="/">Naar de website</a></p>
<h1>${plain(api.info.title)}</h1>
<p>${plain(api.info.description)}</p>
<p>Voor programma’s: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Onderdelen"><ul>${api.tags.map(({ name }) => `<li><a href="#${plain(name)}">${plain(name)}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}
</main></body></html>
`
}

interface Call {
  path: string
  method: string
  operation: Operation
}

const callArticle = (api: OpenApi, call: Call, { tryOut }: DocsOptions): string => {
  const { path, method, operation } = call
  const name = `${method} ${path}`
  const id = operation.operationId.replace(/\./g, '-')
  const body = Object.entries(operation.requestBody?.content ?? {})[0]
  return `<article aria-labelledby="${plain(id)}"><h3 id="${plain(id)}"><code>${plain(name)}</code></h3>
<p>${plain(operation.summary)}</p>
${operation.parameters ? table('Parameters', name, parameterRows(operation)) : ''}
${body?.[1].schema.description ? `<p>${plain(body[1].schema.description)}</p>` : ''}
${body ? table(`Inhoud (${body[0]})`, name, fieldRows(body[1].schema, '')) : ''}
${table('Antwoorden', name, answerRows(operation), ['Status', 'Betekenis'])}
${example(operation)}${tryOut && body?.[0] !== 'multipart/form-data' ? tryLine(api, call) : ''}</article>`
}

type Row = readonly string[]
const fieldHeads = ['Naam', 'Verplicht', 'Soort', 'Uitleg']

/** A table that scrolls on its own; its label contains the call's name, so that no two on the page are the same. */
const table = (
  caption: string,
  call: string,
  rows: readonly Row[],
  heads: readonly string[] = fieldHeads,
): string =>
  `<div class="api-table" role="region" tabindex="0" aria-label="${plain(`${caption} van ${call}`)}"><table><caption>${plain(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table></div>`

const cell = (text: string, index: number) =>
  index === 0 ? `<th scope="row"><code>${plain(text)}</code></th>` : `<td>${plain(text)}</td>`

const parameterRows = (operation: Operation): Row[] =>
  (operation.parameters ?? []).map(({ name, required, schema, description }) => [
    name,
    required ? 'ja' : 'nee',
    typeOf(schema),
    [schema.title, description ?? schema.description].filter(Boolean).join('. '),
  ])

/** Rows for every field of a schema, with groups opened up: `user.email`, `options[].rate`. */
const fieldRows = (schema: JsonSchema, path: string): Row[] => {
  const required = (schema.required ?? []) as string[]
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, inner]) => {
    const here = path ? `${path}.${name}` : name
    const told: Row = [
      here,
      required.includes(name) ? 'ja' : 'nee',
      typeOf(inner),
      [inner.title, inner.description].filter(Boolean).join('. '),
    ]
    const group = filledOf(inner)
    const items = group.items as JsonSchema | undefined
    if (group.properties) return [...(group.description ? [told] : []), ...fieldRows(group, here)]
    if (items?.properties) return [...(items.description ? [told] : []), ...fieldRows(items, `${here}[]`)]
    return [told]
  })
}

const isEmpty = (schema: JsonSchema): boolean => schema.const === '' || schema.type === 'null'

/** The schema of a field's value, without the alternative that it is left empty. */
const filledOf = (schema: JsonSchema): JsonSchema =>
  (schema.anyOf as JsonSchema[] | undefined)?.some(isEmpty)
    ? ((schema.anyOf as JsonSchema[])[0] ?? schema)
    : schema

const typeOf = (schema: JsonSchema): string => {
  const filled = filledOf(schema)
  if (filled !== schema) return `${typeOf(filled)}, of leeg`
  const choices = schema.enum as unknown[] | undefined
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' of ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const either = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (either) return either.map(typeOf).join(' of ')
  return [schema.type ?? 'van alles', schema.format && `(${schema.format})`, boundsOf(schema)]
    .filter(Boolean)
    .join(' ')
}

/** The bounds of a value in Dutch: `2 t/m 9999`, `maximaal 64 tekens`. */
const boundsOf = ({ minimum, maximum, maxLength }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} t/m ${maximum}`
  return maxLength === undefined ? '' : `maximaal ${maxLength} tekens`
}

const answerRows = (operation: Operation): Row[] =>
  Object.entries(operation.responses).map(([status, { description }]) => [status, description])

const example = (operation: Operation): string => {
  const good = Object.values(operation.responses)[0]?.content?.['application/json']?.example
  return good === undefined
    ? ''
    : `<p>Voorbeeld van een antwoord:</p><pre tabindex="0"><code>${plain(JSON.stringify(good, null, 2))}</code></pre>`
}

const tryLine = (api: OpenApi, { path, method, operation }: Call): string => {
  const query = new URLSearchParams(
    (operation.parameters ?? []).flatMap(({ name, in: where, schema }) =>
      where === 'query' ? [[name, String((schema.examples as unknown[] | undefined)?.[0] ?? '')]] : [],
    ),
  )
  const address = `${api.servers[0]?.url ?? ''}${path}${query.size > 0 ? `?${query}` : ''}`
  const body = operation.requestBody?.content['application/json']?.example
  const flags = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(body === undefined ? [] : [`-H 'content-type: application/json' -d ${quote(JSON.stringify(body))}`]),
  ]
  return `<p>Zelf proberen:</p><pre tabindex="0"><code>${plain(['curl', ...flags, quote(address)].join(' '))}</code></pre>`
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
