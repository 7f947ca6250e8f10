import { ServiceDetails } from '../../../login/ServiceDetails.tsx'
import { valuationReportCopy } from './valuation-report-content.ts'

/** The step that asks the buyer's details, and those of the membership for somebody who has none. */
export default function ValuationReportDetails() {
  return <ServiceDetails why={valuationReportCopy.joins} />
}
