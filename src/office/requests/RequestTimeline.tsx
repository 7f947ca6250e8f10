import { useState } from 'react'
import { Segments } from '../kit/Segments.tsx'
import { type Happening, Timeline } from '../kit/Timeline.tsx'
import { type Happened, signOfEvent } from './request-words.ts'

/** How staff read one event: what happened, by whom or at which partner, and what was noted. */
function Ours({ words, staff, partner, note }: Happened) {
  return (
    <>
      {words}
      {staff !== null && (
        <>
          {' '}
          door <bdi>{staff}</bdi>
        </>
      )}
      {partner !== null && <span className="muted"> ({partner})</span>}
      {note !== null && (
        <span className="typed" dir="auto">
          {note}
        </span>
      )}
    </>
  )
}

/** The events of a request as a timeline has them, the newest first. */
export const happeningsOf = (timeline: readonly Happened[]): Happening[] =>
  timeline
    .map((one, at) => ({
      id: String(at),
      at: one.at,
      ...signOfEvent(one),
      ours: <Ours {...one} />,
      theirs: one.sender ?? undefined,
    }))
    .reverse()

const readers = [
  { word: 'all', label: 'Alles' },
  { word: 'theirs', label: 'Alleen wat de afzender leest' },
] as const

/** The course of a request, in our telling and in what its sender reads. */
export function RequestTimeline({ timeline }: { timeline: readonly Happened[] }) {
  const [reader, setReader] = useState<(typeof readers)[number]['word']>('all')
  return (
    <section className="stack" aria-labelledby="timeline">
      <header className="part-head">
        <h2 id="timeline">Verloop</h2>
        <Segments
          label="Wat zie je?"
          options={readers}
          value={reader}
          onChoose={(word) => setReader(word === 'theirs' ? 'theirs' : 'all')}
        />
      </header>
      <Timeline
        caption="Verloop van de aanvraag, het nieuwste bovenaan"
        reader="De afzender leest"
        happenings={happeningsOf(timeline)}
        onlyTheirs={reader === 'theirs'}
      />
    </section>
  )
}
