import type { Plugin } from 'vite'

/**
 * Uses the build of `libphonenumber-js` for today's browsers (`es6-modern`), which no entry of the package names: its own entry
 * has every class written out for browsers of before 2015.
 */
export const modernPhones = (): Plugin => ({
  name: 'modern-phones',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/es6\// },
    handler(source, importer, options) {
      if (!importer?.includes('/libphonenumber-js/core/')) return null
      return this.resolve(source.replace('../es6/', '../es6-modern/'), importer, options)
    },
  },
})
