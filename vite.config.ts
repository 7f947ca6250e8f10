import { defineConfig, type Rolldown } from 'vite'
import { partSource, parts } from './src/web/render/parts.ts'
import { sheets } from './src/web/render/sheets.ts'
import { browserBuild, browserPlugins, fileOfChunk, sharedPlugins, theme } from './tools/browser-build.ts'
import { islandFiles } from './tools/island-files.ts'

/** Whether the plain script of a page uses this module, which then stands in no file of the islands. */
const isPlain = (id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean => {
  if (id.includes('/src/web/enhance/')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((one) => isPlain(one, graph, seen))
}

/** Code that many islands use goes into one file; code that fewer share goes into files by which of them use it. */
const shared = [
  {
    debugName: 'plain',
    name: (id: string, graph: Rolldown.ChunkingContext) => (isPlain(id, graph) ? 'plain' : null),
    minShareCount: 2,
    entriesAware: true,
  },
  { name: 'base', minShareCount: 16 },
]

/**
 * Two builds of the site. The client: the stylesheets, the plain script of every page and its parts for some, what wakes an island
 * and each island, with a manifest of their hashed names. The server: everything that turns content into bytes, imported by the
 * running server, and what draws documents, by a thread of it. The office has a build of its own (`vite.office.config.ts`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/render/public',
  plugins: isSsrBuild ? sharedPlugins() : browserPlugins(),
  resolve: { alias: theme },
  // a mail uses few parts of the mail library; bundled, it no longer loads highlighters and parsers, which take half a second
  ssr: { noExternal: [/^@react-email\//] },
  // workers are ES modules, so that they can fetch what only some browsers need, as pages do
  worker: { format: 'es' },
  build: {
    ...browserBuild,
    ...(isSsrBuild
      ? {
          manifest: false,
          sourcemap: false,
          outDir: 'dist/server',
          rolldownOptions: {
            input: { server: 'src/web/render/server.tsx', document: 'src/web/documents/draw.tsx' },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          rolldownOptions: {
            // constants of core are inlined, so that they cost the plain script no file of their own
            optimization: { inlineConst: true },
            // an island is used by its default export
            preserveEntrySignatures: 'allow-extension',
            treeshake: { moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }] },
            output: {
              codeSplitting: { groups: shared },
              chunkFileNames: fileOfChunk,
            },
            input: [
              ...sheets.map((name) => `src/web/render/sheets/${name}.css`),
              'src/web/enhance/enhance.ts',
              ...parts.map(partSource),
              'src/web/render/client.ts',
              ...islandFiles(),
            ],
          },
        }),
  },
}))
