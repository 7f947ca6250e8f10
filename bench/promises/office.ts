import type { Manifest } from '../../src/core/render.ts'
import { officeSource } from '../../src/web/render/office-source.ts'
import type { Measurement } from '../promise.ts'
import { spreadOf } from '../statistics.ts'
import { brotliOf, withImports } from './scripts.ts'

const homeScreen = 'src/office/home/HomeScreen.tsx'
const documentScreen = 'src/office/content/DocumentScreen.tsx'
/** What it takes to write rich text, which is fetched when somebody opens a field. */
const richText = 'src/office/rich-text/RichText.tsx'
const isLater = (source: string): boolean =>
  /^src\/office\/[\w-]+\/\w+Screen\.tsx$/.test(source) && ![homeScreen, documentScreen].includes(source)

/**
 * Judges what the office weighs as it was built: its first screen, the heaviest of the later ones, the editor of a document, and
 * its stylesheet.
 */
export async function judgeOffice(manifest: Manifest): Promise<Measurement[]> {
  const fileOf = (source: string) => manifest[source]?.file ?? 'none'
  const first = withImports(manifest, [officeSource.script, homeScreen].map(fileOf))
  const later = await Promise.all(
    Object.keys(manifest)
      .filter(isLater)
      .map(async (source) => ({
        source,
        weight: await brotliOf(
          withImports(manifest, [fileOf(source)]).filter((file) => !first.includes(file)),
        ),
      })),
  )
  const editor = withImports(manifest, [fileOf(documentScreen)]).filter((file) => !first.includes(file))
  const writing = withImports(manifest, [fileOf(richText)]).filter(
    (file) => !first.includes(file) && !editor.includes(file),
  )
  const heaviest = later.toSorted((a, b) => b.weight - a.weight)[0]
  const judged = (what: string, weight: number, most: number, note: string): Measurement => ({
    what,
    spread: spreadOf([weight]),
    unit: 'KB',
    bound: { side: 'at most', value: most },
    note,
  })
  return [
    judged(
      'Script of the office’s first screen',
      await brotliOf(first),
      190,
      `${first.length} files, brotli`,
    ),
    ...(heaviest
      ? [
          judged(
            'Script of a later screen of the office',
            heaviest.weight,
            60,
            `the most of ${later.length}: ${heaviest.source}, brotli`,
          ),
        ]
      : []),
    ...(manifest[documentScreen]
      ? [
          judged(
            'Script of the office’s editor of a document',
            await brotliOf(editor),
            140,
            `${editor.length} files, brotli; rich text ${(await brotliOf(writing)).toFixed(1)} KB more when a field is opened`,
          ),
          judged(
            'Script to write rich text, before a field is opened',
            await brotliOf([...first, ...editor].filter((file) => file === fileOf(richText))),
            0,
            'brotli',
          ),
        ]
      : []),
    judged('Stylesheet of the office', await brotliOf([fileOf(officeSource.sheet)]), 20, 'brotli'),
  ]
}
