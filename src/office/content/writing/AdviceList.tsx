import { useState } from 'react'
import type { Advice } from '../../../core/content/advice/advice.ts'
import type { PartDefect } from '../../../core/content/part-defects.ts'
import { type GoTo, RemarkBar } from '../remarks/RemarkBar.tsx'
import { groupsOf, type Remark, type RemarkGroup, remarksInWords, remarksOf } from '../remarks/remarks.ts'
import { fieldName } from './field-name.ts'
import { partName } from './part-name.ts'

interface AdviceListProps {
  advice: readonly Advice[]
  defects: readonly PartDefect[]
  onGo: GoTo
  /** The document, by which its blocks are named; without it they have their number. */
  body?: Readonly<Record<string, unknown>> | undefined
}

/** Most tips that are shown at first: faults are always shown. */
const mostTips = 12

/** Keys of remarks that stay with them while others come and go, so that a button that has the focus keeps it. */
const keyed = (remarks: readonly Remark[]): { key: string; remark: Remark }[] => {
  const seen = new Map<string, number>()
  return remarks.map((remark) => {
    const name = JSON.stringify([remark.at, remark.problem, remark.words])
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { key: `${name} ${times}`, remark }
  })
}

interface GroupProps extends Pick<AdviceListProps, 'body' | 'onGo'> {
  group: RemarkGroup
  name: string
}

function Group({ group, name, body, onGo }: GroupProps) {
  return (
    <div className="remarks-group">
      <h3>{name}</h3>
      <ul className="bare">
        {keyed(group.remarks).map(({ key, remark }) => (
          <li key={key}>
            <RemarkBar remark={remark} field={body && fieldName(remark.at, body)} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The faults and tips of a document, each with a way to its place: faults first, by block. Their number is read aloud when it
 * changes, after what is being said; nothing of it takes the focus.
 */
export function AdviceList({ advice, defects, onGo, body }: AdviceListProps) {
  const [showsAll, setShowsAll] = useState(false)
  const remarks = remarksOf(advice, defects)
  const faults = remarks.filter(({ tone }) => tone === 'fault').length
  const first = faults + mostTips
  const left = remarks.length - first
  const shown = showsAll ? remarks : remarks.slice(0, first)
  return (
    <section className="remarks" aria-label="Fouten en tips">
      <p className="remarks-count" role="status">
        {remarksInWords(remarks)}
      </p>
      {groupsOf(shown).map((group) => (
        <Group
          key={`${group.tone} ${group.part}`}
          group={group}
          name={partName(group.part, body)}
          body={body}
          onGo={onGo}
        />
      ))}
      {left > 0 && (
        <button className="link" type="button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Toon minder tips' : `Toon nog ${left} ${left === 1 ? 'tip' : 'tips'}`}
        </button>
      )}
    </section>
  )
}
