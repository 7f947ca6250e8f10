import { useQuery } from '@tanstack/react-query'
import { listBulkActs } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { type Progress, toldOf, underwayInWords } from './bulk-words.ts'

/** Milliseconds after which the list asks again how far something is. */
const again = 2000

const isRunning = ({ endedAt }: Progress): boolean => endedAt === null

/** What somebody began with several requests: how far it is while it is under way, and for a while what became of it. */
function Underway({ onShow }: { onShow: (id: string) => void }) {
  const { call } = useOffice()
  const { data } = useQuery<AnswerOf<typeof listBulkActs>, Fault>({
    queryKey: [listBulkActs.name, {}],
    queryFn: () => call(listBulkActs, {}),
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? again : false),
  })
  const told = toldOf(data?.items ?? [], Date.now())
  if (!told) return null
  return (
    <span className="bulk-underway">
      <OfficeIcon name={told.endedAt === null ? 'clock' : 'check'} size="s" />
      {underwayInWords(told)}
      <Button variant="quiet" size="small" onClick={() => onShow(told.id)}>
        Bekijk
      </Button>
    </span>
  )
}

interface ChooseLineProps {
  /** Whether every row of the page is chosen; undefined where there is no row. */
  hasAll: boolean | undefined
  onPage(): void
  onShow(id: string): void
}

/** The line above the list that chooses its whole page, and tells of what was begun with several requests. */
export function ChooseLine({ hasAll, onPage, onShow }: ChooseLineProps) {
  return (
    <div className="choose-line no-print">
      {hasAll !== undefined && (
        <Button variant="quiet" size="small" onClick={onPage}>
          {hasAll ? 'Kies niets van deze bladzijde' : 'Kies alles op deze bladzijde'}
        </Button>
      )}
      <Underway onShow={onShow} />
    </div>
  )
}
