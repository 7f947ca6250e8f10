import type { Defect } from '../../core/content/defect.ts'
import type { Page } from '../../core/content/page.ts'
import type { Site } from '../../core/content/site.ts'
import type { Edition } from '../ports/content.ts'

/** Who looks at a page: a visitor, somebody with an account, a member. */
export type Reader = 'visitor' | 'person' | 'member'

/** A text of a document that is not published. */
export interface UnpublishedText {
  codename: string
  body: unknown
}

/** The content as editors need it: judged and drawn as the site would be with a text that is not published. */
export interface Editing {
  /** The site as visitors see it, and the documents that it is made of. */
  site(): Site
  edition(): Edition
  /**
   * The site as it would be with this text published, on a day (YYYY-MM-DD), today when left out; and the faults of that text. A
   * body of undefined stands for a document that is withdrawn.
   */
  siteWith(text: UnpublishedText, day?: string): Promise<{ site: Site; defects: readonly Defect[] }>
  /** A page of such a site as HTML, marked as a draft. With `places` its blocks say where they stand in their document. */
  draw(site: Site, page: Page, look: { as: Reader; places: boolean }): string
  /** The text that the project's file has for a document; undefined where there is no such file. */
  fileOf(codename: string): unknown
  /** Slugs of the funnels that are built. */
  funnels: readonly string[]
  /** Canonical origin of the site, without a slash at the end. */
  origin: string
}
