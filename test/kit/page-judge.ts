import { expect } from 'vitest'
import { failures } from './failures.ts'
import { htmlJudge } from './html.ts'

/** Innermost first: one may stand in another. */
export const withoutTemplates = (html: string): string => {
  const less = html.replace(/<template[^>]*>(?:(?!<template).)*?<\/template>/gs, '')
  return less === html ? html : withoutTemplates(less)
}

const faultsOf = htmlJudge({
  // the list of suggestions: no native control can do it
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  'no-implicit-input-type': 'off',
})

/** Which of these pages, by their names, are no sound HTML, hold an inline script or style, or have not one h1, and why. */
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
