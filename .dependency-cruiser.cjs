// Who may import whom. Arrows point down only; type imports count. Checked by tools/layers.ts, and
// tools/layers.test.ts plants a breach of every rule here.

/** Tests, conformance suites and what a funnel's tests are given may import anything; nothing else may import them. */
const tests = '[.](test|suite|journey)[.]tsx?$|(^|/)test-[a-z-]*(ways|answers)[.]ts$'
/** Test kits: a folder `testing`, and files that are called `test-…` or `stand-in` wherever they stand. */
// worked cases of calculators are read by their tests alone
const testKits =
  '(^|/)(testing/|(test-[^/]*|stand-in)[.]tsx?$)|^src/server/adapters/[^/]+/[a-z0-9-]+-stand-in[.]ts$|^src/web/tools/[^/]+/[a-z-]+-cases[.]ts$'

/** Files of `from` may import, of everything in this repository, only themselves and `to`. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: '^(src|test|tools|bench|content|db)/', pathNot: [from, ...to] },
})

const core = '^src/core/'
const server = (folder) => `^src/server/${folder}/`
const web = (folder) => `^src/web/${folder}/`
const [ports, database, outbox, services] = ['ports', 'database', 'outbox', 'services'].map(server)
/** The unit of a feature, and the list of all. */
const [featureUnit, featureList] = ['^src/server/feature[.]ts$', '^src/server/features[.]ts$']
const contract = (file) => `^src/core/contract/${file}[.]ts$`
/** The list of partners, of which services know the types of the ports. */
const partnerList = '^src/server/partners/partners[.]ts$'
/** What metrics and tracing are seen as by the rest. */
const observer = '^src/server/observer[.]ts$'
const [ui, form, engine, login, appointments] = ['ui', 'form', 'engine', 'login', 'appointments'].map(web)
const [payments, valuations] = ['payments', 'valuations'].map(web)
/** The screens of the office at `/beheer`. */
const office = '^src/office/'
/** What sandboxes share: keeping orders, working days, switches. */
const sandboxKit = '^src/server/adapters/sandbox-kit/'
/** Adapters that keep what they know in our own database. */
const stored = '^src/server/adapters/([^/]*sandbox[^/]*|content|files[^/]*|calendar-own|search-own)/'

module.exports = {
  forbidden: [
    {
      name: 'server-imports-no-web',
      comment:
        'server and web meet in core, not even a type passes; the built pages are loaded from dist/ by path.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: tests },
      to: { path: '^src/(web|office)/' },
    },
    {
      name: 'web-imports-no-server',
      comment: 'server and web meet in core, not even a type passes.',
      severity: 'error',
      from: { path: '^src/(web|office)/', pathNot: tests },
      to: { path: '^src/server/' },
    },
    only('core-stands-alone', core, [], 'core imports nothing of ours.'),
    {
      name: 'core-runs-anywhere',
      comment:
        'core uses zod/mini, ibantools, libphonenumber-js/core, @internationalized/date and diff, nothing else.',
      severity: 'error',
      from: { path: core, pathNot: tests },
      to: {
        pathNot: [
          '^(src|test|tools|bench|content)/',
          '(^|/)node_modules/zod/mini/',
          '(^|/)node_modules/zod/v4/mini/',
          '(^|/)node_modules/ibantools/',
          '(^|/)node_modules/libphonenumber-js/core/',
          '(^|/)node_modules/@internationalized/date/',
          '(^|/)node_modules/diff/',
        ],
      },
    },
    only('ports-know-core', ports, [core], 'ports → core.'),
    only('database-knows-core', database, [core], 'database → core.'),
    only('outbox-knows-database', outbox, [core, database], 'outbox → core, database.'),
    {
      name: 'adapters-know-ports',
      comment:
        'adapters/X → ports, core; sandbox, content and file adapters, our own calendar and search also database; never adapters/Y, but for the kit.',
      severity: 'error',
      from: { path: '^src/server/adapters/([^/]+)/', pathNot: tests },
      to: {
        path: '^(src|test|tools|bench)/',
        pathNot: ['^src/server/adapters/$1/', sandboxKit, ports, core, database],
      },
    },
    {
      name: 'sandboxes-share-a-kit',
      comment: 'What sandboxes share (sandbox-kit) is for sandboxes alone.',
      severity: 'error',
      from: {
        path: '^src/server/adapters/',
        pathNot: [tests, sandboxKit, '^src/server/adapters/[^/]+-sandbox/'],
      },
      to: { path: sandboxKit },
    },
    {
      name: 'real-adapters-keep-no-rows',
      comment:
        'Only sandbox, content and file adapters, our own calendar and our own search use the database.',
      severity: 'error',
      from: { path: '^src/server/adapters/', pathNot: [stored, tests] },
      to: { path: database },
    },
    only(
      'partners-know-adapters',
      server('partners'),
      [server('adapters'), ports, database, core, '^src/server/transport-security[.]ts$'],
      'partners → adapters, ports, database, core.',
    ),
    only(
      'services-know-ports',
      services,
      [ports, core, database, outbox, partnerList],
      'services → ports, core, database, outbox; of the list of partners the types.',
    ),
    {
      name: 'services-see-partners-as-types',
      comment: 'Of the list of partners services know the types of the ports: no adapter is loaded by it.',
      severity: 'error',
      from: { path: services, pathNot: tests },
      to: { path: partnerList, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-know-services',
      comment: 'features/X → feature.ts, services, ports, core, database, outbox; never features/Y.',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^(src|test|tools|bench|content|db)/',
        pathNot: ['^src/server/features/$1/', featureUnit, services, ports, core, database, outbox],
      },
    },
    only(
      'feature-unit-knows-services',
      featureUnit,
      [services, outbox, database, core],
      'feature.ts → services, outbox, database, core.',
    ),
    only(
      'list-knows-features',
      featureList,
      ['^src/server/features/[^/]+/[a-z-]+-feature[.]ts$', featureUnit, services, outbox, core],
      'features.ts → the entry of each feature, services, outbox, core.',
    ),
    only(
      'jobs-walk-features',
      server('jobs'),
      [featureUnit, featureList, services, ports, core, outbox],
      'jobs → features.ts, services, ports; names no feature.',
    ),
    only(
      'http-walks-features',
      server('http'),
      [featureUnit, featureList, services, core],
      'http → features.ts, services; names no feature.',
    ),
    only(
      'metrics-look-on',
      server('metrics'),
      [ports, database, outbox, core, observer],
      'metrics → ports, core, database, outbox.',
    ),
    only(
      'backup-knows-ports',
      server('backup'),
      [ports, database, outbox, core],
      'backup → ports, core, database, outbox.',
    ),
    only('tracing-looks-on', server('tracing'), [core, observer], 'tracing → core.'),
    only('ui-stands-alone', ui, [], 'web/ui imports nothing of ours.'),
    only('look-stands-alone', web('look'), [], 'web/look imports nothing of ours.'),
    only('form-knows-ui', form, [ui, core], 'web/form → ui, core.'),
    only('engine-names-no-funnel', engine, [form, ui, core], 'web/engine → form, ui, core.'),
    only('login-names-no-funnel', login, [engine, form, ui, core], 'web/login → engine, form, ui, core.'),
    only(
      'appointments-name-no-funnel',
      appointments,
      [login, engine, form, ui, core],
      'web/appointments → login, engine, form, ui, core.',
    ),
    only('payments-name-no-funnel', payments, [engine, ui, core], 'web/payments → engine, ui, core.'),
    only('valuations-know-ui', valuations, [ui, core], 'web/valuations → ui, core.'),
    {
      name: 'funnels-know-engine',
      comment:
        'funnels/X → login, appointments, payments, valuations, engine, form, ui, core; never funnels/Y.',
      severity: 'error',
      from: { path: '^src/web/funnels/([^/]+)/', pathNot: tests },
      to: {
        path: '^(src|test|tools|bench)/',
        pathNot: ['^src/web/funnels/$1/', login, appointments, payments, valuations, engine, form, ui, core],
      },
    },
    only(
      'funnel-list-knows-funnels',
      '^src/web/funnels/[^/]+$',
      ['^src/web/funnels/', engine, core],
      'The list of funnels → funnels, engine, core.',
    ),
    only('blocks-know-ui', web('blocks'), [ui, '^src/core/content/'], 'web/blocks → ui, core/content.'),
    only('mijn-knows-ui', web('mijn'), [ui, core], 'web/mijn → ui, core.'),
    {
      name: 'tools-know-engine',
      comment: 'tools/X → engine, form, ui, core; never tools/Y.',
      severity: 'error',
      from: { path: '^src/web/tools/([^/]+)/', pathNot: tests },
      to: { path: '^(src|test|tools|bench)/', pathNot: ['^src/web/tools/$1/', engine, form, ui, core] },
    },
    only(
      'tool-list-knows-tools',
      '^src/web/tools/[^/]+$',
      ['^src/web/tools/', core],
      'The list of calculators → tools, core.',
    ),
    only('enhance-knows-core', web('enhance'), [core], 'web/enhance → core.'),
    only(
      'mail-knows-core',
      web('mail'),
      [core, web('look')],
      'web/mail → core, and the theme that it is coloured by.',
    ),
    only(
      'render-knows-web',
      web('render'),
      ['^src/web/', office, core],
      'web/render → all of web, and the office.',
    ),
    only('office-knows-form', office, [ui, form, core], 'office → ui, form, core; never a funnel.'),
    {
      name: 'render-alone-draws-the-office',
      comment: 'Nothing of the office comes into a page of the site: of web only render knows it.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: [tests, web('render')] },
      to: { path: office },
    },
    {
      name: 'browsers-load-no-operation',
      comment: 'What a browser loads knows what a call takes and answers as a type only.',
      severity: 'error',
      from: {
        path: '^src/(web/|office/|core/contract/([a-z-]+[.]ts|[a-z-]+/[a-z-]+-calls[.]ts)$)',
        pathNot: [tests, '^src/web/engine/testing/', contract('(endpoint|operation)')],
      },
      to: {
        path: [contract('operation'), '^src/core/contract/[a-z-]+/[a-z-]+-operations[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'product-imports-no-test',
      comment:
        'Nothing in the product imports a test, a suite, a test kit, a test library, the bench or a tool.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, testKits] },
      to: { path: [tests, testKits, '^(test|tools|bench)/', '(^|/)node_modules/(vitest|fast-check)/'] },
    },
    {
      name: 'no-circles',
      comment: 'No circles, type imports included: shared types live in leaves.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'libraries-are-declared',
      comment: 'A library stands in package.json; what the server runs on is no development library.',
      severity: 'error',
      from: { path: '^src/(core|server)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
