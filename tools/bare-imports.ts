import type { Plugin } from 'vite'

/**
 * Leaves every `import()` of the client build as it is. Vite would wrap each to fetch its stylesheets and imports first:
 * a page names its stylesheets and the files of its first step itself. Without it the heaviest first step is 0.6 KB
 * heavier (decision 039).
 */
export const bareImports = (): Plugin => ({
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.isEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0)
        this.error(`${chunk.fileName} brings a stylesheet of its own, which nothing would load.`)
  },
})
