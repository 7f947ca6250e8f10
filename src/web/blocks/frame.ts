import type { ReactNode } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import type { NewsItem } from '../../core/content/news-list.ts'
import type { ProblemsShown } from '../../core/content/problems-shown.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { SubsidiesShown } from '../../core/content/subsidies-shown.ts'

/** The data of a page that its blocks may use. */
export interface Frame {
  settings: Settings
  path: string
  /** Whether this is a demonstration, in which the partners' own pages are served below `/sandbox`. */
  demo: boolean
  /** News items, newest first. */
  news: readonly NewsItem[]
  problems: ProblemsShown
  /** What the subsidy check shows on this page; undefined on a page without its blocks. */
  subsidies: SubsidiesShown | undefined
  /** Anchors of a block's tabs, each unique on the page. */
  anchorsOf(block: Blocks['tabs']): readonly string[]
  /** The running funnel, form or calculator; undefined where it is not built or cannot be drawn. */
  island(block: Blocks['form' | 'funnel' | 'tool']): ReactNode | undefined
  exampleOf(codename: string): ReactNode | undefined
}

export interface BlockProps<K extends keyof Blocks> {
  block: Blocks[K]
  frame: Frame
}
