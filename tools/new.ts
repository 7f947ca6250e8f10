// `npm run new funnel|endpoint|block|partner <name>`: the files of a new part, in the shape of their neighbours, and
// the lines that register it. Every file is a working start, none a stub.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Line, withLine } from './new/register.ts'

/** The ways to write a name: `contract-review`, `contractReview`, `ContractReview`, `contract_review`. */
interface Names {
  slug: string
  camel: string
  pascal: string
  snake: string
  title: string
  resource: string
  verb: string
}

interface Plan {
  /** Path of a new file, and the template that it is made of. */
  files: Record<string, string>
  lines: Line[]
  next: string[]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** `30-minuten-advies` becomes `minutenAdvies30`, since no name in code starts with a digit. */
const camelOf = (slug: string): string => {
  const [, digits = '', words = ''] = /^(\d*)-?(.*)$/.exec(slug) ?? []
  return words.replace(/-([a-z0-9])/g, (_all, sign: string) => sign.toUpperCase()) + digits
}

/** Words that cannot name anything in code. */
const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|calls?|operations?|endpoint|utils?|helpers?|commons?|managers?|misc)$/

/** Names that the new feature's own files use already. */
const usedInFeature = ['index', 'confirmation', 'calls', 'feature', 'anyone']

/** A slug as the name of a property. */
const keyOf = (slug: string) => (/^[a-z]\w*$/.test(slug) ? slug : `'${slug}'`)

const namesOf = (slug: string, verb: string): Names => ({
  slug,
  camel: camelOf(slug),
  pascal: capital(camelOf(slug)),
  snake: slug.replaceAll('-', '_'),
  title: capital(slug.replaceAll('-', ' ')),
  resource: slug,
  verb,
})

const endpointPlan = ({ resource, verb, camel }: Names): Plan => {
  const home = `src/server/features/${resource}`
  return {
    files: {
      [`src/core/contract/${resource}.ts`]: 'endpoint/contract.ts',
      [`src/core/contract/${resource}.operations.ts`]: 'endpoint/operations.ts',
      [`src/core/${resource}/rows.ts`]: 'endpoint/rows.ts',
      [`${home}/index.ts`]: 'endpoint/index.ts',
      [`${home}/${verb}.ts`]: 'endpoint/verb.ts',
      [`${home}/confirmation.ts`]: 'endpoint/confirmation.ts',
    },
    lines: [
      {
        file: 'src/server/features.ts',
        imports: `import { ${camel} } from './features/${resource}/index.ts'`,
        entry: `${camel},`,
        into: 'export const features: readonly Feature[] = [',
        before: '// what services that several features share bring along',
      },
    ],
    next: [
      `Say in src/core/contract/${resource}.operations.ts what the call takes; the rest follows it.`,
      `Say in ${home}/index.ts who may call it, and what else the feature brings (src/server/feature.ts).`,
    ],
  }
}

const funnelPlan = (names: Names): Plan => {
  const { slug } = names
  const endpoint = endpointPlan(names)
  const folder = `src/web/funnels/${slug}`
  return {
    files: {
      [`${folder}/funnel.ts`]: 'funnel/funnel.ts',
      [`${folder}/content.ts`]: 'funnel/content.ts',
      [`${folder}/summary.ts`]: 'funnel/summary.ts',
      [`${folder}/island.tsx`]: 'funnel/island.tsx',
      [`${folder}/funnel.test.ts`]: 'funnel/funnel.test.ts',
      ...endpoint.files,
    },
    lines: [
      {
        file: 'src/web/funnels/index.ts',
        entry: `${keyOf(slug)}: '${slug}/island.tsx',`,
        into: 'const funnels:',
      },
      ...endpoint.lines,
    ],
    next: [
      `Say in ${folder}/funnel.ts which steps it has and what they ask (docs/engine.md).`,
      ...endpoint.next,
      `Name it in src/core/content/funnel.ts, unless it stands there, and put a block { "kind": "funnel", "slug": "${slug}" } on a page in content/ (content/index.ts lists them) that another page links to.`,
      `Say its rows once in src/core/${slug}/rows.ts, for the overview and the stored document, and give its mail an example in test/kit/mails.ts.`,
    ],
  }
}

const blockPlan = ({ slug, camel, pascal, snake }: Names): Plan => ({
  files: {
    [`src/core/content/${slug}.ts`]: 'block/kind.ts',
    [`src/web/blocks/${pascal}.tsx`]: 'block/drawing.tsx',
  },
  lines: [
    {
      file: 'src/core/content/kinds.ts',
      imports: `import { ${camel} } from './${slug}.ts'`,
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
    `Say in src/core/content/${slug}.ts what editors fill in, and draw it in src/web/blocks/${pascal}.tsx.`,
    `Put a block { "kind": "${snake}" } on a page in content/.`,
  ],
})

const partnerPlan = ({ slug, camel, pascal, title }: Names): Plan => ({
  files: {
    [`src/server/ports/${slug}.ts`]: 'partner/port.ts',
    [`src/server/ports/${slug}.suite.ts`]: 'partner/suite.ts',
    [`src/server/adapters/${slug}-sandbox/index.ts`]: 'partner/sandbox.ts',
    [`src/server/adapters/${slug}-sandbox/${slug}-sandbox.test.ts`]: 'partner/sandbox.test.ts',
  },
  lines: [
    {
      file: 'src/server/ports/sandbox-switches.ts',
      entry: `'${slug}',`,
      into: 'export const partners = [',
      mayBeThere: true,
    },
    {
      file: 'src/server/http/sandbox/index.ts',
      entry: `${keyOf(slug)}: '${title}',`,
      into: 'const partnerLabels',
      mayBeThere: true,
    },
  ],
  next: [
    `Say in src/server/ports/${slug}.ts what we ask of the partner, in our own words.`,
    `Add ${camel}: ${pascal} to Ports in src/server/services/context.ts, and open ${camel}Sandbox in src/server/partners.ts.`,
    `Write the real adapter beside the sandbox (index, wire, config); it passes ${camel}Suite too (docs/partners.md).`,
  ],
})

const plans = { funnel: funnelPlan, endpoint: endpointPlan, block: blockPlan, partner: partnerPlan }
type Kind = keyof typeof plans
const isKind = (word: string): word is Kind => Object.hasOwn(plans, word)

/** Reads what was asked for. Throws an Error with one sentence. */
const planOf = (kind: string | undefined, name: string | undefined): { plan: Plan; names: Names } => {
  if (!kind || !isKind(kind) || !name)
    throw new Error('Use: npm run new funnel|endpoint|block|partner <name> (an endpoint is resource.verb).')
  const [slug = name, verb = 'send'] = name.split('.')
  const names = namesOf(slug, verb)
  const clash = kind !== 'block' && kind !== 'partner' && [...usedInFeature, names.camel].includes(verb)
  const form = kind === 'endpoint' ? /^[a-z0-9-]+\.[a-z]+$/ : /^[a-z0-9-]+$/
  const spoilt = /^-|--|-$|-\.|^[\d-]+(\.|$)/.test(name) || name.length > 64
  if (!form.test(name) || spoilt || clash || name.split('.').some((part) => reserved.test(part)))
    throw new Error(
      kind === 'endpoint'
        ? `"${name}" is no name for an endpoint: write resource.verb in small letters, like contract-review.book.`
        : `"${name}" is no name for a ${kind}: use small letters, digits and single hyphens, like contract-review.`,
    )
  return { plan: plans[kind](names), names }
}

const written = (root: string, template: string, names: Names): string => {
  const text = readFileSync(join(root, 'tools/new', `${template}.template`), 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => names[name as keyof Names])
}

/** Files whose path differs from an existing one only in capitals are the same file on some machines. */
const isTaken = (root: string, path: string): boolean => {
  const folder = join(root, dirname(path))
  const name = path.slice(dirname(path).length + 1).toLowerCase()
  return existsSync(folder) && readdirSync(folder).some((one) => one.toLowerCase() === name)
}

/**
 * Makes a new part in the project at `root` and says what to do next. Nothing is written when anything is in the way.
 * Throws an Error whose message is one sentence.
 */
export const makeNew = (root: string, kind: string | undefined, name: string | undefined): string[] => {
  const { plan, names } = planOf(kind, name)
  const taken = Object.keys(plan.files).find((path) => isTaken(root, path))
  if (taken) throw new Error(`${taken} is there already: choose another name, or add to it by hand.`)
  const changed = plan.lines.map((line) => {
    const path = join(root, line.file)
    return [path, withLine(readFileSync(path, 'utf8'), line)] as const
  })
  for (const [path, template] of Object.entries(plan.files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), written(root, template, names))
  }
  for (const [path, text] of changed) writeFileSync(path, text)
  const made = Object.keys(plan.files)
  execFileSync('npx', ['biome', 'check', '--write', ...made], { cwd: root, stdio: 'ignore' })
  const registered = plan.lines.map(({ file, entry }) => `registered in ${file}: ${entry}`)
  return [...made.map((path) => `made ${path}`), ...registered, ...plan.next.map((step) => `next: ${step}`)]
}

if (import.meta.main) {
  const [kind, name] = process.argv.slice(2)
  try {
    for (const line of makeNew(fileURLToPath(new URL('..', import.meta.url)), kind, name)) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
