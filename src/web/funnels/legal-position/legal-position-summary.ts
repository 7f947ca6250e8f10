import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position/legal-position-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { UploadedFile } from '../../../core/fields/files/uploads.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { priceNameOf } from '../../../core/legal-position/legal-position-price.ts'
import { legalPositionRows } from '../../../core/legal-position/legal-position-summary-rows.ts'
import type { LegalPositionPrices } from './legal-position-prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const legalPositionSections = (
  { body }: InputOf<typeof determine>,
  { viewer, properties }: { viewer: Viewer; properties: LegalPositionPrices },
  { documents = [] }: { documents?: readonly UploadedFile[] | undefined },
): Section[] =>
  legalPositionRows(body, {
    price: properties[priceNameOf(body.Type)],
    fee: isMember(viewer) ? undefined : properties.price,
    files: documents.map(({ name }) => name),
  })
