import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { valuationReportCopy } from './valuation-report-content.ts'

/** Asks who buys the report. A visitor who is not a member becomes one, and also agrees to pay for the membership. */
export default function ValuationReportDetails() {
  return <ServiceDetails why={valuationReportCopy.joins} />
}
