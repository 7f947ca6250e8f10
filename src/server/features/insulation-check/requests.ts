import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register, report } from '../../../core/contract/insulation-check.ts'

/** The parsed requests. */
export type Registration = RequestOf<typeof register>['body']
export type ReportRequest = RequestOf<typeof report>['body']
