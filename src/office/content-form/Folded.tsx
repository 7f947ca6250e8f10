import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Place } from '../../core/content/part-defects.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Sign } from '../kit/Sign.tsx'
import { isWithin } from './field-id.ts'
import { useFormOf } from './form-context.ts'

interface FoldedProps {
  title: ReactNode
  /** A second line, in grey. */
  more?: string | undefined
  /** The places that lie in it. */
  holds: readonly Place[]
  startsOpen?: boolean
  /** Buttons beside the title. */
  acts?: ReactNode
  children: ReactNode
}

/**
 * A part of a form that shows its title until somebody opens it. It opens for a place that somebody wants, and begins open where
 * something in it is wrong. A fault that comes later is told beside the title: nothing moves by itself.
 */
export function Folded({ title, more, holds, startsOpen = false, acts, children }: FoldedProps) {
  const { wanted, faultsWithin } = useFormOf()
  const faults = holds.reduce((sum, place) => sum + faultsWithin(place), 0)
  const [isOpen, setOpen] = useState(startsOpen || faults > 0)
  const isWanted = wanted !== undefined && holds.some((place) => isWithin(wanted, place))
  useEffect(() => {
    if (isWanted && wanted) setOpen(true)
  }, [isWanted, wanted])
  const id = useId()
  return (
    <div className="folded" {...(isOpen && { 'data-open': '' })}>
      <div className="folded-head">
        <button
          type="button"
          className="folded-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <OfficeIcon name="down" size="s" />
          <span className="folded-title">
            {title}
            {more && <span className="muted">{more}</span>}
          </span>
          {faults > 0 && (
            <Sign icon="warning" tone="late">
              {faults === 1 ? '1 fout' : `${faults} fouten`}
            </Sign>
          )}
        </button>
        {acts && <div className="folded-acts">{acts}</div>}
      </div>
      {isOpen && (
        <div className="folded-body" id={id}>
          {children}
        </div>
      )}
    </div>
  )
}
