import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Sheet, sheets } from '../../src/web/render/sheets.ts'

const folder = fileURLToPath(new URL('../../src/web/render/sheets/', import.meta.url))

/** A stylesheet with all that it imports. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/@import "([^"]+)";/g, (_all, path: string) =>
    textOf(join(dirname(file), path)),
  )

/** Classes that a stylesheet styles, or what stands in them: named in a selector, and not as a condition alone. */
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

/** Of these classes those that only other sheets style, each with a sheet that does. */
export const unstyled = (classes: Iterable<string>, own: readonly Sheet[]): string[] =>
  [...new Set(classes)].flatMap((name) => {
    const by = sheets.filter((sheet) => styled[sheet].has(name))
    return by.length === 0 || by.some((sheet) => own.includes(sheet)) ? [] : [`${name} (${by[0]})`]
  })

/** The sheets that a page names, in its order: each file is called by its name. */
export const sheetsIn = (html: string): Sheet[] =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(
    ([, href = '']) => sheets.find((sheet) => new RegExp(`[/-]${sheet}[-.]`).test(href)) ?? [],
  )

const classesOn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))

/** Classes on a page that only sheets style which it does not name. */
export const unstyledIn = (html: string): string[] => unstyled(classesOn(html), sheetsIn(html))
