import type { ReactNode } from 'react'
import type { Blocks } from '../../core/content/kinds.ts'
import type { NewsItem } from '../../core/content/news-list.ts'
import type { ProblemsShown } from '../../core/content/problems-shown.ts'
import type { Settings } from '../../core/content/settings.ts'
import type { SubsidiesShown } from '../../core/content/subsidies-shown.ts'

/** What a block may know of the page it stands on. */
export interface Frame {
  settings: Settings
  /** Address of the page. */
  path: string
  /** A demonstration: partners' own pages stand below `/sandbox`. */
  demo: boolean
  /** Newest first. */
  news: readonly NewsItem[]
  /** What the problem finder shows here. */
  problems: ProblemsShown
  /** What the subsidy check shows here; undefined where none of its blocks stands. */
  subsidies: SubsidiesShown | undefined
  /** Anchors of a block's tabs, each taken once on the whole page. */
  anchorsOf(block: Blocks['tabs']): readonly string[]
  /** The running funnel, form or calculator, or undefined as long as nobody built it. */
  island(block: Blocks['form' | 'funnel' | 'tool']): ReactNode | undefined
  /** The worked example of a calculator by its codename. */
  exampleOf(codename: string): ReactNode | undefined
}

/** What every block's drawing is given. */
export interface BlockProps<K extends keyof Blocks> {
  block: Blocks[K]
  frame: Frame
}
