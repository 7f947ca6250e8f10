import type { Manifest } from '../../core/render.ts'
import { themeFonts } from '../look/theme.ts'
import { islandSource } from './islands.ts'
import { officeSource } from './office-source.ts'
import { type Part, partSource, parts } from './parts.ts'
import { type Sheet, sheets } from './sheets.ts'

/** Addresses of built files, by their purpose. */
export interface Assets {
  sheets: Readonly<Record<Sheet, string>>
  plain: string
  /** Plain scripts that only some pages have. */
  parts: Readonly<Record<Part, string>>
  /** The entry script of islands; only on pages with an island. */
  client: string
  fonts: readonly string[]
  /** The files of the office alone. */
  office: { sheet: string; script: string; scripts: readonly string[]; passkey: string }
  /** The file of a funnel's or calculator's island; undefined where the build has no such island. */
  islandFile(name: string): string | undefined
  /** All scripts that the first step of an island loads, the entry included. */
  island(name: string): readonly string[]
}

/**
 * Finds the built files in the client build's manifest.
 * @throws Error when the build lacks one.
 */
export const assetsOf = (manifest: Manifest): Assets => {
  const built = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The client build has no ${source}.`)
    return entry
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    const entry = manifest[key]
    if (!entry || seen.has(`/${entry.file}`)) return seen
    seen.add(`/${entry.file}`)
    for (const inner of entry.imports ?? []) withImports(inner, seen)
    return seen
  }
  const client = 'src/web/render/client.ts'
  const office = officeSource.script
  return {
    sheets: Object.fromEntries(
      sheets.map((name) => [name, `/${built(`src/web/render/sheets/${name}.css`).file}`]),
    ) as Record<Sheet, string>,
    plain: `/${built('src/web/enhance/enhance.ts').file}`,
    parts: Object.fromEntries(parts.map((part) => [part, `/${built(partSource(part)).file}`])) as Record<
      Part,
      string
    >,
    client: `/${built(client).file}`,
    fonts: themeFonts.map((name) => `/${built(`src/web/look/fonts/${name}.woff2`).file}`),
    office: {
      sheet: `/${built(officeSource.sheet).file}`,
      script: `/${built(office).file}`,
      scripts: [...withImports(office)].slice(1),
      passkey: `/${built(officeSource.passkey).file}`,
    },
    islandFile: (name) => {
      const island = manifest[islandSource(name)]
      return island && `/${island.file}`
    },
    island: (name) => [...withImports(islandSource(name), withImports(client))],
  }
}
