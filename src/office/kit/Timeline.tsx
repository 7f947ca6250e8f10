import type { ReactNode } from 'react'
import type { OfficeIconName } from './icons.ts'
import { Sign, type SignTone } from './Sign.tsx'
import { When } from './When.tsx'

export interface Happening {
  id: string
  /** ISO 8601 instant. */
  at: string
  icon: OfficeIconName
  tone?: SignTone | undefined
  /** How we tell it. */
  ours: ReactNode
  /** What the other reads of it; undefined where that is nothing. */
  theirs: string | undefined
}

interface TimelineProps {
  caption: string
  /** The heading of what the other reads: `Jeroen leest`. */
  reader: string
  happenings: readonly Happening[]
  /** Shows only what the other reads of it. */
  onlyTheirs: boolean
}

/** What happened, the newest first, in two tellings: ours, and what the other reads. */
export function Timeline({ caption, reader, happenings, onlyTheirs }: TimelineProps) {
  const shown = onlyTheirs ? happenings.filter(({ theirs }) => theirs !== undefined) : happenings
  if (shown.length === 0) return <p className="muted">Hier staat nog niets.</p>
  return (
    <table className="table timeline">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Wanneer</th>
          {!onlyTheirs && <th scope="col">Bij ons</th>}
          <th scope="col">{reader}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, at, icon, tone, ours, theirs }) => (
          <tr key={id}>
            <td className="timeline-when">
              <When at={at} />
            </td>
            {!onlyTheirs && (
              <td>
                <Sign icon={icon} tone={tone}>
                  {ours}
                </Sign>
              </td>
            )}
            <td className="timeline-theirs" data-label={reader}>
              {theirs === undefined ? <span className="muted">niets</span> : `‘${theirs}’`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
