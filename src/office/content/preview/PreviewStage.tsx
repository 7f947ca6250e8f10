import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { blockAround } from './blocks-in-page.ts'
import type { Look } from './looks.ts'
import { emptyFrame, putInFrame } from './page-in-frame.ts'
import { type Area, scaled, scaleFor, scaleInWords, scrollFor } from './scale.ts'
import { useInnerWidth } from './use-inner-width.ts'
import { type PageLayout, useLayout } from './use-layout.ts'

/** Puts a page in the frame once the frame is there, and again when either is another; counts the pages that were put there. */
const usePageInFrame = (html: string | undefined) => {
  const [page, setPage] = useState<Document>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!page || html === undefined) return
    let isOver = false
    void putInFrame(page, html, () => isOver).then(() => {
      if (!isOver) setCount((before) => before + 1)
    })
    return () => {
      isOver = true
    }
  }, [page, html])
  return { setPage, count }
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to the block that is open when another one is opened, or its page gets another width. It stays while its text changes. */
const useScrollToOpen = (
  stage: RefObject<HTMLElement | null>,
  layout: PageLayout | undefined,
  scale: number,
) => {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const view = stage.current
    const now = layout && `${layout.open} ${layout.width}`
    if (!view || !layout || now === last.current) return
    if (layout.open !== 'page' && !layout.area) return
    last.current = now
    if (!layout.area) return
    const to = scrollFor(scaled(layout.area, scale), { at: view.scrollTop, room: view.clientHeight })
    if (to !== undefined) view.scrollTo({ top: to, behavior: isStill() ? 'auto' : 'smooth' })
  }, [stage, layout, scale])
}

/** What stands in the frame where somebody clicks; undefined beside the page. */
const clickedIn = (frame: HTMLIFrameElement, { clientX, clientY }: MouseEvent, scale: number) => {
  const { left, top } = frame.getBoundingClientRect()
  const [x, y] = [(clientX - left) / scale, (clientY - top) / scale]
  return frame.contentDocument?.elementFromPoint(x, y) ?? undefined
}

interface Clicks {
  scale: number
  /** Called when something is folded or unfolded. */
  onFold(): void
  onOpen(block: number): void
}

/** Hears clicks on the page from outside of its frame. */
const useClicks = (
  stage: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  clicks: Clicks,
) => {
  const now = useRef(clicks)
  now.current = clicks
  useEffect(() => {
    const view = stage.current
    const onClick = (event: MouseEvent) => {
      const { scale, onFold, onOpen } = now.current
      const clicked = frame.current && clickedIn(frame.current, event, scale)
      if (!clicked) return
      const fold = clicked.closest('summary')?.parentElement
      if (fold) {
        fold.toggleAttribute('open')
        onFold()
      }
      const block = blockAround(clicked)
      if (block !== undefined) onOpen(block)
    }
    view?.addEventListener('click', onClick)
    return () => view?.removeEventListener('click', onClick)
  }, [stage, frame])
}

/** The edge around the block that is open, in px of the sheet. A script sets its style, which the policy allows: it is none in HTML. */
function OpenMark({ area: { top, left, width, height } }: { area: Area }) {
  return <div className="preview-open" style={{ top, left, width, height }} />
}

interface PreviewStageProps {
  /** The page; undefined until it was drawn once. */
  html: string | undefined
  /** Whether one is being drawn while there is none. */
  isComing: boolean
  /** What it shows, in words. */
  label: string
  width: number
  scheme: Look['scheme']
  open: number | 'page'
  onOpen(block: number): void
}

/**
 * A page of the site in a frame without scripts, drawn smaller where its width does not fit. The frame is as tall as the page,
 * below a cover, and no stop of the keyboard: the page is scrolled and clicked outside of it, since not every browser tells of clicks
 * inside a frame without scripts (WebKit 218086), and no link can lead away. The frame's `color-scheme` is what the page inside hears as
 * the colours that its reader prefers: Firefox 105, Chromium 129, Safari of 2026.
 */
export function PreviewStage({ html, isComing, label, width, scheme, open, onOpen }: PreviewStageProps) {
  const stage = useRef<HTMLElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useInnerWidth(stage)
  const scale = scaleFor(width, room)
  const { setPage, count } = usePageInFrame(html)
  const { layout, measure } = useLayout({ frame, open, width, count, isShown: room > 0 })
  useScrollToOpen(stage, layout, scale)
  useClicks(stage, frame, { scale, onFold: measure, onOpen })
  const sizes = {
    '--preview-width': `${width}px`,
    '--preview-height': `${layout?.height ?? 0}px`,
    '--preview-scale': scale,
  } as CSSProperties
  const told = [
    scaleInWords(scale),
    layout?.hasBlocks && 'Klik op een blok om het te openen.',
    layout?.area && 'Het blok met de rand is open.',
  ]
  return (
    <>
      <section
        ref={stage}
        className="preview-stage"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-opens={layout?.hasBlocks ? '' : undefined}
      >
        {count === 0 && isComing && <p className="preview-wait muted">Een moment…</p>}
        <div className="preview-sheet" style={sizes}>
          <iframe
            ref={frame}
            className="preview-frame"
            title="De pagina"
            srcDoc={emptyFrame}
            sandbox="allow-same-origin"
            tabIndex={-1}
            data-scheme={scheme}
            onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
          />
          <div className="preview-cover" />
          {layout?.area && <OpenMark area={scaled(layout.area, scale)} />}
        </div>
      </section>
      <p className="preview-told muted">{told.filter(Boolean).join(' ')}</p>
    </>
  )
}
