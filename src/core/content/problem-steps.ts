import type { Blocks } from './kinds.ts'
import type { Page } from './page.ts'
import type { ContentIcon, ContentPicture } from './parts.ts'
import { choiceParameter } from './problem-ids.ts'

export interface StepItem {
  id: string
  name: string
  icon: ContentIcon
  linkedResultsCount: number
  url: string
}

export interface GenericItem {
  name: string
  text?: string | undefined
  icon: ContentIcon
  url: string
}

export interface ProblemStep {
  n: number
  title: string
  items: StepItem[]
  genericContentItems: GenericItem[]
  chosen: { id: string; name: string }[]
}

/** An article about a problem in lists. */
export interface FoundProblem {
  url: string
  title: string
  text: string
  picture: ContentPicture
}

/** The articles of a choice. */
export interface ProblemList {
  title: string
  problems: FoundProblem[]
}

/** The problem finder of one edition of the content. Unknown ids give undefined. */
export interface Finder {
  /** A step by its number: the first needs no id, the second that of a place, the third that of a subject. */
  step(n: number, id?: string): ProblemStep | undefined
  /** The step after a choice: after a place the second, after a subject the third. */
  after(id: string): ProblemStep | undefined
  list(id: string): ProblemList | undefined
  at(path: string): FoundProblem | undefined
  /** Address of the page with the first step; empty without one. */
  readonly home: string
  readonly icons: readonly ContentIcon[]
  /** Articles whose subject the finder does not have, with that subject: no step leads to them. */
  readonly strays: readonly { codename: string; subject: string }[]
}

type FinderBlock = Blocks['problem_finder']
type Place = FinderBlock['places'][number]
type Subject = Place['subjects'][number]
type Article = Page & { problem: NonNullable<Page['problem']> }

const isArticle = (page: Page): page is Article => page.problem !== undefined && page.hidden !== true

const alphabet = new Intl.Collator('nl')

/** Subjects with at least one article, each with its own articles first. */
const articlesBySubject = (articles: readonly Article[]): Map<string, Article[]> => {
  const map = new Map<string, Article[]>()
  const add = (subject: string, article: Article) => {
    const list = map.get(subject) ?? []
    if (!list.includes(article)) map.set(subject, [...list, article])
  }
  const sorted = articles.toSorted((a, b) => alphabet.compare(a.title, b.title))
  for (const article of sorted) add(article.problem.subject, article)
  for (const article of sorted) for (const subject of article.problem.also ?? []) add(subject, article)
  return map
}

const problemOf = ({ path, title, description, picture }: Article): FoundProblem => ({
  url: path,
  title,
  text: description,
  picture: picture ?? 'handyman',
})

const withChoice = (href: string, id: string): string => {
  const [path = '', anchor] = href.split('#')
  return `${path}${path.includes('?') ? '&' : '?'}${choiceParameter}=${id}${anchor ? `#${anchor}` : ''}`
}

interface Index {
  block: FinderBlock | undefined
  bySubject: ReadonlyMap<string, readonly Article[]>
  byCodename: ReadonlyMap<string, Article>
}

const ofSubject = ({ bySubject }: Index, { id }: Subject): readonly Article[] => bySubject.get(id) ?? []

const ofPlace = (index: Index, { subjects }: Place): Article[] => [
  ...new Set(subjects.flatMap((subject) => ofSubject(index, subject))),
]

/** An article, those that it names as near, and the others of its subject. */
const around = ({ bySubject, byCodename }: Index, article: Article): Article[] => {
  const { near = [], subject } = article.problem
  const named = near.flatMap((codename) => byCodename.get(codename) ?? [])
  return [...new Set([article, ...named, ...(bySubject.get(subject) ?? [])])]
}

/** A place, if it has articles. */
const placeOf = (index: Index, id: string): Place | undefined =>
  index.block?.places.find((place) => place.id === id && ofPlace(index, place).length > 0)

/** A subject with its place, if it has articles. */
const subjectOf = (index: Index, id: string): { place: Place; subject: Subject } | undefined => {
  for (const place of index.block?.places ?? []) {
    const subject = place.subjects.find((one) => one.id === id)
    if (subject && ofSubject(index, subject).length > 0) return { place, subject }
  }
  return undefined
}

const listOf = (index: Index, id: string): ProblemList | undefined => {
  const article = index.byCodename.get(id)
  if (article) return { title: article.title, problems: around(index, article).map(problemOf) }
  const place = placeOf(index, id)
  if (place) return { title: place.name, problems: ofPlace(index, place).map(problemOf) }
  const { subject } = subjectOf(index, id) ?? {}
  return subject && { title: subject.name, problems: ofSubject(index, subject).map(problemOf) }
}

interface Drawn {
  n: number
  texts: FinderBlock['placeStep']
  items: readonly Omit<StepItem, 'linkedResultsCount'>[]
  chosen: readonly { id: string; name: string }[]
}

/** A step with its tiles; a tile without results is left out, so that no choice is in vain. */
const stepOf = (index: Index, { n, texts: { title, generic }, items, chosen }: Drawn): ProblemStep => ({
  n,
  title,
  items: items
    .map(({ id, name, icon, url }) => {
      const linkedResultsCount = listOf(index, id)?.problems.length ?? 0
      return { id, name, icon, linkedResultsCount, url }
    })
    .filter(({ linkedResultsCount }) => linkedResultsCount > 0),
  genericContentItems: generic.map(({ href, ...tile }) => ({ ...tile, url: href })),
  chosen: chosen.map(({ id, name }) => ({ id, name })),
})

const firstStep = (index: Index): ProblemStep | undefined => {
  const { block } = index
  if (!block) return undefined
  const items = block.places.map(({ href, ...place }) => ({ ...place, url: href }))
  return stepOf(index, { n: 1, texts: block.placeStep, items, chosen: [] })
}

const secondStep = (index: Index, id: string): ProblemStep | undefined => {
  const place = placeOf(index, id)
  if (!index.block || !place) return undefined
  const items = place.subjects.map((subject) => ({ ...subject, url: withChoice(place.href, subject.id) }))
  return stepOf(index, { n: 2, texts: index.block.subjectStep, items, chosen: [place] })
}

const thirdStep = (index: Index, id: string): ProblemStep | undefined => {
  const { place, subject } = subjectOf(index, id) ?? {}
  if (!index.block || !place || !subject) return undefined
  const { problemStep, results } = index.block
  const items = ofSubject(index, subject).map(({ codename, title }) => ({
    id: codename,
    name: title,
    icon: subject.icon,
    url: `${results.href}?q=${codename}`,
  }))
  return stepOf(index, { n: 3, texts: problemStep, items, chosen: [place, subject] })
}

const iconsOf = ({ places, placeStep, subjectStep, problemStep }: FinderBlock): ContentIcon[] => [
  ...new Set(
    [
      ...places.flatMap((place) => [place, ...place.subjects]),
      ...[placeStep, subjectStep, problemStep].flatMap(({ generic }) => generic),
    ].map(({ icon }) => icon),
  ),
]

const straysOf = (block: FinderBlock | undefined, articles: readonly Article[]): Finder['strays'] => {
  const known = new Set(block?.places.flatMap(({ subjects }) => subjects.map(({ id }) => id)))
  return articles.flatMap(({ codename, problem: { subject, also = [] } }) =>
    [subject, ...also].filter((id) => !known.has(id)).map((id) => ({ codename, subject: id })),
  )
}

/** Makes the finder of these pages. Without a block `problem_finder` among them it has no steps. */
export const problemFinder = (pages: readonly Page[]): Finder => {
  const articles = pages.filter(isArticle)
  const [home] = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'problem_finder' ? [{ path, block }] : [])),
  )
  const block = home?.block
  const byCodename = new Map(articles.map((one) => [one.codename, one]))
  const byPath = new Map(articles.map((one) => [one.path, problemOf(one)]))
  const index: Index = { block, bySubject: articlesBySubject(articles), byCodename }
  return {
    step: (n, id = '') => [firstStep, secondStep, thirdStep][n - 1]?.(index, id),
    after: (id) => secondStep(index, id) ?? thirdStep(index, id),
    list: (id) => listOf(index, id),
    at: (path) => byPath.get(path),
    home: home?.path ?? '',
    icons: block ? iconsOf(block) : [],
    strays: straysOf(block, articles),
  }
}
