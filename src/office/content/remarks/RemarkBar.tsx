import type { Place } from '../../../core/content/part-defects.ts'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { afterColon, type Remark } from './remarks.ts'

/** What goes to a place of a document: it opens the block and leads to the field, and to the words in it where they are known. */
export type GoTo = (at: Place, words?: string) => void

const looks = {
  fault: { icon: 'warning', word: 'Fout' },
  tip: { icon: 'note', word: 'Tip' },
} as const

interface RemarkBarProps {
  remark: Remark
  /** What the field is called that it is about; undefined where that has no name. */
  field: string | undefined
  onGo: GoTo
}

/**
 * A bar with a fault or a tip, that leads to its place: `Tip bij Tekst: het woord ‘hier’ zegt niet waar de link heen gaat. Ga
 * erheen`.
 */
export function RemarkBar({ remark, field, onGo }: RemarkBarProps) {
  const { tone, at, problem, words } = remark
  const { icon, word } = looks[tone]
  return (
    <button className="remark" type="button" data-tone={tone} onClick={() => onGo(at, words)}>
      <OfficeIcon name={icon} size="s" />
      <span className="remark-text">
        <strong>{field === undefined ? word : `${word} bij ${field}`}:</strong> {afterColon(problem)}
      </span>
      <span className="remark-go">Ga erheen</span>
    </button>
  )
}
