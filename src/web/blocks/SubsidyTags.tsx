import { newsDay } from '../../core/content/news-list.ts'
import { type SubsidyType, subsidyTypes } from '../../core/content/subsidy-choices.ts'
import type { SubsidyState } from '../../core/content/subsidy-list.ts'

interface TagsProps {
  type: SubsidyType
  state: SubsidyState
  from?: string | undefined
}

/** Tags for the type of a subsidy, and for whether one can apply for it now. */
export function SubsidyTags({ type, state, from }: TagsProps) {
  return (
    <p className="subsidy-tags">
      <span className="subsidy-tag" data-type={type}>
        {subsidyTypes[type]}
      </span>
      {state === 'closed' && (
        <span className="subsidy-tag" data-type="closed">
          Gesloten
        </span>
      )}
      {state === 'soon' && from && <span className="muted">Vanaf {newsDay({ date: from })}</span>}
    </p>
  )
}
