import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { BuildOptions, Plugin, PluginOption } from 'vite'
import { modernPhones } from './modern-phones.ts'

// What the builds of the site (`vite.config.ts`) and of the office (`vite.office.config.ts`) have in common.

const compressible = /\.(css|js|wasm|svg|json|ico|txt|xml)$/

/** Writes .br and .gz files beside every asset, so that the server compresses nothing itself. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true })
    await Promise.all(
      names.filter((name) => compressible.test(name)).map((name) => compress(join(dir, name))),
    )
  },
})

const compress = async (file: string): Promise<void> => {
  if (!(await stat(file)).isFile()) return
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/** Puts the theme of another brand in place of ours (`THEME=brands/<name>/theme.css`). */
export const theme = process.env.THEME
  ? [{ find: /^.*\/theme\.css/, replacement: resolve(process.env.THEME) }]
  : []

/** The plugins of every build. */
export const sharedPlugins = (): PluginOption[] => [
  { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
  react(),
]

/** The plugins of a build for browsers. */
export const browserPlugins = (): PluginOption[] => [...sharedPlugins(), modernPhones(), precompress()]

/** A shared file is named by its hash alone: a name would repeat the names of all that share it. */
export const fileOfChunk = ({ isDynamicEntry }: { isDynamicEntry: boolean }): string =>
  `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`

/** How a build for browsers is made. */
export const browserBuild = {
  target: 'es2022',
  manifest: true,
  emptyOutDir: true,
  // an asset inside a data: address would need a hole in the content security policy
  assetsInlineLimit: 0,
  // the source is public, and only a browser's developer tools fetch a map
  sourcemap: true,
  // a page itself names all files of its first step, and later ones are fetched ahead
  modulePreload: false,
  reportCompressedSize: false,
} satisfies BuildOptions
