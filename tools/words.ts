/**
 * `npm run words`: checks every Dutch text of the site against the house style of docs/style.md: content by document, the fixed
 * sentences of funnels by file. Ends with 1 when a text is at fault.
 */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seeds } from '../content/content.ts'
import { fill } from '../src/core/content/fill.ts'
import { placeholders, settingsDocument } from '../src/core/content/settings.ts'
import { type TextPart, textsOf } from '../src/core/content/texts.ts'
import { judgeTexts } from './words/judge.ts'

export interface Document {
  name: string
  texts: TextPart[]
}

/** The parts of a document with texts to check. Of the settings these are a few, as others hold names, hours and codenames. */
const partsOf = (seed: (typeof seeds)[number]) =>
  seed.kind === 'settings'
    ? { menu: seed.menu, footer: seed.footer, survey: seed.survey, suggestions: seed.suggestions }
    : seed

/** The texts of every document of `content/`, with the amounts and numbers of a day (YYYY-MM-DD) filled in. */
export const contentTexts = (day: string): Document[] => {
  const settings = settingsDocument.parse(seeds.find(({ kind }) => kind === 'settings'))
  const values = placeholders(settings, day)
  return seeds.map((seed) => ({
    name: seed.codename,
    texts: textsOf(partsOf(seed)).map(({ where, text }) => ({ where, text: fill(text, values) })),
  }))
}

/** The fixed sentences of every funnel, by file. */
export const funnelTexts = (): Promise<Document[]> => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  return Promise.all(
    globSync('src/web/funnels/*/*-content.ts', { cwd: root }).map(async (path) => ({
      name: path,
      texts: textsOf({ ...((await import(new URL(`../${path}`, import.meta.url).href)) as object) }),
    })),
  )
}

if (import.meta.main) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
  const documents = [...contentTexts(day), ...(await funnelTexts())]
  let sentences = 0
  let words = 0
  let faults = 0
  for (const { name, texts } of documents) {
    const verdict = judgeTexts(texts)
    for (const { where, problem } of verdict.faults) console.error(`${name} ${where}: ${problem}`)
    sentences += verdict.sentences
    words += verdict.words
    faults += verdict.faults.length
  }
  const average = (words / sentences).toFixed(1)
  console.log(`${documents.length} documents, ${sentences} sentences of ${average} words, ${faults} faults`)
  if (faults > 0) process.exitCode = 1
}
