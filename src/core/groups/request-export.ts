import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import {
  exportedDesk,
  exportedFlag,
  exportedFrom,
  exportedKind,
  exportedOpen,
  exportedOwner,
  exportedState,
  exportedUntil,
  exportFormat,
  exportReason,
} from '../fields/staff/request-export.ts'

/** Which requests somebody takes along, as the list of requests narrows them; what is left out narrows nothing. */
export const exportFilters = {
  kind: optional(exportedKind),
  /** Days as YYYY-MM-DD, both counted. */
  from: optional(exportedFrom),
  until: optional(exportedUntil),
  state: optional(exportedState),
  open: optional(exportedOpen),
  desk: optional(exportedDesk),
  owner: optional(exportedOwner),
  flag: optional(exportedFlag),
}

/** Which requests somebody takes along, in what kind of file, and why. */
export const requestExport = group(
  { ...exportFilters, format: exportFormat, reason: exportReason },
  {
    rules: [
      {
        field: 'until',
        reads: ['from', 'until'],
        message: 'De laatste dag ligt voor de eerste.',
        ok: ({ from, until }) => from === undefined || until === undefined || from <= until,
      },
    ],
  },
)
