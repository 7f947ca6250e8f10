import { type Plugin, parseAst } from 'vite'

/** What a browser never looks at: the server judges what goes in, and describes the API. */
const ofTheServer = new Set([
  'summary',
  'query',
  'params',
  'body',
  'limit',
  'faults',
  'example',
  'status',
  'submits',
])

type Syntax = { type: string; start: number; end: number } & Record<string, unknown>

const nameOf = ({ key }: Syntax): string => (key as { name?: string } | undefined)?.name ?? ''

/** Every `endpoint({ … })` below a piece of syntax: the properties that it is given. */
const callsIn = (of: unknown): Syntax[][] => {
  if (Array.isArray(of)) return of.flatMap(callsIn)
  if (typeof of !== 'object' || of === null) return []
  const { type, callee, arguments: given } = of as Record<string, unknown>
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'endpoint')
    return [((given as { properties: Syntax[] }[])[0]?.properties ?? []) as Syntax[]]
  return Object.values(of).flatMap(callsIn)
}

/** A browser believes the server's answers, which it checked itself; it judges those alone that stood in a draft. */
const isOfTheServer = (call: readonly Syntax[]) => {
  const kept = call.some((one) => nameOf(one) === 'kept')
  return (one: Syntax) => ofTheServer.has(nameOf(one)) || (nameOf(one) === 'answer' && !kept)
}

/** A file of the contract (JavaScript) with only what a browser needs of each call: where it goes, what it keeps. */
export const lean = (code: string): string => {
  const left = callsIn(parseAst(code))
    .flatMap((call) => call.filter(isOfTheServer(call)))
    .sort((a, b) => b.start - a.start)
  let text = code
  for (const { start, end } of left) {
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0
    text = text.slice(0, start) + text.slice(end + comma)
  }
  return text
}

/**
 * Leaves out of the client build what only a server does with a call of the contract. The bricks that nothing else
 * in a funnel asks then fall away by themselves.
 */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/core\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: lean(code), map: null }),
  },
})
