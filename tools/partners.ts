// `npm run partners`: writes the parts about partners in documents, compose.yaml and the example settings from the entries in
// src/server/partners.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import {
  type Adapter,
  adaptersOf,
  fileNameOf,
  isOptionalAtStart,
  offWord,
  type Partner,
  secretVariable,
  wordsOf,
} from '../src/server/partners/partner.ts'
import { partners } from '../src/server/partners/partners.ts'
import { firstPort, trialSettings } from '../src/server/partners/stand-in.ts'
import type { Setting } from '../src/server/ports/settings.ts'
import { partnerOpenapi } from './partner-openapi.ts'
import { type Marks, withSection } from './section.ts'

const written = 'partners: written by `npm run partners`'
const inMarkdown: Marks = { opening: `<!-- ${written} -->`, closing: '<!-- /partners -->' }
const ofExample: Marks = { opening: `# ${written}`, closing: '# /partners' }
const ofSite: Marks = { opening: `    # ${written}`, closing: '    # /partners' }
const ofStandIns: Marks = { opening: `    # secrets of ${written}`, closing: '    # /secrets' }

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  ['', line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line), ''].join('\n')
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')

const code = (word: string): string => `\`${word}\``
const oneOf = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1')

/** Whether a setting chooses between several adapters, or between one and none. */
const isChosen = (partner: Partner): boolean => wordsOf(partner).length > 1

const portRow = (partner: Partner): string[] => {
  const { key, name, purpose: asks, sandbox, adapters, variable } = partner
  const real = Object.values(adapters)
  const stood = real
    .filter(({ hasDemoSwitch: switched }) => switched)
    .map(({ folder }) => `${code(folder)}, with a switch`)
  const [first = '', ...others] = wordsOf(partner)
  return [
    name === key ? key : `${key} (${code(name)})`,
    asks,
    sandbox ? code(sandbox.folder) : stood.join(', '),
    real.map(({ folder }) => code(folder)).join(', '),
    isChosen(partner) ? oneOf([code(`${variable}=${first}`), ...others.map(code)]) : 'nothing: there is one',
  ]
}

/** Default of a setting as its schema tells it, or else as its entry says. */
const defaultOf = ({ schema, unset = '' }: Setting): string => {
  const parsed = z.safeParse(schema, undefined)
  return parsed.success && parsed.data !== undefined ? code(String(parsed.data)) : unset
}

const choiceRow = (partner: Partner): string[] => {
  const { variable, defaultAdapter: standard, adapters, effectWhenOff: mayBeOff } = partner
  const words = Object.keys(adapters).map(code).join(', ')
  const off = mayBeOff === undefined ? '' : `, or ${code(offWord)}: ${mayBeOff}`
  return [
    code(variable),
    code(standard ?? 'sandbox'),
    `${standard === undefined ? 'required; ' : 'where it stands: '}${words}${off}`,
  ]
}

const settingRows = ([word, { settings }]: [string, Adapter<unknown>]): string[][] =>
  Object.entries(settings).map(([name, setting]) => [
    code(name),
    defaultOf(setting),
    `with ${code(word)}: ${setting.meaning}${setting.secret ? ' *(secret)*' : ''}`,
  ])

const settingsTable = (): string =>
  table(
    ['variable', 'default', 'meaning'],
    partners.flatMap((partner) => [
      ...(isChosen(partner) ? [choiceRow(partner)] : []),
      ...adaptersOf(partner).flatMap(settingRows),
    ]),
  )

const later = partners.filter(isOptionalAtStart)

/** The settings that switch an adapter on: its choice, and the settings that it cannot do without. */
const choosing = (variable: string, word: string, { settings }: Adapter<unknown>): string => {
  const asked = Object.entries(settings).filter(([, { schema }]) => !z.safeParse(schema, undefined).success)
  return [`${variable}=${word}`, ...asked.map(([name]) => name)].map(code).join(', ')
}

const laterRows = ({ key, variable, effectWhenOff: mayBeOff = '', adapters }: Partner): string[][] =>
  Object.entries(adapters).map(([word, one]) => [
    key,
    mayBeOff,
    one.needs ?? '',
    choosing(variable, word, one),
  ])

const laterTable = (): string =>
  table(['partner', 'while it is off', 'needs', 'then'], later.flatMap(laterRows))

const secretIn = (partner: Partner): string => `\${${secretVariable(partner)}:?see the top of compose.yaml}`
const yaml = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `    ${name}: ${value === offWord ? `"${value}"` : value}`)
    .join('\n')

/** Settings of the trial site, and those of them that are secrets of stand-ins. */
const trial = async () => {
  const settings = await trialSettings(firstPort, secretIn)
  const secrets = Object.entries(settings).filter(([, value]) => value.startsWith('${'))
  return { settings, secrets: Object.fromEntries(secrets) }
}

const openapiFiles = (): Record<string, string> =>
  Object.fromEntries(
    partners.flatMap((partner) =>
      Object.values(partner.adapters).flatMap(({ serves }) => {
        const name = fileNameOf(partner)
        const title = `What the partner for ${name} serves`
        return serves ? [[`docs/partners/${name}.openapi.json`, partnerOpenapi(title, serves.calls)]] : []
      }),
    ),
  )

/** The content that each file should have, by path. */
export const partnerFiles = async (read: (path: string) => string): Promise<Record<string, string>> => {
  const ports = table(['port', 'asks', 'sandbox', 'real', 'chosen by'], partners.map(portRow))
  const { settings, secrets } = await trial()
  return {
    ...openapiFiles(),
    'docs/partners.md': withSection(read('docs/partners.md'), inMarkdown, ports),
    'docs/going-live.md': withSection(read('docs/going-live.md'), inMarkdown, laterTable()),
    'ops/thuisbasis.env.example': withSection(
      read('ops/thuisbasis.env.example'),
      ofExample,
      later.map(({ variable }) => `${variable}=${offWord}`).join('\n'),
    ),
    'docs/settings.md': withSection(read('docs/settings.md'), inMarkdown, settingsTable()),
    'compose.yaml': withSection(
      withSection(read('compose.yaml'), ofSite, yaml(settings)),
      ofStandIns,
      yaml(secrets),
    ),
  }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = await partnerFiles((path) => readFileSync(join(root, path), 'utf8'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
