import type { Around } from './around.ts'
import { endpointPlan } from './endpoint.ts'
import { funnelPlan } from './funnel.ts'
import type { Kind, Names } from './names.ts'
import type { Plan } from './plan.ts'

const toolPlan = ({ key }: Names): Plan => {
  const folder = `src/web/tools/${key}`
  return {
    files: {
      [`${folder}/asks.ts`]: 'tool/asks.ts',
      [`${folder}/result.ts`]: 'tool/result.ts',
      [`${folder}/tool.ts`]: 'tool/tool.ts',
      [`${folder}/island.tsx`]: 'tool/island.tsx',
      [`${folder}/cases.ts`]: 'tool/cases.ts',
      [`${folder}/tool.test.ts`]: 'tool/tool.test.ts',
    },
    lines: [],
    next: [
      `Write ${folder}/cases.ts first, eight sums or more that somebody else made; then what it asks (asks.ts), what comes of it (result.ts) and the rest (tool.ts): docs/engine.md.`,
      `A codename that src/core/content/tool.ts does not know gets its name there, and a page in content/calculators; that of the calculators of the specification is /rekentools/${key} already.`,
      `Try it: npx vitest run --project unit ${folder}.`,
    ],
  }
}

const blockPlan = ({ key, camel, pascal, snake }: Names): Plan => ({
  files: {
    [`src/core/content/${key}.ts`]: 'block/kind.ts',
    [`src/web/blocks/${pascal}.tsx`]: 'block/drawing.tsx',
  },
  lines: [
    {
      file: 'src/core/content/kinds.ts',
      imports: `import { ${camel} } from './${key}.ts'`,
      entry: snake === camel ? `${camel},` : `${snake}: ${camel},`,
      into: 'export const kinds = {',
    },
    {
      file: 'src/web/blocks/index.tsx',
      imports: `import { ${pascal} } from './${pascal}.tsx'`,
      entry: `${snake}: ${pascal},`,
      into: 'const drawings:',
    },
  ],
  next: [
    `Say in src/core/content/${key}.ts what editors fill in, and draw it in src/web/blocks/${pascal}.tsx.`,
    `Put a block { kind: '${snake}' } on a page in content/.`,
  ],
})

const partnerPlan = ({ key, camel }: Names): Plan => {
  const sandbox = `src/server/adapters/${key}-sandbox`
  return {
    files: {
      [`src/server/ports/${key}.ts`]: 'partner/port.ts',
      [`src/server/ports/${key}.suite.ts`]: 'partner/suite.ts',
      [`${sandbox}/index.ts`]: 'partner/sandbox.ts',
      [`${sandbox}/${key}-sandbox.db.test.ts`]: 'partner/sandbox.db.test.ts',
      [`src/server/partners/${key}.ts`]: 'partner/entry.ts',
    },
    lines: [
      {
        file: 'src/server/partners/index.ts',
        imports: `import { ${camel} } from './${key}.ts'`,
        entry: `${camel},`,
        into: 'const entries = [',
      },
    ],
    next: [
      `Say in src/server/ports/${key}.ts what we ask of the partner, in our own words, and how it travels, and in ${key}.suite.ts what it must do.`,
      `Say in src/server/partners/${key}.ts what the documents tell of it.`,
      'Write what documents and settings say of it: npm run partners.',
      `A request reaches it by a delivery of its feature, as src/server/features/handyman/order.ts has one: to${camel.charAt(0).toUpperCase()}${camel.slice(1)} = delivery(...), named in \`to\` of the verb and in \`deliveries\` of the kind of request, whose events are passedOn and notTaken then. A funnel that cannot do without the partner stands in \`closes\` of its entry, by its slug.`,
      `Try it: npx vitest run --project unit src/server/partners src/server/config.test.ts tools/partners.test.ts, and --project database ${sandbox}.`,
    ],
  }
}

export const plans: Readonly<Record<Kind, (names: Names, around: Around) => Plan>> = {
  funnel: funnelPlan,
  tool: toolPlan,
  endpoint: endpointPlan,
  block: blockPlan,
  partner: partnerPlan,
}
