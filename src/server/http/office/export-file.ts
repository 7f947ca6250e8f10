import type { FastifyInstance } from 'fastify'
import { exportFilePath } from '../../../core/contract/request-export/request-export-calls.ts'
import { perform } from '../../feature.ts'
import { readExport } from '../../services/request-export/read-export.ts'
import { officePrefix } from '../api.ts'
import type { Binding } from '../bind.ts'
import { sendFile } from '../download.ts'
import { makeOfficeContext } from './office-context.ts'

/** Sends a file with requests to who asked for it, as an attachment. Each time is a row of the trail. */
export const exportFile = (app: FastifyInstance, binding: Binding): void => {
  const url = exportFilePath(':id').slice(officePrefix.length)
  app.get<{ Params: { id: string } }>(url, async (request, reply) => {
    binding.limits.shield({ limit: 'office' }, request)
    const { id } = request.params
    const file = await perform(makeOfficeContext(binding, request, reply), readExport, { id })
    return sendFile(reply, file)
  })
}
