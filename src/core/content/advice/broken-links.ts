import { quoted } from '../defect-sentences.ts'
import { documentLink, isElsewhere, unknownDocument } from '../document-links.ts'
import { placeholder } from '../fill.ts'
import type { Place } from '../part-defects.ts'
import type { Advice } from './advice.ts'
import type { Check, Writing } from './writing.ts'

/** Places that every page has. */
const onEveryPage = ['inhoud', 'menu']

const noPlace = (title: string, anchor: string): string =>
  `Op ${title} is geen plek ${quoted(anchor)}. Kies een andere plek.`

const anchorProblem = (anchor: string, on: { title: string; anchors: readonly string[] }) =>
  anchor === '' || onEveryPage.includes(anchor) || on.anchors.includes(anchor)
    ? undefined
    : noPlace(on.title, anchor)

const anchorIn = (address: string): string => address.split('#')[1] ?? ''

/** What the page that is being written is to a link: as it is now, not as it is published. */
const thisPage = ({ anchors }: Writing) => ({ title: 'deze pagina', anchors })

const placeProblem = (address: string, page: Writing['pages'][number] | undefined, writing: Writing) => {
  const isThis = page !== undefined && page.codename === writing.body.codename
  if (page === undefined || isThis) return anchorProblem(anchorIn(address), thisPage(writing))
  return anchorProblem(anchorIn(address), { ...page, title: quoted(page.title) })
}

/** Whether a path is this page's, or one of its own with a step of its funnel behind it. */
const isOwnPath = (path: string, { body }: Writing): boolean => {
  if (path === body.path) return true
  const steps: readonly unknown[] = Array.isArray(body.entrances) ? body.entrances : []
  return steps.some((step) => path === `${String(body.path)}/${String(step)}`)
}

const pathProblem = (address: string, writing: Writing): string | undefined => {
  const [path = ''] = address.split(/[?#]/)
  if (isElsewhere(path)) return undefined
  const page = writing.pages.find((one) => one.path === path)
  if (page !== undefined || isOwnPath(path, writing)) return placeProblem(address, page, writing)
  return `Op het adres ${quoted(path)} is geen pagina. Kies een pagina uit de lijst.`
}

/** What is wrong with where a link goes; undefined where nothing is, or where another check or the schema tells of it. */
const problemOf = (address: string, writing: Writing): string | undefined => {
  if (address.search(placeholder) >= 0) return undefined
  const [named, codename = ''] = documentLink.exec(address) ?? []
  if (named !== undefined) {
    const page = writing.pages.find((one) => one.codename === codename)
    if (!page && codename !== writing.body.codename) return unknownDocument(codename)
    return placeProblem(address, page, writing)
  }
  if (address.startsWith('#')) return anchorProblem(address.slice(1), thisPage(writing))
  return /^\/(?!\/)/.test(address) ? pathProblem(address, writing) : undefined
}

/** Names of other pages outside links, and the addresses that they make. */
const addressOf = (key: string, text: string): string | undefined => {
  if (key === 'likely') return text
  return key === 'near' ? `page:${text}` : undefined
}

const advice = (at: Place, problem: string | undefined, words?: string): Advice[] =>
  problem === undefined
    ? []
    : [{ at, kind: 'broken-link', problem, ...(words !== undefined && words !== '' && { words }) }]

/** Links to pages and places that are not there. */
export const brokenLinks: Check = (writing) => [
  ...writing.links.flatMap(({ at, address, words }) => advice(at, problemOf(address, writing), words)),
  ...writing.strings.flatMap(({ at, key, text }) => {
    const address = addressOf(key, text)
    return address === undefined ? [] : advice(at, problemOf(address, writing))
  }),
]
