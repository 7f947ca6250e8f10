import { call } from '../call.ts'
import type * as operations from './request-export-operations.ts'

/** The files with requests that somebody asked for. */
export const listExports = call<typeof operations.listExports>({
  name: 'request-export.list',
  method: 'GET',
  path: '/beheer/api/request-exports',
})

/** Asks for a file with requests, which a job makes. */
export const askExport = call<typeof operations.askExport>({
  name: 'request-export.ask',
  method: 'POST',
  path: '/beheer/api/request-exports',
})

/** Takes a file away, made or not. */
export const removeExport = call<typeof operations.removeExport>({
  name: 'request-export.remove',
  method: 'POST',
  path: '/beheer/api/request-exports/{id}/remove',
})

/** The address of the file itself, which the office gives as an attachment. It is no call: its answer is the file. */
export const exportFilePath = (id: string): string => `/beheer/api/request-exports/${id}/file`
