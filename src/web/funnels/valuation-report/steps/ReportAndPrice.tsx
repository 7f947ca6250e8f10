import { reportTypes } from '../../../../core/contract/valuation-report/answers.ts'
import { report } from '../../../../core/contract/valuation-report/valuation-report-calls.ts'
import { priceInWords, purchaseWords } from '../../../../core/payments/payments-words.ts'
import { product } from '../../../../core/valuation-report/valuation-report-summary-rows.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { DefinitionList } from '../../../ui/Facts.tsx'
import { Fields, FunnelNav } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { valuationReportCopy } from './valuation-report-content.ts'

/**
 * The step that shows which report there is of the home, and its price. Only a full report leads to the next step (spec 001
 * section 4).
 */
export default function ReportAndPrice() {
  const { store, snapshot } = useFunnel()
  const found = snapshot.derived.context.leaveAnswer('woning', report)
  if (!found) return null
  const back = { text: valuationReportCopy.back, onClick: () => store.back() }
  return found.reportType === reportTypes.full ? (
    <>
      <Fields>
        <DefinitionList
          facts={[
            { term: purchaseWords.product, value: product },
            { term: purchaseWords.price, value: priceInWords(found.priceInCents) },
          ]}
        />
        <p>{valuationReportCopy.says}</p>
      </Fields>
      <FunnelNav back={back} next={{ text: valuationReportCopy.go, busy: snapshot.busy !== 'no' }} />
    </>
  ) : (
    <>
      <Fields>
        <Notice tone="warn" role="status">
          <p>{valuationReportCopy.none}</p>
          <p>{valuationReportCopy.noneElse}</p>
        </Notice>
      </Fields>
      <div className="funnel-nav">
        <Button variant="quiet" icon="chevron-left" onClick={back.onClick}>
          {back.text}
        </Button>
        <ButtonLink href={valuationReportCopy.taxation.href}>{valuationReportCopy.taxation.label}</ButtonLink>
      </div>
    </>
  )
}
