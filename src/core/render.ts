import type { NewsItem } from './content/news-list.ts'
import type { Page } from './content/page.ts'
import type { ProblemsShown } from './content/problems-shown.ts'
import type { Settings } from './content/settings.ts'
import type { SubsidiesShown } from './content/subsidies-shown.ts'
import type { FunnelStep } from './contract/funnel-events/operations.ts'
import type { DocumentContent } from './documents.ts'
import type { KeptDraft } from './fields/link/kept-draft.ts'
import type { ExportInput, MijnPage, MijnReader } from './mijn/pages.ts'
import type { FoundPage } from './search/results.ts'

/** What of a draft is kept with us, what was answered and is not, and the kept answers in words. */
export interface DraftToKeep {
  draft: KeptDraft
  /** Labels. */
  leftOut: string[]
  rows(): { label: string; value: string }[]
}

/** A line of a mail's or document's copy of answers. */
export interface AnswerLine {
  section?: string
  label: string
  value: string
}

/** What every mail is made of; the template turns it into HTML and text. */
export interface MailContent {
  subject: string
  greeting: string
  /** Plain paragraphs. */
  intro: string[]
  reference?: string
  /** Dated or numbered lines: what happens now. */
  next?: string[]
  answers?: AnswerLine[]
  action?: { label: string; url: string }
  /** Where there are several, one click each. */
  choices?: { label: string; url: string }[]
  outro?: string[]
}

/** What every mail and page knows of the association (site settings, D1). */
export interface Sender {
  name: string
  phone: string
  hours: string
  email: string
  siteUrl: string
}

/** What stands around every page; the same for all visitors. Nothing is fetched while rendering. */
export interface Surroundings {
  settings: Settings
  /** Address of the page, without query. */
  path: string
  /** Canonical origin, without a slash at the end. */
  origin: string
  /** Says on the page that nothing here is real. */
  demo: boolean
  /** Shows the bar that switches viewer. */
  dev: boolean
  /** Hears what had to be left out while rendering: names and reasons, no page content. */
  report(problem: string): void
}

export interface PageInput extends Surroundings {
  page: Page
  /** The way down from home, this page last. */
  crumbs: { label: string; href: string }[]
  /** Pages that a reader is likely to open next. */
  likely: Page[]
  /** Everything that is news today, newest first. */
  news: readonly NewsItem[]
  /** What the problem finder shows on it. */
  problems?: ProblemsShown | undefined
  /** What the subsidy check shows on it. */
  subsidies?: SubsidiesShown | undefined
  /** A draft that only those with its link may see. */
  draft?: boolean
  /** Slugs of funnels that cannot run here, as their partner is off: their service text stands there instead. */
  closed: readonly string[]
}

export interface SearchInput extends Surroundings {
  query: string
  /** What was found; that searching failed; nothing where nothing was asked. */
  outcome?: FoundPage | 'failed' | undefined
}

/** One's own page, below `/mijn`: made for one person and one request. */
export interface MijnInput extends Surroundings {
  page: MijnPage
  reader: MijnReader
}

/** The port between server and web: the server asks for bytes, the built bundle makes them. */
export interface Renderer {
  page(input: PageInput): string
  search(input: SearchInput): string
  notFound(input: Surroundings): string
  failed(input: Surroundings): string
  /** Too much was asked at once; `sentence` says for how long to wait, `again` where its button leads: a path with its query. */
  wait(input: Surroundings, sentence: string, again: string): string
  styleGuide(input: Surroundings): string
  mijn(input: MijnInput): string
  /** Everything about one person, as a document that stands on its own; in pieces, as its requests are read. */
  myData(input: ExportInput): AsyncIterable<string>
  mail(content: MailContent, sender: Sender): Promise<{ html: string; text: string }>
  /** A document as PDF. */
  document(content: DocumentContent, sender: Sender): Promise<Uint8Array>
  /** Every step of every funnel: what events may be counted of. */
  readonly funnelSteps: readonly FunnelStep[]
  /** What of a draft may be kept with us; undefined of a funnel that keeps none. */
  draftToKeep(slug: string, draft: KeptDraft): DraftToKeep | undefined
  /** Slugs of the funnels that are built: what a page may ask for beside those that the specification names. */
  readonly funnels: readonly string[]
  /** Address of the stylesheet that all pages have, for those that the server writes itself (`/sandbox`, `/api/docs`). */
  readonly stylesheet: string
}

/** One entry of the client build's manifest, as Vite writes it. */
export interface BuiltFile {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, BuiltFile>

/** What `dist/server/server.js` exports. */
export interface RendererModule {
  createRenderer(manifest: Manifest): Renderer
}
