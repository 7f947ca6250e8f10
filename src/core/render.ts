import type { NewsItem } from './content/news-list.ts'
import type { Page } from './content/page.ts'
import type { ProblemsShown } from './content/problems-shown.ts'
import type { Settings } from './content/settings.ts'
import type { SubsidiesShown } from './content/subsidies-shown.ts'
import type { FunnelStep } from './contract/funnel-events/funnel-events-operations.ts'
import type { DocumentContent } from './documents.ts'
import type { KeptDraft } from './fields/link/kept-draft.ts'
import type { ExportInput, MijnPage, MijnReader } from './mijn/pages.ts'
import type { SearchResultsPage } from './search/results.ts'
import type { OfficePage } from './staff/office-pages.ts'

/** The part of a draft that the server keeps, with the labels of answers that are left out, and the kept answers in words. */
export interface DraftToKeep {
  draft: KeptDraft
  /** Labels of the answers that are left out. */
  leftOut: string[]
  rows(): { label: string; value: string }[]
}

export interface AnswerLine {
  section?: string
  label: string
  value: string
}

/** The content of a mail; the template turns it into HTML and text. */
export interface MailContent {
  subject: string
  greeting: string
  /** Plain paragraphs. */
  intro: string[]
  reference?: string
  /** What happens now, as dated or numbered lines. */
  next?: string[]
  answers?: AnswerLine[]
  /** The heading above the answers where these are not, or not only, what was filled in; `Wat je hebt ingevuld` when left out. */
  answersTitle?: string
  action?: { label: string; url: string }
  /** Several links to choose from by one click. */
  choices?: { label: string; url: string }[]
  outro?: string[]
}

/** What every mail and page shows of the association (site settings, D1). */
export interface Sender {
  name: string
  phone: string
  hours: string
  email: string
  /** The address that mails come from, where that is not `email`. */
  mailFrom?: string
  siteUrl: string
}

/** What surrounds every page; the same for all visitors. Rendering fetches nothing. */
export interface Surroundings {
  settings: Settings
  /** Address of the page, without query. */
  path: string
  /** Canonical origin, without a slash at the end. */
  origin: string
  /** Whether the page says that nothing on the site is real. */
  demo: boolean
  /** Whether the bar that switches viewer shows. */
  dev: boolean
  /** Called with what had to be left out while rendering: names and reasons, never content of the page. */
  report(problem: string): void
}

export interface PageInput extends Surroundings {
  page: Page
  /** The breadcrumbs from home to this page, which comes last. */
  crumbs: { label: string; href: string }[]
  likely: Page[]
  /** Everything that is news today, newest first. */
  news: readonly NewsItem[]
  problems?: ProblemsShown | undefined
  subsidies?: SubsidiesShown | undefined
  /** True for a draft, which only those with its link, and editors, may see. */
  draft?: boolean
  /** The instant (ISO) at which the link to a draft ends. */
  draftUntil?: string | undefined
  /** The places of the blocks in their document, for editors who look at a draft; left out everywhere else. */
  places?: ReadonlyMap<Page['blocks'][number], number> | undefined
  /** Slugs of funnels that cannot run because their partner is off: their service text shows instead. */
  closed: readonly string[]
  /** Who fills in the form of the page for whom; left out on every page of the site. */
  onBehalf?: FilledInFor | undefined
}

/** A form that a colleague fills in for who calls, as its page tells it. */
export interface FilledInFor {
  /** Id of the call by phone. */
  id: string
  /** Who calls, as the colleague typed it. */
  caller: string
  staff: string
  /** Whether who calls is a member. */
  isMember: boolean
}

export interface SearchInput extends Surroundings {
  query: string
  /** The results, or `failed` where the search did not answer; left out where nothing was asked. */
  outcome?: SearchResultsPage | 'failed' | undefined
}

/** What the renderer gets to draw a page below `/mijn`, which is made for one person and one request. */
export interface MijnInput extends Surroundings {
  page: MijnPage
  reader: MijnReader
}

/** What somebody typed in a form whose page cannot be shown any more. */
export interface Unsent {
  /** Why it was not taken in. */
  sentence: string
  text: string
  /** The path of the page of the form. Who is logged out is asked to log in there. */
  again: string
}

/** What the renderer gets to draw a page of the office, which is made for one request. */
export interface OfficeInput extends Surroundings {
  page: OfficePage
}

/** The port between server and web: the server asks for bytes, and the built bundle makes them. */
export interface Renderer {
  page(input: PageInput): string
  search(input: SearchInput): string
  notFound(input: Surroundings): string
  failed(input: Surroundings): string
  /**
   * The page of a visitor who asked too much at once. `sentence` says how long to wait; `again` is the path, with its query, of
   * its button.
   */
  wait(input: Surroundings, sentence: string, again: string): string
  /** The page that gives back a message that was not taken in. */
  unsent(input: Surroundings, unsent: Unsent): string
  styleGuide(input: Surroundings): string
  mijn(input: MijnInput): string
  office(input: OfficeInput): string
  /** A complete document with everything about one person; in pieces, since its requests are read in batches. */
  myData(input: ExportInput): AsyncIterable<string>
  mail(content: MailContent, sender: Sender): Promise<{ html: string; text: string }>
  document(content: DocumentContent, sender: Sender): Promise<Uint8Array>
  /** Every step of every funnel, of which events may be counted. */
  readonly funnelSteps: readonly FunnelStep[]
  /** The part of a draft that the server may keep; undefined for a funnel that keeps none. */
  draftToKeep(slug: string, draft: KeptDraft): DraftToKeep | undefined
  /** Slugs of the funnels that are built: a page may use them beside those that the specification names. */
  readonly funnels: readonly string[]
  /** Address of the stylesheet of all pages, for the pages that the server writes itself (`/sandbox`, `/api/docs`). */
  readonly stylesheet: string
}

/** One entry of the manifest of a build for browsers, as Vite writes it. */
export interface BuiltFile {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, BuiltFile>

/** The exports of `dist/server/server.js`. */
export interface RendererModule {
  createRenderer(manifest: Manifest): Renderer
}
