import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position/calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { UploadedFile } from '../../../core/fields/files/uploads.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { priceNameOf } from '../../../core/legal-position/price.ts'
import { rowsOf } from '../../../core/legal-position/summary-rows.ts'
import type { Prices } from './prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const sectionsOf = (
  { body }: InputOf<typeof determine>,
  { viewer, properties }: { viewer: Viewer; properties: Prices },
  { documents = [] }: { documents?: readonly UploadedFile[] | undefined },
): Section[] =>
  rowsOf(body, {
    price: properties[priceNameOf(body.Type)],
    fee: isMember(viewer) ? undefined : properties.price,
    files: documents.map(({ name }) => name),
  })
