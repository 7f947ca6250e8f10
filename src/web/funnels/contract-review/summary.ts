import type { send } from '../../../core/contract/contract-review/calls.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { priceOf } from '../../../core/contract-review/price.ts'
import { rowsOf } from '../../../core/contract-review/summary-rows.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import type { UploadedFile } from '../../../core/fields/files/uploads.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { Prices } from './prices.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const sectionsOf = (
  { body }: InputOf<typeof send>,
  { viewer, properties }: { viewer: Viewer; properties: Prices },
  { documents = [] }: { slot?: unknown; documents?: readonly UploadedFile[] | undefined },
): Section[] =>
  rowsOf(body, {
    price: priceOf(
      body.appointment.appointmentType,
      body.appointment.language || 0,
      (name) => properties[name],
    ),
    fee: isMember(viewer) ? undefined : properties.price,
    files: documents.map(({ name }) => name),
  })
