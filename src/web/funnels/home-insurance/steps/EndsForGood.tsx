import { nothingReplaces } from '../../../../core/fields/insurance/insurance-cancellation.ts'
import { withSentence } from '../../../../core/fields/request/consent.ts'
import { unreplacedWording } from '../../../../core/insurance/agreements.ts'
import { formatDay } from '../../../../core/kernel/day.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useInsurance } from '../use-insurance.ts'

/** Asks about an old insurance that no new one replaces: what ends and when, with a checkbox of its own (D81). */
export default function EndsForGood({ path }: { path: string }) {
  const { known } = useInsurance()
  const at = Number(/\[(\d+)\]/.exec(path)?.[1])
  const { name, cancellationDate } = known.cancellation?.insurances?.[at] ?? {}
  if (!name) return null
  const kind = name.toLowerCase()
  const sentence = cancellationDate && unreplacedWording({ name, cancellationDate })
  return (
    <>
      <Notice tone="warn" role="status" title={`Je vraagt nu geen ${kind} aan`}>
        <p>
          {cancellationDate
            ? `Je oude ${kind} stopt op ${formatDay(cancellationDate, 'plain')}. Daarna heb je er geen meer.`
            : `Je oude ${kind} stopt op de opzegdatum. Daarna heb je er geen meer.`}
        </p>
        {name === 'Opstalverzekering' && (
          <p>Heb je een hypotheek? Je bank eist dan meestal dat je een opstalverzekering hebt.</p>
        )}
      </Notice>
      <BrickField path={path} brick={sentence ? withSentence(nothingReplaces, sentence) : nothingReplaces} />
    </>
  )
}
