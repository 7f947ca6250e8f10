import { group } from '../fields/brick/group.ts'
import { exportReason } from '../fields/staff/export-reason.ts'
import { exportedKind } from '../fields/staff/exported-kind.ts'

/** Which requests somebody takes along in a file, and why. */
export const requestExport = group({ kind: exportedKind, reason: exportReason })
