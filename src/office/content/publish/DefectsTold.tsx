import type { Place } from '../../../core/content/part-defects.ts'
import { LinkButton } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { counted } from './publish-words.ts'

interface DefectsToldProps {
  defects: readonly { at: Place; problem: string }[]
  onGo: ((at: Place) => void) | undefined
}

/** Faults of a text, each with a button that leads to its place. */
export function DefectsTold({ defects, onGo }: DefectsToldProps) {
  return (
    <Notice
      tone="warn"
      title={`Er ${defects.length === 1 ? 'is' : 'zijn'} nog ${counted(defects.length, 'fout', 'fouten')}.`}
    >
      <ul className="change-defects">
        {defects.map(({ at, problem }) => (
          <li key={`${at.join('.')} ${problem}`}>
            {problem}{' '}
            {onGo && (
              <LinkButton onClick={() => onGo(at)}>
                Ga erheen<span className="unseen">: {problem}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
