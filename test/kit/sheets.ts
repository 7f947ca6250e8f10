import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Sheet, sheets } from '../../src/web/render/sheets.ts'

const folder = fileURLToPath(new URL('../../src/web/render/sheets/', import.meta.url))

const textOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/@import "([^"]+)";/g, (_all, path: string) =>
    textOf(join(dirname(file), path)),
  )

/**
 * Classes that a stylesheet styles itself or in a selector around other elements; those in `:not()` and `:has()` do not count.
 */
const classesIn = (css: string): Set<string> => {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, ' ')
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
}

const styled = Object.fromEntries(
  sheets.map((sheet) => [sheet, classesIn(textOf(join(folder, `${sheet}.css`)))]),
) as Record<Sheet, Set<string>>

/** Those of these classes that only other sheets style, each with such a sheet. */
export const unstyled = (classes: Iterable<string>, own: readonly Sheet[]): string[] =>
  [...new Set(classes)].flatMap((name) => {
    const by = sheets.filter((sheet) => styled[sheet].has(name))
    return by.length === 0 || by.some((sheet) => own.includes(sheet)) ? [] : [`${name} (${by[0]})`]
  })

/** The stylesheets that a page names, in order, by their file names. */
export const sheetsIn = (html: string): Sheet[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(
    ([, href = '']) => sheets.find((sheet) => new RegExp(`[/-]${sheet}[-.]`).test(href)) ?? [],
  )

const classesOn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))

/** Classes on a page that only sheets style that the page does not name. */
export const unstyledIn = (html: string): string[] => unstyled(classesOn(html), sheetsIn(html))
