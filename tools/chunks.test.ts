import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltFile, Manifest } from '../src/core/render.ts'
import { isLongRound } from '../test/kit/long-round.ts'
import { islandFiles } from './chunks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js')
let copy: string

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  copy = mkdtempSync(join(root, '.cache', 'chunks-'))
  for (const name of ['src', 'tools', 'vite.config.ts', 'tsconfig.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const built = (): Manifest => {
  execFileSync(process.execPath, [vite, 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  })
  return JSON.parse(readFileSync(join(copy, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
}

/** Every file that a part of the build brings, those of later steps included. */
const filesOf = (manifest: Manifest, key: string, seen = new Set<string>(), later = true): Set<string> => {
  const part: (BuiltFile & { dynamicImports?: string[] }) | undefined = manifest[key]
  if (!part || seen.has(part.file)) return seen
  seen.add(part.file)
  for (const next of [...(part.imports ?? []), ...(later ? (part.dynamicImports ?? []) : [])])
    filesOf(manifest, next, seen, later)
  return seen
}

const entry = 'src/web/render/client.ts'
const firstStepOf = (manifest: Manifest, island: string): Set<string> =>
  filesOf(manifest, island, filesOf(manifest, entry, new Set(), false), false)

/** Brotli, in KB of 1000 bytes (as the bench counts). */
const weightOf = (files: Set<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(join(copy, 'dist/client', `${file}.br`)).size, 0) / 1000

/** The one kind that completes what is typed and shows a calendar. */
const suggests = /funnels\/handyman/

/** Whether a definition has a rest that comes later: the bundler writes its exports otherwise where there are two like it. */
const hasRest = (folder: string) => existsSync(join(copy, folder, 'rest.ts'))

/** A copy weighs what its original does, and its marks: that says nothing. */
const isCopy = /-more-\d+\//

const expectWithinBounds = (manifest: Manifest, islands: readonly string[]) => {
  for (const island of islands.filter((one) => !isCopy.test(one)))
    expect(weightOf(firstStepOf(manifest, island)), island).toBeLessThanOrEqual(
      suggests.test(island) ? 120 : 95,
    )
}

/** A funnel with the content of another, but for a mark in each of its files: files of equal content would be one file. */
const addCopy = (folder: string, at: number) => {
  const made = `${folder}-more-${at}`
  cpSync(join(copy, folder), join(copy, made), { recursive: true })
  for (const name of readdirSync(join(copy, made), { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.tsx?$/.test(name)) mark(join(copy, made, name), at)
}

const mark = (file: string, at: number) => {
  const text = readFileSync(file, 'utf8').replaceAll(/slug: '/g, `$&${at}-`)
  writeFileSync(file, `${text}\nObject.assign(globalThis, { nth: ${at} })\n`)
}

/** Files that wait for each other: what the one needs of the other is not there yet when it runs. */
const circlesIn = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) =>
    (manifest[key]?.imports ?? []).some((next) =>
      filesOf(manifest, next, new Set(), false).has(manifest[key]?.file ?? ''),
    ),
  )

it.runIf(isLongRound)(
  '22 more funnels change no file of the others, and every first step keeps its bound',
  () => {
    const islands = islandFiles(copy)
    const before = built()
    expect(circlesIn(before)).toEqual([])
    expectWithinBounds(before, islands)
    const known = new Map(
      islands.map((island) => [island, [...filesOf(before, island, filesOf(before, entry))].sort()]),
    )

    const folders = [...new Set(islands.map((island) => dirname(island)))].filter((one) => !hasRest(one))
    for (let at = 0; at < 22; at++) addCopy(folders[at % folders.length] ?? '', at)
    const after = built()
    expectWithinBounds(after, islandFiles(copy))
    for (const [island, files] of known)
      expect([...filesOf(after, island, filesOf(after, entry))].sort(), island).toEqual(files)
  },
)
