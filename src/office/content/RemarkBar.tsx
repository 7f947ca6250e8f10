import type { Place } from '../../core/content/part-defects.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { afterColon, type Remark } from './remarks.ts'

/** What goes to a place of a document: it opens the block and leads to the field, and to the words in it where they are known. */
export type GoTo = (at: Place, words?: string) => void

const looks = {
  fault: { icon: 'warning', word: 'Fout' },
  tip: { icon: 'note', word: 'Tip' },
} as const

/** A bar with a fault or a tip, that leads to its place: `Tip: het woord ‘hier’ zegt niet waar de link heen gaat. Ga erheen`. */
export function RemarkBar({ remark, onGo }: { remark: Remark; onGo: GoTo }) {
  const { tone, at, problem, words } = remark
  const { icon, word } = looks[tone]
  return (
    <button className="remark" type="button" data-tone={tone} onClick={() => onGo(at, words)}>
      <OfficeIcon name={icon} size="s" />
      <span className="remark-text">
        <strong>{word}:</strong> {afterColon(problem)}
      </span>
      <span className="remark-go">Ga erheen</span>
    </button>
  )
}
