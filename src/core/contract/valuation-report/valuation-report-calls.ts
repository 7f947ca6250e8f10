import { call } from '../call.ts'
import { reportOfHome } from './answers.ts'
import type * as operations from './valuation-report-operations.ts'

/** Orders a report of the value of a home, for members, paid online (spec 001 sections 2 and 7, D66). */
export const report = call<typeof operations.report>({
  name: 'valuation-report.report',
  method: 'POST',
  path: '/api/v1/calcasa/report',
  draftAnswer: reportOfHome,
})

export const register = call<typeof operations.register>({
  name: 'valuation-report.register',
  method: 'POST',
  path: '/api/v1/calcasa/register',
})

/** The state of the payment of a report, and the report once it is there (D67). */
export const status = call<typeof operations.status>({
  name: 'valuation-report.status',
  method: 'GET',
  path: '/api/v1/calcasa/status',
})
