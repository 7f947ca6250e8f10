import { type Plugin, parseAst } from 'vite'

interface Syntax {
  type: string
  start: number
  end: number
  declaration?: Syntax | null
  declarations?: { init: Syntax | null }[]
}

/** What may call something while it is made; the rest falls away by itself. */
const made = new Set(['CallExpression', 'NewExpression', 'ObjectExpression', 'ArrayExpression'])

/** What a module's constants are made of, in the order of the file. */
const initialsOf = (code: string): Syntax[] =>
  (parseAst(code).body as unknown as Syntax[])
    .map((statement) => statement.declaration ?? statement)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations = [] }) => declarations.map(({ init }) => init))
    .filter((init): init is Syntax => init !== null && made.has(init.type))

/**
 * A module (JavaScript) whose constants say of themselves that making them does nothing else. A bundler cannot see
 * that of `z.string().check(…)`, and would keep it for a page that never asks it.
 */
export const pure = (code: string): string => {
  let text = code
  for (const { start, end } of initialsOf(code).reverse())
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`
  return text
}

/** Leaves out of the client build the constants of core that a page does not use: core only says what things are. */
export const pureCore = (): Plugin => ({
  name: 'pure-core',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/core\/[\w/-]+\.ts$/ },
    handler: (code) => ({ code: pure(code), map: null }),
  },
})
