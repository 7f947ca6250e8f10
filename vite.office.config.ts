import { defineConfig } from 'vite'
import { officeSource } from './src/web/render/office-source.ts'
import { browserBuild, browserPlugins, fileOfChunk, theme } from './tools/browser-build.ts'

/**
 * The build of the office: its stylesheet, its app, and the script of its login page. It is a build of its own, so that no file that
 * visitors load depends on what screens of the office share.
 */
export default defineConfig({
  publicDir: false,
  plugins: browserPlugins(),
  resolve: { alias: theme },
  worker: { format: 'es' },
  build: {
    ...browserBuild,
    outDir: 'dist/office',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'base', minShareCount: 8 }] },
        chunkFileNames: fileOfChunk,
      },
      input: Object.values(officeSource),
    },
  },
})
