import { readdirSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bareImports } from './tools/bare-imports.ts'
import { modernPhones } from './tools/modern-phones.ts'
import { pureCore } from './tools/pure-core.ts'

const compressible = /\.(css|js|svg|json|ico|txt|xml)$/

/** Writes .br and .gz beside every asset, so that the server only has to hand them out. */
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

/** The brand: another association's theme stands in for ours (`THEME=brands/<name>/theme.css`). */
const theme = process.env.THEME ? [{ find: /^.*\/theme\.css/, replacement: resolve(process.env.THEME) }] : []

/** Calls without an effect of their own: a brick or a call that no funnel of a chunk uses falls away. */
const pure = ['brick', 'group', 'judgedBy', 'optional', 'relabel', 'wire']

/** What a quarter of the funnels shares is the engine's. */
const funnels = readdirSync('src/web/funnels', { withFileTypes: true }).filter((one) => one.isDirectory())
const aQuarter = Math.ceil(funnels.length / 4)

/** Whoever logs in proves to be no robot first, and what shows who they are follows: one file. */
const loggingIn =
  /\/web\/login\/(CaptchaState|captcha-store|ahead|typed-form|LoginForm|LoginGate|EmailCheck|KnownEmail|known|steps)\.ts/

/** Six forms below `/mijn` share what they change: none of the others needs it. */
const notOfMijn = /^(?!.*\/core\/(contract\/account-changes|mijn\/paths)\.ts$)/

/**
 * React changes with its version only. The engine and whatever a quarter of the funnels shares is one file: it
 * compresses better than many, and the next funnel finds it in the browser. The rest is left to the bundler.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'engine', test: notOfMijn, minShareCount: aQuarter, priority: 1 },
  { name: 'login', test: loggingIn },
]

/**
 * Two builds. The client: the stylesheet, the plain script of every page, and the island entry, with a manifest of
 * their hashed names. The server: everything that turns content into bytes, imported by the running server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/render/public',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
    react(),
    ...(isSsrBuild ? [] : [modernPhones(), pureCore(), bareImports(), precompress()]),
  ],
  resolve: { alias: theme },
  // of the mail library's parts a mail uses few; as a whole it loads highlighters and parsers for half a second
  ssr: { noExternal: [/^@react-email\//] },
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
            output: { entryFileNames: 'server.js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          // a page names all files of its first step itself, and later ones are fetched ahead
          modulePreload: false,
          rolldownOptions: {
            // a constant of core costs the plain script no file of its own
            optimization: { inlineConst: true },
            treeshake: {
              manualPureFunctions: pure,
              moduleSideEffects: [{ test: /\/src\/core\//, sideEffects: false }],
            },
            output: { codeSplitting: { groups } },
            input: ['src/web/render/style.css', 'src/web/enhance/index.ts', 'src/web/render/client.ts'],
          },
        }),
  },
}))
