import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { valuationReportCopy } from './valuation-report-content.ts'

/** Asks who orders the report. A visitor who is not a member becomes one, and also agrees to pay for the membership. */
export default function ValuationReportDetails() {
  const { waarderapport } = useFunnel().snapshot.derived.context.properties
  return <ServiceDetails why={valuationReportCopy.joins(waarderapport === 0)} />
}
