import type { Around } from './around.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'
import type { Line } from './register.ts'

const contractOf = ({ key }: Names) => `src/core/contract/${key}`
const homeOf = ({ key }: Names) => `src/server/features/${key}`

/** The files of every call, made or added to. */
const callFiles = (names: Names, folder: 'feature' | 'read') => ({
  [`${contractOf(names)}.ts`]: `${folder}/contract.ts`,
  [`${contractOf(names)}.operations.ts`]: `${folder}/operations.ts`,
})

const verbFiles = (names: Names, folder: 'feature' | 'read') => ({
  [`${homeOf(names)}/${names.verbKey}.ts`]: `${folder}/verb.ts`,
  [`${homeOf(names)}/${names.verbKey}.db.test.ts`]: `${folder}/verb.db.test.ts`,
})

/** The files of a call that takes requests in, beside those of every call. */
const submitFiles = (names: Names, prefix = '') => ({
  [`src/core/${names.key}/${prefix}summary-rows.ts`]: 'feature/summary-rows.ts',
  [`${homeOf(names)}/${prefix}document.ts`]: 'feature/document.ts',
  [`${homeOf(names)}/${prefix}confirmation.ts`]: 'feature/confirmation.ts',
  ...verbFiles(names, 'feature'),
})

const registration = ({ camel, key }: Names): Line => ({
  file: 'src/server/features.ts',
  imports: `import { ${camel} } from './features/${key}/index.ts'`,
  entry: `${camel},`,
  into: 'export const features: readonly Feature[] = [',
  before: '// what services that several features share bring along',
})

const tryIt = (names: Names) =>
  `Try it: npx vitest run --project unit src/core/contract src/web/mail/every-mail.test.ts test/feature-keys.test.ts, and --project database ${homeOf(names)}.`

const sayRead = (names: Names) =>
  `Say in ${contractOf(names)}.operations.ts what is asked and answered, and in ${homeOf(names)}/${names.verbKey}.ts where the answer comes from; a funnel asks it by \`reads\` (docs/engine.md).`

const saySubmit = (names: Names, prefix = '') =>
  `Say in ${contractOf(names)}.operations.ts what the call takes, and in src/core/${names.key}/${prefix}summary-rows.ts how the overview, the stored document and the mail tell it.`

/** A feature that has no call yet but this one, which only reads. */
const newReading = (names: Names): Plan => ({
  files: {
    ...callFiles(names, 'read'),
    [`${homeOf(names)}/index.ts`]: 'read/index.ts',
    ...verbFiles(names, 'read'),
  },
  lines: [registration(names)],
  values: { call: `${names.key}.${names.verbKey}`, path: `/api/v1/services/${names.key}/${names.verbKey}` },
  next: [sayRead(names), tryIt(names)],
})

/** A new feature whose call takes requests in; `desk` sees to them. */
export const newFeature = (names: Names, desk = 'klantenservice'): Plan => {
  const home = homeOf(names)
  const inHome = ['index', 'request-events', 'queues', 'begin', 'letters', 'test-examples']
  return {
    files: {
      ...callFiles(names, 'feature'),
      [`${contractOf(names)}.titles.ts`]: 'feature/titles.ts',
      ...Object.fromEntries(inHome.map((file) => [`${home}/${file}.ts`, `feature/${file}.ts`])),
      ...submitFiles(names),
    },
    lines: [registration(names)],
    values: {
      ...{ call: `${names.key}.${names.verbKey}`, path: `/api/v1/services/${names.key}` },
      ...{
        subject: names.pascal,
        prefix: '',
        titles: 'titles',
        titled: 'the request',
        operation: 'operation',
      },
      ...{ begins: 'yes', alone: '', taken: '{ id, reference }', used: '{ send, takenIn }' },
      nextWords: 'Je krijgt een e-mail als we ermee beginnen.',
      desk: desk === 'klantenservice' ? '' : `, desk: '${desk}'`,
    },
    next: [
      saySubmit(names),
      `Say in ${home}/index.ts who may call it, and what else the feature brings (src/server/feature.ts).`,
      `Say in ${home}/begin.ts what is done with a request that was taken in, and in letters.ts what its sender is written then; or remove both, with queues.ts, request-events.ts and their lines in index.ts and ${names.verbKey}.ts.`,
      `A table of its own: a migration in db/migrations, npm run tables, and ${home}/personal-data.ts.`,
      `A word that is new here goes into docs/glossary.md.`,
      tryIt(names),
    ],
  }
}

const lastIn = (source: string, pattern: RegExp): string | undefined =>
  [...source.matchAll(pattern)].at(-1)?.[1]

/** How the calls of a feature are named and addressed, as its last one is. */
const addressOf = (names: Names, around: Around) => {
  const source = around.read(`${contractOf(names)}.ts`)
  const prefix = lastIn(source, /^ {2}name: '([\w-]+)\.[\w-]+',$/gm)
  const path = lastIn(source, /^ {2}path: '([\w/-]+)[^']*',$/gm)?.replace(/\/$/, '')
  if (!prefix || !path) throw new Error(`${contractOf(names)}.ts has no call to go by: add this one by hand.`)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const base = /\/(api|v\d+|services)$/.test(folder) ? path : folder
  const address = { call: `${prefix}.${names.verbKey}`, path: `${base}/${names.verbKey}` }
  // features may share the first words of their names and addresses
  const others = around.contract()
  if (others.includes(`name: '${address.call}',`) || others.includes(`path: '${address.path}',`))
    throw new Error(`There is another call ${address.call} or ${address.path} already: choose another name.`)
  return address
}

/** The line that opens the value of a feature. */
const openingOf = (names: Names, around: Around): string => {
  const file = `${homeOf(names)}/index.ts`
  const opening = around
    .read(file)
    .split('\n')
    .find((line) => /^export const \w+ = feature\(/.test(line))
  if (!opening?.endsWith('calls, operations, {'))
    throw new Error(`${file} makes no feature of calls and operations: add the call by hand.`)
  return opening
}

const served = (names: Names, run: string, done = ''): Line => ({
  file: `${homeOf(names)}/index.ts`,
  imports: [
    "import { anyone } from '../../services/permissions.ts'",
    `import { ${run} } from './${names.verbKey}.ts'`,
  ].join('\n'),
  entry: `${names.verb}: { may: anyone, run: ${run}${done} },`,
  into: '  verbs: {',
})

/** One more call of a feature that stands, which only reads. */
const oneMoreReading = (names: Names, around: Around): Plan => ({
  files: verbFiles(names, 'read'),
  joined: callFiles(names, 'read'),
  lines: [served(names, `read${names.verbPascal}`)],
  values: addressOf(names, around),
  next: [sayRead(names), tryIt(names)],
})

/** One more call of a feature that stands, which takes requests in. */
const oneMoreSubmitting = (names: Names, around: Around): Plan => {
  const { verb, verbPascal, title } = names
  const [file, examples] = [`${homeOf(names)}/index.ts`, `${homeOf(names)}/test-examples.ts`]
  const [prefix, operation] = [`${names.verbKey}-`, `${verb}Operation`]
  const request = `${verb}: { confirm: confirm${verbPascal}, events: [] },`
  const listed = around.read(file).includes('\n  requests: {')
  const address = addressOf(names, around)
  const example: Line = {
    file: examples,
    imports: [
      `import { ${verb} as ${operation} } from '../../../core/contract/${names.key}.operations.ts'`,
      `import { ${verb} } from '../../../core/contract/${names.key}.ts'`,
      "import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'",
      `import { freeze${verbPascal} } from './${prefix}document.ts'`,
    ].join('\n'),
    entry: `requestExample(${verb}.name, parsedExample(${operation}), freeze${verbPascal}),`,
    into: 'export const examples = [',
  }
  return {
    files: submitFiles(names, prefix),
    joined: {
      ...callFiles(names, 'feature'),
      [`${contractOf(names)}.titles.ts`]: 'feature/titles.ts',
      ...(!around.has(examples) && { [examples]: 'feature/test-examples.ts' }),
    },
    lines: [
      served(names, verb, `, done: '${title}'`),
      {
        file,
        imports: `import { confirm${verbPascal} } from './${prefix}confirmation.ts'`,
        entry: listed ? request : `requests: { ${request.slice(0, -1)} },`,
        into: listed ? '  requests: {' : openingOf(names, around),
      },
      ...(around.has(examples) ? [example] : []),
    ],
    values: {
      ...{ ...address, subject: verbPascal, prefix, operation, desk: '' },
      ...{ titles: `${verb}Titles`, titled: `\`${address.call}\`` },
      ...{ begins: '', alone: 'yes', taken: '{ reference }', used: '{ send }' },
      nextWords: 'Missen we iets? Dan bellen we je.',
    },
    next: [
      saySubmit(names, prefix),
      `Say in ${file} who may call it, what may happen to its requests (\`events\`) and which desk sees to them; a funnel sends to it by an exit (docs/engine.md).`,
      tryIt(names),
    ],
  }
}

/** A call with its feature, or one more of a feature that stands. */
export const endpointPlan = (names: Names, around: Around): Plan => {
  if (!around.has(`${homeOf(names)}/index.ts`)) return names.reads ? newReading(names) : newFeature(names)
  openingOf(names, around)
  return names.reads ? oneMoreReading(names, around) : oneMoreSubmitting(names, around)
}
