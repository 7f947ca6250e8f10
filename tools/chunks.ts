import { readdirSync } from 'node:fs'

/**
 * Files of the funnels and calculators, each an entry of its own: its page names the file, so no script holds a list of
 * all. It is the funnel's definition, or an island of its own where there is one (`src/web/funnels/index.ts`).
 */
export const islandFiles = (root = '.'): string[] =>
  ['src/web/funnels', 'src/web/tools'].flatMap((rooms) =>
    readdirSync(`${root}/${rooms}`, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .flatMap(({ name }) => {
        const files = readdirSync(`${root}/${rooms}/${name}`)
        const file = ['island.tsx', 'funnel.ts'].find((one) => files.includes(one))
        return file ? [`${rooms}/${name}/${file}`] : []
      }),
  )

/** The engine, and what most funnels ask: groups, and the fields in them or beside them. */
const engine = new RegExp(
  [
    '/web/engine/(react/FunnelIsland[.]tsx|definition/define[.]ts)$',
    '/core/groups/(address|email-with-repeat|formatting|person|phones|profile-words)[.]ts$',
    '/core/fields/(consent|date-of-birth|email|iban|money|password)[.]ts$',
    '/core/kernel/money[.]ts$',
  ].join('|'),
)

/** A module that stands in a file of its own, however many funnels use it. */
const alone = (folder: RegExp) => (id: string) => folder.exec(id)?.[1]?.replaceAll('/', '-') ?? null

/** Fields of one funnel alone, by its key: small files that weigh less together. */
const fieldsOf: Readonly<Record<string, string>> = {
  'gift-code': 'membership',
  'contract-kind': 'contract-review',
  'contract-language': 'contract-review',
}

/** The key of a funnel whose folder has the name of a module, or of its folder. */
const ofFunnel = (path: RegExp) => {
  const keys = new Set(readdirSync('src/web/funnels'))
  return (id: string) => {
    const [, file, folder] = path.exec(id) ?? []
    const key = fieldsOf[file ?? ''] ?? file ?? folder
    return key !== undefined && keys.has(key) ? `core-${key}` : null
  }
}

/** Whoever logs in proves to be no robot first, and what shows who they are follows. */
const loggingIn =
  /\/web\/login\/(CaptchaState|captcha-store|prefetch|uncontrolled-form|LoginForm|LoginGate|EmailCheck|KnownEmail|steps)\.ts|\/core\/fields\/username\.ts$/

/**
 * The files of the client build, by path: what stands in one does not depend on how many funnels use it, so a new
 * funnel changes no file of another. React and the engine come with whatever they import; what is left belongs to one
 * funnel. A higher priority takes a module first (docs/decisions/039-files-by-path.md).
 */
export const chunks = [
  { name: 'react', priority: 7, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    // what owners' associations may have in place of a street
    name: 'postal-address',
    priority: 6.5,
    test: /\/src\/core\/(groups\/(po-box|postal-address)|fields\/(po-box-number|address-type))\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // what is typed is cleaned by fields and by the plate of a page without an engine
    name: 'clean-code',
    priority: 6.5,
    test: /\/src\/core\/rules\/clean-code\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'engine', priority: 6, test: engine },
  // what becoming a member asks beside a person, and a few others
  {
    name: 'joining',
    priority: 5.5,
    test: /\/src\/core\/(groups\/payment|fields\/payment-method|rules\/payment-methods)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // who chooses a password: some funnels
  {
    name: 'new-password',
    priority: 5.5,
    test: /\/src\/(core\/(groups\/password-with-repeat|fields\/(new-password|password-strength))|web\/login\/strength)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // what each appointment asks, and each form with files: small, and never one without the other
  {
    name: 'planning',
    priority: 5.5,
    test: /\/src\/(web\/appointments\/planning|core\/(fields\/appointment-time|contract\/planning))\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'inspections',
    priority: 5.5,
    test: /\/src\/(core\/(inspections\/(?!summary-rows|same-home)[\w-]+|(contract|fields|rules)\/inspections?(\.titles)?)|web\/appointments\/inspections\/(shared|prices))\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'new-house',
    priority: 5.5,
    test: /\/src\/core\/(fields\/(new-house|single-line-text)|inspections\/same-home)\.ts$/,
    includeDependenciesRecursively: false,
  },
  // who a service is for, and what stands before that
  {
    name: 'service-details',
    priority: 5.5,
    test: /\/src\/web\/login\/(behind-login|service-details)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    // an address, what draws it and what it looks up: some first steps
    name: 'address',
    priority: 5.5,
    test: /\/src\/(web\/(form\/(AddressFields|at-once\/address)|ui\/Select)\.tsx?|core\/contract\/addresses\.ts)$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'house',
    priority: 5.5,
    test: /\/src\/core\/(fields\/house-type|rules\/house-types)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'offices',
    priority: 5.5,
    test: /\/src\/(web\/appointments\/(office-planning|source)|core\/(fields\/office|rules\/meetings))\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'uploads',
    priority: 5.5,
    test: /\/src\/core\/(fields\/(uploads|attachments)|contract\/files)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'insurance',
    priority: 5.5,
    test: /\/src\/core\/(fields\/home-insurance|insurance\/paths|rules\/insurance-(packages|codes)|contract\/home-insurance(\.titles)?)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // what one funnel says in core: small files that only its own page asks
    name: ofFunnel(
      /\/src\/core\/(?:contract|fields)\/([\w-]+?)(?:\.(?:titles|answers))?\.ts$|\/src\/core\/([\w-]+)\/(?!summary-rows)[\w-]+\.ts$/,
    ),
    priority: 5.2,
    includeDependenciesRecursively: false,
  },
  {
    // iban-check and phone-numbering-plans stay with their libraries: apart, each file would wait for the other
    name: alone(/\/src\/core\/(?!fields\/(?:iban-check|phone-numbering-plans|username)\.ts$)([\w/.-]+)\.ts$/),
    priority: 5,
    includeDependenciesRecursively: false,
  },
  // what draws a calculator, beside the engine
  {
    name: 'tool',
    priority: 4.6,
    test: /\/web\/engine\/tool\/(define-tool|ToolIsland|follow-lead|link-answers|leads)[.]tsx?$/,
    includeDependenciesRecursively: false,
  },
  // what only some first steps ask, each with what it is drawn by
  {
    name: 'checkboxes',
    priority: 4.5,
    test: /\/web\/(ui\/CheckboxGroup|form\/(CheckboxesField|at-once\/checkboxes))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'date-parts',
    priority: 4.5,
    test: /\/web\/(ui\/DateParts|form\/(DateField|at-once\/date-parts))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'textarea',
    priority: 4.5,
    test: /\/web\/(ui\/TextArea|form\/(TextAreaField|at-once\/textarea))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'password',
    priority: 4.5,
    test: /\/web\/(form\/(PasswordField|at-once\/password)|ui\/PasswordInput)\.tsx?$/,
  },
  { name: 'login', priority: 4, test: loggingIn },
  { name: 'dates', priority: 3, test: /node_modules\/@internationalized\/date\// },
  { name: 'calendar', priority: 2, test: /\/web\/(ui\/(Calendar|Slots)|appointments\/FreeDays)\.tsx$/ },
  { name: 'suggest', priority: 2, test: /\/web\/ui\/Suggest\.tsx$/ },
  // apart, field and library would wait for each other
  {
    name: 'signature',
    priority: 2,
    test: /node_modules\/signature_pad\/|\/web\/(ui\/Signature(Pad|Sheet)|form\/SignatureField)\.tsx$/,
  },
  {
    // the same for the judge of passwords
    name: alone(/\/src\/web\/(?:form|login|ui)\/(?!strength-judge)([\w/.-]+)\.tsx?$/),
    priority: 1,
    includeDependenciesRecursively: false,
  },
]
