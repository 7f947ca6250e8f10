import { call } from '../call.ts'
import type * as operations from './staff-absence-operations.ts'

/** Who is not there, today or on days to come. */
export const listAbsence = call<typeof operations.listAbsence>({
  name: 'staff-absence.list',
  method: 'GET',
  path: '/beheer/api/absence',
})

/** Says that one is not there oneself. */
export const reportAbsence = call<typeof operations.reportAbsence>({
  name: 'staff-absence.report',
  method: 'POST',
  path: '/beheer/api/absence',
})

/** Says that one is there again. */
export const endAbsence = call<typeof operations.endAbsence>({
  name: 'staff-absence.end',
  method: 'POST',
  path: '/beheer/api/absence/end',
})

/** Says that a colleague is not there. */
export const reportAbsenceOf = call<typeof operations.reportAbsenceOf>({
  name: 'staff-absence.report-colleague',
  method: 'POST',
  path: '/beheer/api/staff/{id}/absence',
})

/** Says that a colleague is there again. */
export const endAbsenceOf = call<typeof operations.endAbsenceOf>({
  name: 'staff-absence.end-colleague',
  method: 'POST',
  path: '/beheer/api/staff/{id}/absence/end',
})
