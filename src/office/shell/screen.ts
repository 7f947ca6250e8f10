import type { ComponentType } from 'react'
import type { OfficeIconName } from '../kit/icons.ts'

/** One way to look at a list, which hangs below its screen in the navigation. */
export interface ScreenView {
  /** The word in the address, `?weergave=laat`; empty for the view that a screen opens with. */
  word: string
  label: string
}

/** A further view of a screen, which a call answers: somebody saved it. Its address never tells what it is called. */
export interface FurtherView {
  key: string
  /** The query of its address, without a question mark. */
  search: string
  label: string
  /** Whose it is, where it is not one's own. */
  whose?: string
  /** Whether the query that the browser shows is this one. */
  isShown: boolean
}

/** Reads further views, as a hook that is called while the screen is open. */
export type UseFurtherViews = () => readonly FurtherView[]

/**
 * A screen of the office. Its folder has a file `<noun>-screen.ts` that exports one of these as `screen`, and the office finds it
 * there: no list names it.
 */
export interface OfficeScreen {
  /** The address below `/beheer`; `:name` stands for a part that varies, which the component reads by `useParams`. */
  path: string
  /** The name in the navigation, the palette and the browser's tab. */
  label: string
  /** What one does there, in a few words. */
  about: string
  icon: OfficeIconName
  /** Where it stands in the navigation; left out for a screen that only others lead to. */
  order?: number
  /** Its views, in the order of the navigation. */
  views?: readonly ScreenView[]
  /** Its further views, which hang below `views`. */
  useFurtherViews?: UseFurtherViews
  /** The key that leads to it from every other screen. */
  key?: string
  /** The call that somebody must be allowed to make to see the screen; left out where everybody may. */
  needs?: string
  /** What the screen adds to every other one for who may see it, such as a key. It is loaded with the office, so it is small. */
  Everywhere?: ComponentType
  /** Loads the component, so that a screen costs nothing until it is opened. */
  load(): Promise<{ default: ComponentType }>
}
