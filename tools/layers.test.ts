import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failures } from '../test/kit/failures.ts'
import { type Breach, emptyNames, folderRule, readLayers } from './layers.ts'

// A small tree with the same folders, inside the repository so that libraries resolve as they do in it.
const root = fileURLToPath(new URL('..', import.meta.url))

// For each rule the files that break it, with their text. Files that they import and that are not listed are made empty.
const breaches: Record<string, [string, string][]> = {
  'server-imports-no-web': [['src/server/services/a/page.ts', 'import "../../../web/ui/Button.ts"']],
  'web-imports-no-server': [
    ['src/web/enhance/share.ts', 'import type { Tx } from "../../server/database/pool.ts"'],
  ],
  'core-stands-alone': [['src/core/rules/age.ts', 'import type { Mail } from "../../server/ports/mail.ts"']],
  'core-runs-anywhere': [
    ['src/core/fields/file.ts', 'import "node:fs"'],
    ['src/core/fields/name.ts', 'import "zod"'],
    ['src/core/fields/person/phone.ts', 'import "libphonenumber-js/max"'],
  ],
  'ports-know-core': [['src/server/ports/sms.ts', 'import "../services/a/book.ts"']],
  'database-knows-core': [['src/server/database/rows.ts', 'import type { Mail } from "../ports/mail.ts"']],
  'outbox-knows-database': [['src/server/outbox/now.ts', 'import "../ports/port.ts"']],
  'adapters-know-ports': [
    ['src/server/adapters/pdok/pdok-adapter.ts', 'import "../smtp/smtp-adapter.ts"'],
    ['src/server/adapters/files-folder/files-folder-adapter.ts', 'import "../../services/a/book.ts"'],
  ],
  'sandboxes-share-a-kit': [
    ['src/server/adapters/mollie/days.ts', 'import "../sandbox-kit/working-days.ts"'],
  ],
  'real-adapters-keep-no-rows': [
    ['src/server/adapters/mollie/mollie-adapter.ts', 'import "../../database/pool.ts"'],
  ],
  'partners-know-adapters': [['src/server/partners/partners.ts', 'import "../services/a/book.ts"']],
  'services-see-partners-as-types': [
    ['src/server/services/a/ask.ts', 'import { partners } from "../../partners/partners.ts"'],
  ],
  'services-know-ports': [['src/server/services/a/reply.ts', 'import "../../http/bind.ts"']],
  'features-know-services': [['src/server/features/b/b-feature.ts', 'import "../a/a-feature.ts"']],
  'feature-unit-knows-services': [['src/server/feature.ts', 'import "./features/a/a-feature.ts"']],
  'list-knows-features': [['src/server/features.ts', 'import "./features/a/verb.ts"']],
  'jobs-walk-features': [['src/server/jobs/mail.ts', 'import "../adapters/smtp/smtp-adapter.ts"']],
  'http-walks-features': [['src/server/http/route.ts', 'import "../adapters/smtp/smtp-adapter.ts"']],
  'metrics-look-on': [['src/server/metrics/meters.ts', 'import "../services/a/book.ts"']],
  'backup-knows-ports': [['src/server/backup/write.ts', 'import "../services/a/book.ts"']],
  'tracing-looks-on': [['src/server/tracing/spans.ts', 'import "../database/pool.ts"']],
  'ui-stands-alone': [
    ['src/web/ui/Field.ts', 'import type { Brick } from "../../core/fields/brick/brick.ts"'],
  ],
  'look-stands-alone': [['src/web/look/theme.ts', 'import "../ui/Button.ts"']],
  'form-knows-ui': [['src/web/form/Control.ts', 'import "../engine/walk.ts"']],
  'engine-names-no-funnel': [['src/web/engine/store.ts', 'import "../funnels/a/a-funnel.ts"']],
  'login-names-no-funnel': [['src/web/login/Wall.ts', 'import "../funnels/a/a-funnel.ts"']],
  'appointments-name-no-funnel': [['src/web/appointments/Days.ts', 'import "../funnels/a/a-funnel.ts"']],
  'payments-name-no-funnel': [['src/web/payments/Back.ts', 'import "../funnels/a/a-funnel.ts"']],
  'valuations-know-ui': [['src/web/valuations/Value.ts', 'import "../engine/walk.ts"']],
  'funnels-know-engine': [['src/web/funnels/b/b-funnel.ts', 'import "../a/a-funnel.ts"']],
  'funnel-list-knows-funnels': [['src/web/funnels/funnels.ts', 'import "../blocks/Tile.ts"']],
  'blocks-know-ui': [['src/web/blocks/Timeline.ts', 'import "../engine/walk.ts"']],
  'mijn-knows-ui': [['src/web/mijn/Layout.tsx', 'import "../engine/walk.ts"']],
  'tools-know-engine': [['src/web/tools/a/a-tool.ts', 'import "../b/b-tool.ts"']],
  'tool-list-knows-tools': [['src/web/tools/tools.ts', 'import "../funnels/funnels.ts"']],
  'enhance-knows-core': [['src/web/enhance/menu.ts', 'import "../ui/Button.ts"']],
  'mail-knows-core': [['src/web/mail/Confirmation.ts', 'import "../ui/Button.ts"']],
  'render-knows-web': [['src/web/render/entry.ts', 'import "../../server/http/bind.ts"']],
  'office-knows-form': [
    ['src/office/List.ts', 'import "../web/engine/walk.ts"'],
    ['src/office/Funnel.ts', 'import "../web/funnels/a/a-funnel.ts"'],
    ['src/office/Detail.ts', 'import type { Tx } from "../server/database/pool.ts"'],
  ],
  'render-alone-draws-the-office': [
    ['src/web/documents/Receipt.ts', 'import "../../office/Office.ts"'],
    ['src/web/ui/Table.ts', 'import "../../office/Office.ts"'],
  ],
  'browsers-load-no-operation': [
    ['src/web/form/Lookup.ts', 'import { lookup } from "../../core/contract/a/a-operations.ts"'],
    ['src/office/Request.ts', 'import { lookup } from "../core/contract/a/a-operations.ts"'],
    ['src/core/contract/a/a-calls.ts', 'import { book } from "./a-operations.ts"'],
  ],
  'product-imports-no-test': [
    ['src/server/jobs/expiry.ts', 'import "../services/a/book.test.ts"'],
    ['src/web/engine/derive.ts', 'import "./testing/trial.ts"'],
    ['src/web/engine/runner.ts', 'import type { Way } from "./test-walk.ts"'],
    ['src/server/adapters/sms/sms-adapter.ts', 'import "./sms-stand-in.ts"'],
    ['src/web/form/Control.tsx', 'import "vitest"'],
  ],
  'no-circles': [['src/core/kernel/child.ts', 'import type { Parent } from "./parent.ts"']],
  // no file is part of a circle here, but the folders are
  [folderRule]: [
    ['src/server/services/b/end.ts', 'import "../c/read-c.ts"'],
    ['src/server/services/c/write.ts', 'import "../b/start.ts"'],
  ],
  'everything-resolves': [['src/core/kernel/gone.ts', 'import "./never-was.ts"']],
  'libraries-are-declared': [['src/server/http/assets.ts', 'import "vite"']],
}

/** Files that complete the circle of `no-circles`. */
const standing: [string, string][] = [
  ['src/core/kernel/parent.ts', 'import "./child.ts"\nexport type Parent = 1'],
]

let tree: string
let found: Breach[]

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  tree = mkdtempSync(join(root, '.cache', 'layers-'))
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    copyFileSync(join(root, name), join(tree, name))
  }
  const planted = new Map([...standing, ...Object.values(breaches).flat()])
  for (const [file, text] of planted) {
    write(file, text)
    for (const [, path = ''] of text.matchAll(/"(\.[^"]+)"/g)) {
      const target = join(dirname(file), path)
      if (!planted.has(target) && !path.includes('never-was')) write(target, 'export {}')
    }
  }
  found = (await readLayers(tree)).breaches
})
afterAll(() => rmSync(tree, { recursive: true }))

function write(file: string, text: string, folder = tree) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test('every rule refuses what it should', async () => {
  expect(
    await failures(Object.entries(breaches), ([rule, planted]) => {
      const refused = found.filter((breach) => breach.rule === rule).map((breach) => breach.from)
      for (const [file] of planted) expect(refused).toContain(file)
    }),
  ).toEqual([])
})

test('every rule has a breach planted', () => {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
    forbidden: { name: string }[]
  }
  const rules = [...config.forbidden.map((rule) => rule.name), folderRule]
  expect(rules.sort()).toEqual(Object.keys(breaches).sort())
})

test('what the layers allow is not refused', async () => {
  const allowed: [string, string][] = [
    [
      'src/server/adapters/mail-sandbox/mail-sandbox-adapter.ts',
      'import type { Tx } from "../../database/pool.ts"',
    ],
    ['src/server/adapters/sms-sandbox/sms-sandbox-adapter.ts', 'import "../sandbox-kit/working-days.ts"'],
    ['src/server/services/a/later.ts', 'import "../../outbox/enqueue.ts"\nimport "../../database/pool.ts"'],
    [
      'src/core/fields/payment/iban.ts',
      'import "ibantools"\nimport "zod/mini"\nimport "libphonenumber-js/core"',
    ],
    ['src/web/funnels/a/steps.ts', 'import "../../engine/walk.ts"\nimport "../../ui/Button.ts"'],
    ['src/web/funnels/a/wall.ts', 'import "../../login/Form.ts"'],
    ['src/web/login/Form.ts', 'import "../engine/walk.ts"\nimport "../ui/Button.ts"'],
    ['src/office/Table.ts', 'import "../web/form/Control.ts"\nimport "../web/ui/Button.ts"'],
    ['src/server/services/a/context.ts', 'import type { Ports } from "../../partners/partners.ts"'],
    ['src/server/services/a/later.test.ts', 'import "../../http/bind.ts"'],
  ]
  write('src/server/outbox/enqueue.ts', 'export {}')
  for (const [file, text] of allowed) write(file, text)
  // the planted files make circles of the folders as well, which do not count here
  const single = (await readLayers(tree)).breaches.filter(({ rule }) => rule !== folderRule)
  const refused = new Set(single.map((breach) => breach.from))
  for (const [file] of allowed) expect(refused).not.toContain(file)
})

test('render draws the office with the looks of web, which is no circle of folders', async () => {
  const alone = mkdtempSync(join(root, '.cache', 'layers-'))
  const files: [string, string][] = [
    ['src/web/render/entry.ts', 'import "../../office/Office.ts"'],
    ['src/office/Office.ts', 'import "../web/ui/Button.ts"'],
    ['src/web/ui/Button.ts', 'export {}'],
  ]
  try {
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
      copyFileSync(join(root, name), join(alone, name))
    for (const [file, text] of files) write(file, text, alone)
    expect((await readLayers(alone)).breaches).toEqual([])
  } finally {
    rmSync(alone, { recursive: true })
  }
})

test('names that say nothing are found, as folder or as file', () => {
  const paths = [
    'src/utils/a.ts',
    'src/core/helpers.ts',
    'src/core/common.test.ts',
    'src/core/commonwealth.ts',
  ]
  expect(emptyNames(paths)).toEqual(paths.slice(0, 3))
})
