import type { FastifyInstance } from 'fastify'
import { requestFilePath } from '../../../core/contract/requests/requests-calls.ts'
import { perform } from '../../feature.ts'
import { readRequestFile } from '../../services/requests/read-file.ts'
import { officePrefix } from '../api.ts'
import type { Binding } from '../bind.ts'
import { sendFile } from '../download.ts'
import { makeOfficeContext } from './office-context.ts'

/** Sends a file of a request to who may see to it, always as an attachment. Each time is a row of the trail. */
export const requestFile = (app: FastifyInstance, binding: Binding): void => {
  const url = requestFilePath(':reference', ':id').slice(officePrefix.length)
  app.get<{ Params: { reference: string; id: string } }>(url, async (request, reply) => {
    binding.limits.shield({ limit: 'office' }, request)
    const { reference, id } = request.params
    const file = await perform(makeOfficeContext(binding, request, reply), readRequestFile, { reference, id })
    return sendFile(reply, file)
  })
}
