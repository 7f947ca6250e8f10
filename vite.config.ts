import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { officeSource } from './src/web/render/office-source.ts'
import { partSource, parts } from './src/web/render/parts.ts'
import { sheets } from './src/web/render/sheets.ts'
import { islandFiles } from './tools/island-files.ts'
import { modernPhones } from './tools/modern-phones.ts'

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
const theme = process.env.THEME ? [{ find: /^.*\/theme\.css/, replacement: resolve(process.env.THEME) }] : []

/** Whether the plain script of a page uses this module, which then stands in no file of the islands. */
const isPlain = (id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (id.includes('/src/web/enhance/')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((one) => isPlain(one, graph, seen))
}

const island = /\/src\/web\/(?:funnels|tools)\/([^/]+)\//

/** Adds the islands of the site that use this module. */
const addIslands = (id: string, graph: Rolldown.ChunkingContext, found: Set<string>, seen: Set<string>) => {
  if (seen.has(id)) return
  seen.add(id)
  const name = island.exec(id)?.[1]
  if (name) found.add(name)
  for (const one of graph.getModuleInfo(id)?.importers ?? []) addIslands(one, graph, found, seen)
}

/** Number of islands of the site that share a module before it goes into the file that all of them load. */
const many = 16

/** Number of islands of the site that use this module. Screens of the office do not count: no visitor loads what only they share. */
const islandsOf = (id: string, graph: Rolldown.ChunkingContext): number => {
  const found = new Set<string>()
  addIslands(id, graph, found, new Set())
  return found.size
}

/** Code that many islands use goes into one file; code that fewer share goes into files by which of them use it. */
const shared = [
  {
    debugName: 'plain',
    name: (id: string, graph: Rolldown.ChunkingContext) => (isPlain(id, graph) ? 'plain' : null),
    minShareCount: 2,
    entriesAware: true,
  },
  {
    debugName: 'base',
    name: (id: string, graph: Rolldown.ChunkingContext) => (islandsOf(id, graph) >= many ? 'base' : null),
    minShareCount: many,
  },
]

/**
 * Two builds. The client: the stylesheets, the plain script of every page and its parts for some, what wakes an island and each island, with a
 * manifest of their hashed names. The server: everything that turns content into bytes, imported by the running server, and what
 * draws documents, by a thread of it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/render/public',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
    react(),
    ...(isSsrBuild ? [] : [modernPhones(), precompress()]),
  ],
  resolve: { alias: theme },
  // a mail uses few parts of the mail library; bundled, it no longer loads highlighters and parsers, which take half a second
  ssr: { noExternal: [/^@react-email\//] },
  // workers are ES modules, so that they can fetch what only some browsers need, as pages do
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // an asset inside a data: address would need a hole in the content security policy
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          rolldownOptions: {
            input: { server: 'src/web/render/server.tsx', document: 'src/web/documents/draw.tsx' },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          // the source is public, and only a browser's developer tools fetch a map
          sourcemap: true,
          // a page itself names all files of its first step, and later ones are fetched ahead
          modulePreload: false,
          rolldownOptions: {
            // constants of core are inlined, so that they cost the plain script no file of their own
            optimization: { inlineConst: true },
            // an island is used by its default export
            preserveEntrySignatures: 'allow-extension',
            treeshake: { moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }] },
            output: {
              codeSplitting: { groups: shared },
              // a shared file is named by its hash alone: a name would repeat the names of all that share it
              chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash].js`,
            },
            input: [
              ...sheets.map((name) => `src/web/render/sheets/${name}.css`),
              'src/web/enhance/enhance.ts',
              ...parts.map(partSource),
              'src/web/render/client.ts',
              ...islandFiles(),
              ...Object.values(officeSource),
            ],
          },
        }),
  },
}))
