import { status } from '../../../../core/contract/valuation-report/valuation-report-calls.ts'
import { saleInWords } from '../../../../core/valuations/valuations-words.ts'
import { usePollAnswer } from '../../../engine/react/funnel-context.ts'
import PurchaseReference from '../../../payments/PurchaseReference.tsx'
import { DefinitionList, Panel } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Valuation } from '../../../valuations/Valuation.tsx'
import { valuationReportCopy } from './valuation-report-content.ts'

/**
 * The report, on the page to which the bank sends the payer back: the value, the sales that the home was compared with, and the
 * reference of the purchase.
 */
export default function Report() {
  const report = usePollAnswer(status)?.report
  if (!report) return null
  return (
    <Fields>
      <Valuation of={report}>
        {report.compared.length > 0 && (
          <Panel title={valuationReportCopy.compared}>
            <DefinitionList
              wide
              facts={report.compared.map((sale) => ({ term: sale.place, value: saleInWords(sale) }))}
            />
          </Panel>
        )}
      </Valuation>
      <PurchaseReference />
    </Fields>
  )
}
