import { FilterChip } from '../../kit/FilterChip.tsx'
import { Segments } from '../../kit/Segments.tsx'
import { type ContentAddress, genreChoices, isTree, stateChoices, viewOf } from './content-filters.ts'

interface ContentFiltersProps {
  address: ContentAddress
  /** Puts a word into the address, or takes it away; the list begins at its first page again. */
  onFilter(filter: 'stand' | 'soort' | 'vorm', value: string | undefined): void
}

/** The filters of the documents, and whether they show as a list or as the tree of their addresses. */
export function ContentFilters({ address, onFilter }: ContentFiltersProps) {
  const asksState = viewOf(address.weergave).state === undefined
  return (
    <div className="content-filters no-print">
      <fieldset className="chip-row" aria-label="Filters">
        {asksState && (
          <FilterChip
            label="Stand"
            choices={stateChoices}
            value={address.stand}
            onChoose={(value) => onFilter('stand', value)}
          />
        )}
        <FilterChip
          label="Soort"
          choices={genreChoices}
          value={address.soort}
          onChoose={(value) => onFilter('soort', value)}
        />
      </fieldset>
      <Segments
        label="Vorm"
        options={[
          { word: 'lijst', label: 'Lijst' },
          { word: 'boom', label: 'Boom' },
        ]}
        value={isTree(address) ? 'boom' : 'lijst'}
        onChoose={(word) => onFilter('vorm', word === 'boom' ? word : undefined)}
      />
    </div>
  )
}
