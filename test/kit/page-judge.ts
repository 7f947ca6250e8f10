import { expect } from 'vitest'
import { failures } from './failures.ts'
import { htmlJudge } from './html.ts'

/** Removes all `<template>` elements, innermost first, as one may stand in another. */
export const withoutTemplates = (html: string): string => {
  const less = html.replace(/<template[^>]*>(?:(?!<template).)*?<\/template>/gs, '')
  return less === html ? html : withoutTemplates(less)
}

const faultsOf = htmlJudge({
  // a list of suggestions, for which there is no native control
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  'no-implicit-input-type': 'off',
})

/** Names each of these pages that is invalid HTML, holds an inline script or style, or has not exactly one h1, and says why. */
export const pageFailures = (pages: ReadonlyMap<string, string>): Promise<string[]> =>
  failures(
    pages,
    async ([, html]) => {
      expect((await faultsOf(html)).join('\n')).toBe('')
      expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+="/)
      expect(html).not.toMatch(/<script(?![^>]* src=)(?![^>]* type="application\/(?:ld\+)?json")/)
      expect(withoutTemplates(html).match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toMatch(/^<!doctype html><html lang="nl">/)
    },
    ([name]) => name,
  )
