import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { hasBlocks, partsOfBlock } from './blocks-in-page.ts'
import { type Area, areaAround } from './scale.ts'

/** The height (px) of a usual window of this width, in which a page is measured: what fills a window fills that. */
const windowHeight = (width: number): number => (width < 600 ? 640 : 800)

/** How the page in the frame lies. */
export interface PageLayout {
  /** The whole page, in px. */
  height: number
  /** Whether it says where its blocks stand. */
  hasBlocks: boolean
  /** The block that was open when it was measured, and where it is; no area where the page does not show it. */
  open: number | 'page'
  area: Area | undefined
  /** The width (px) at which it was measured. */
  width: number
}

interface Measured {
  frame: RefObject<HTMLIFrameElement | null>
  open: number | 'page'
  width: number
  /** Counts the pages that were put in the frame. */
  count: number
  /** False while the preview is hidden, as behind the form on a small screen. */
  isShown: boolean
}

const measured = (
  frame: HTMLIFrameElement,
  page: Document,
  { open, width }: Pick<Measured, 'open' | 'width'>,
): PageLayout => {
  frame.style.setProperty('height', `${windowHeight(width)}px`)
  const height = page.documentElement.scrollHeight
  frame.style.setProperty('height', `${height}px`)
  const parts = open === 'page' ? [] : partsOfBlock(page, open)
  const area = areaAround(parts.map((part) => part.getBoundingClientRect()))
  return { height, hasBlocks: hasBlocks(page), open, area, width }
}

const isSame = (one: PageLayout | undefined, other: PageLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Milliseconds after which fonts and pictures that were new have their sizes. */
const later = 500

/**
 * Measures the page in the frame, and makes the frame as tall as the page: so that the page is scrolled outside of it, by whatever
 * somebody scrolls with. `measure` does it again, after something was unfolded.
 */
export const useLayout = ({ frame, open, width, count, isShown }: Measured) => {
  const [layout, setLayout] = useState<PageLayout>()
  const measure = useCallback(() => {
    const page = frame.current?.contentDocument
    if (!frame.current || !page?.body || count === 0 || !isShown) return
    const now = measured(frame.current, page, { open, width })
    setLayout((before) => (isSame(before, now) ? before : now))
  }, [frame, open, width, count, isShown])
  useLayoutEffect(() => measure(), [measure])
  useEffect(() => {
    const timer = setTimeout(measure, later)
    return () => clearTimeout(timer)
  }, [measure])
  return { layout, measure }
}
