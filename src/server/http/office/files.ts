import type { FastifyInstance } from 'fastify'
import type { Group, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import { ledgerDays } from '../../../core/groups/ledger-days.ts'
import { csvOf } from '../../../core/kernel/csv.ts'
import { officeFiles } from '../../../core/staff/office-files.ts'
import { perform } from '../../feature.ts'
import type { RequestContext } from '../../services/context.ts'
import { readLedger } from '../../services/payments/ledger.ts'
import { ledgerRows, spanOfDays } from '../../services/payments/ledger-rows.ts'
import { officePrefix } from '../api.ts'
import type { Binding } from '../bind.ts'
import { parseQuery } from '../input.ts'
import { sendAttachment } from '../send-attachment.ts'
import { makeOfficeContext } from './office-context.ts'

/** A file for spreadsheets: its name, and its rows, of which the first holds the names of the columns. */
interface Table {
  filename: string
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>
}

/**
 * The tables of the office as files, below its API. Each is made by a verb, so that roles, second factor and trail are as with a call; a
 * refusal is a problem document. Nothing of a person stands in their addresses.
 */
export const sendFiles = (app: FastifyInstance, binding: Binding): void => {
  const serve = <P extends Parts>(
    path: string,
    query: Group<P>,
    tableOf: (ctx: RequestContext, asked: Parsed<P>) => Promise<Table>,
  ) =>
    app.route({
      method: 'GET',
      url: path.slice(officePrefix.length),
      onRequest: (request, _reply, done) => {
        binding.limits.shield({ limit: 'office' }, request)
        done()
      },
      handler: async (request, reply) => {
        const asked = parseQuery(query, request.query as Record<string, unknown>)
        const { filename, rows } = await tableOf(makeOfficeContext(binding, request, reply), asked)
        return sendAttachment(reply, {
          filename,
          contentType: 'text/csv; charset=utf-8',
          content: csvOf(rows),
        })
      },
    })

  serve(officeFiles.ledger, ledgerDays, async (ctx, days) => ({
    rows: ledgerRows(await perform(ctx, readLedger, spanOfDays(days))),
    filename: `betalingen-${days.from}-${days.until}.csv`,
  }))
}
