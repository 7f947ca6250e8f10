import { useId, useState } from 'react'
import type { DayChange } from '../../../core/content/day-changes.ts'
import { formatDay, systemClock, todayIso } from '../../../core/kernel/day.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { dayOfLook, firstLook, lookInWords } from './looks.ts'
import { PreviewLooks } from './PreviewLooks.tsx'
import { PreviewStage } from './PreviewStage.tsx'
import { useDrawing } from './use-drawing.ts'

interface ChangesProps {
  day: string
  changes: readonly DayChange[]
}

/** Tells which prices on the page are others on its day than today. */
function Changes({ day, changes }: ChangesProps) {
  return (
    <Notice>
      <p>Op {formatDay(day, 'plain')} zijn deze prijzen anders dan vandaag.</p>
      <ul>
        {changes.map(({ label, now, onDay }) => (
          <li key={label}>
            {label}: <strong className="nowrap">{onDay}</strong>, vandaag{' '}
            <span className="nowrap">{now}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface NotDrawnProps {
  fault: Fault
  /** Whether a page shows that was drawn before. */
  hasBefore: boolean
  onAgain(): void
}

/** Why the newest text could not be drawn. What is wrong in the text is mended there; anything else may help to try again. */
function NotDrawn({ fault, hasBefore, onAgain }: NotDrawnProps) {
  const again = (
    <Button variant="secondary" onClick={onAgain}>
      Probeer opnieuw
    </Button>
  )
  return (
    <Notice tone="warn" {...(fault.status !== 422 && { actions: again })}>
      <p>
        {fault.message}
        {hasBefore && ' Je ziet nog het voorbeeld van daarvoor.'}
      </p>
    </Notice>
  )
}

interface PreviewPaneProps {
  codename: string
  /** The text as it is being written. */
  body: Readonly<Record<string, unknown>>
  /** The place in the document of the block that is open, or `page` where what stands over the page is. */
  open: number | 'page'
  onOpen(block: number): void
  /** Opens the links by which others read along; undefined for who may make none. */
  onShare: (() => void) | undefined
}

/**
 * The page as the site would draw the text that is being written: for whom, on which day, how wide, in which colours. A click on a
 * block opens it. What cannot be drawn is told, and the page that could be stays.
 */
export function PreviewPane({ codename, body, open, onOpen, onShare }: PreviewPaneProps) {
  const id = useId()
  const [look, setLook] = useState(firstLook)
  const today = todayIso(systemClock)
  const day = dayOfLook(look, today)
  const { drawing, fault, again } = useDrawing({ codename, body, as: look.as, day })
  return (
    <section className="preview" aria-labelledby={id} tabIndex={-1}>
      <h2 className="unseen" id={id}>
        Voorbeeld
      </h2>
      <PreviewLooks look={look} onLook={setLook} />
      <PreviewStage
        html={drawing?.html}
        isComing={fault === undefined}
        label={lookInWords(look, today)}
        width={look.width}
        scheme={look.scheme}
        open={open}
        onOpen={onOpen}
      />
      <div role="status">
        {fault && <NotDrawn fault={fault} hasBefore={drawing !== undefined} onAgain={again} />}
        {day !== undefined && drawing && drawing.changes.length > 0 && (
          <Changes day={day} changes={drawing.changes} />
        )}
      </div>
      {onShare && (
        <Button variant="quiet" onClick={onShare}>
          <OfficeIcon name="link" size="s" />
          Links om te delen
        </Button>
      )}
    </section>
  )
}
