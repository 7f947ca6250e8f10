import type { send } from '../../../core/contract/contract-review/contract-review-calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { priceOf } from '../../../core/contract-review/contract-review-price.ts'
import { contractReviewRows } from '../../../core/contract-review/contract-review-summary-rows.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { UploadedFile } from '../../../core/fields/files/uploads.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { ContractReviewPrices } from './contract-review-prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const contractReviewSections = (
  { body }: InputOf<typeof send>,
  { viewer, properties }: { viewer: Viewer; properties: ContractReviewPrices },
  { documents = [] }: { slot?: unknown; documents?: readonly UploadedFile[] | undefined },
): Section[] =>
  contractReviewRows(body, {
    price: priceOf(
      body.appointment.appointmentType,
      body.appointment.language || 0,
      (name) => properties[name],
    ),
    fee: isMember(viewer) ? undefined : properties.price,
    files: documents.map(({ name }) => name),
  })
