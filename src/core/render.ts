import type { Viewer } from './kernel/viewer.ts'

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
  outro?: string[]
}

/** What every mail and page knows of the association (site settings, decision 1). */
export interface Sender {
  name: string
  phone: string
  hours: string
  email: string
  siteUrl: string
}

/** A page as the renderer takes it: everything is data, nothing is fetched while rendering. */
export interface PageInput {
  /** A parsed content document (core/content). */
  document: unknown
  settings: unknown
  path: string
  /** Canonical origin. */
  origin: string
  demo: boolean
  /** Parts of the document that had to be left out because they were broken. */
  viewer?: Viewer
}

/** The port between server and web: the server asks for bytes, the built bundle makes them. */
export interface Renderer {
  page(input: PageInput): string
  notFound(input: Omit<PageInput, 'document'>): string
  failed(input: Omit<PageInput, 'document'>): string
  styleGuide(input: Omit<PageInput, 'document'>): string
  mail(content: MailContent, sender: Sender): Promise<{ html: string; text: string }>
}
