import type { Kind, Names } from './names.ts'
import type { Line } from './register.ts'

/** What a new part is made of. */
export interface Plan {
  /** Path of a new file, and the template that it is made of. */
  files: Record<string, string>
  lines: Line[]
  next: string[]
}

/** A slug as the name of a property. */
const propertyOf = (slug: string) => (/^[a-z]\w*$/.test(slug) ? slug : `'${slug}'`)

const featurePlan = ({ key, verb, camel }: Names): Plan => {
  const contract = `src/core/contract/${key}`
  const home = `src/server/features/${key}`
  const inHome = [
    'index',
    'document',
    'confirmation',
    'request-events',
    'queues',
    'begin',
    'letters',
    'test-examples',
  ]
  return {
    files: {
      [`${contract}.ts`]: 'feature/contract.ts',
      [`${contract}.operations.ts`]: 'feature/operations.ts',
      [`${contract}.titles.ts`]: 'feature/titles.ts',
      [`src/core/${key}/summary-rows.ts`]: 'feature/summary-rows.ts',
      ...Object.fromEntries(inHome.map((file) => [`${home}/${file}.ts`, `feature/${file}.ts`])),
      [`${home}/${verb}.ts`]: 'feature/verb.ts',
      [`${home}/${verb}.db.test.ts`]: 'feature/verb.db.test.ts',
    },
    lines: [
      {
        file: 'src/server/features.ts',
        imports: `import { ${camel} } from './features/${key}/index.ts'`,
        entry: `${camel},`,
        into: 'export const features: readonly Feature[] = [',
        before: '// what services that several features share bring along',
      },
    ],
    next: [
      `Say in ${contract}.operations.ts what the call takes, and in src/core/${key}/summary-rows.ts how the overview, the stored document and the mail tell it.`,
      `Say in ${home}/index.ts who may call it, and what else the feature brings (src/server/feature.ts).`,
      `Say in ${home}/begin.ts what is done with a request that was taken in, and in letters.ts what its sender is written then; or remove both, with queues.ts, request-events.ts and their lines in index.ts and ${verb}.ts.`,
      `A table of its own: a migration in db/migrations, npm run tables, and ${home}/personal-data.ts.`,
      `A word that is new here goes into docs/glossary.md.`,
    ],
  }
}

const funnelPlan = (names: Names): Plan => {
  const { key, slug } = names
  const feature = featurePlan(names)
  const folder = `src/web/funnels/${key}`
  return {
    files: {
      [`${folder}/funnel.ts`]: 'funnel/funnel.ts',
      [`${folder}/content.ts`]: 'funnel/content.ts',
      [`${folder}/summary.ts`]: 'funnel/summary.ts',
      [`${folder}/funnel.test.ts`]: 'funnel/funnel.test.ts',
      ...feature.files,
    },
    lines: [
      {
        file: 'src/web/funnels/index.ts',
        entry: `${propertyOf(slug)}: '${key}',`,
        into: 'const funnels:',
      },
      ...feature.lines,
    ],
    next: [
      `Say in ${folder}/funnel.ts which steps it has and what they ask (docs/engine.md).`,
      ...feature.next,
      `Put a block { kind: 'funnel', slug: '${slug}' } on a page of layout 'funnel' in content/, with the funnel's properties (content/index.ts lists pages); another page links to it.`,
      `Try it: npx vitest run --project unit ${folder} src/web/mail/every-mail.test.ts test/feature-keys.test.ts, and --project database src/server/features/${key}.`,
    ],
  }
}

const toolPlan = ({ key, slug, codename }: Names): Plan => {
  const folder = `src/web/tools/${key}`
  return {
    files: {
      [`${folder}/tool.ts`]: 'tool/tool.ts',
      [`${folder}/island.tsx`]: 'tool/island.tsx',
      [`${folder}/tool.test.ts`]: 'tool/tool.test.ts',
    },
    lines: [{ file: 'src/web/tools/index.ts', entry: `${codename}: '${key}',`, into: 'const tools:' }],
    next: [
      `Say in ${folder}/tool.ts what it asks and what comes of it, and in tool.test.ts sums that somebody else made (docs/engine.md).`,
      `A codename that src/core/content/tool.ts does not know gets its name there, and a page in content/calculators; that of the calculators of the specification is /rekentools/${slug} already.`,
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
  const [sandbox, http] = [`src/server/adapters/${key}-sandbox`, `src/server/adapters/${key}-http`]
  return {
    files: {
      [`src/server/ports/${key}.ts`]: 'partner/port.ts',
      [`src/server/ports/${key}.suite.ts`]: 'partner/suite.ts',
      [`${sandbox}/index.ts`]: 'partner/sandbox.ts',
      [`${sandbox}/${key}-sandbox.db.test.ts`]: 'partner/sandbox.db.test.ts',
      [`${http}/index.ts`]: 'partner/http.ts',
      [`${http}/wire.ts`]: 'partner/wire.ts',
      [`${http}/stand-in.ts`]: 'partner/stand-in.ts',
      [`${http}/${key}-http.test.ts`]: 'partner/http.test.ts',
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
      `Say in src/server/ports/${key}.ts what we ask of the partner, in our own words, and in ${key}.suite.ts what it must do.`,
      `Say in ${http}/wire.ts what travels, and in src/server/partners/${key}.ts what the documents tell of it.`,
      'Write what documents and compose.yaml say of it: npm run partners.',
      `A request reaches it by a delivery of its feature: to${camel.charAt(0).toUpperCase()}${camel.slice(1)} = delivery(...), as src/server/features/handyman/order.ts does.`,
      `Try it: npx vitest run --project unit ${http} src/server/config.test.ts tools/partners.test.ts, and --project database ${sandbox}.`,
    ],
  }
}

export const plans: Readonly<Record<Kind, (names: Names) => Plan>> = {
  funnel: funnelPlan,
  tool: toolPlan,
  endpoint: featurePlan,
  block: blockPlan,
  partner: partnerPlan,
}
