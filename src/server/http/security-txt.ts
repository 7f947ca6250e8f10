import type { FastifyInstance } from 'fastify'
import { today } from '../../core/kernel/clock.ts'
import type { Runtime } from '../services/context.ts'

const path = '/.well-known/security.txt'

/** Months until the file expires; RFC 9116 advises less than a year. */
const monthsValid = 6

/**
 * Serves security.txt (RFC 9116), which names the association's own address for reports of weaknesses, valid until half a year
 * from today.
 */
export const securityTxt = (
  app: FastifyInstance,
  { runtime, publicUrl }: { runtime: Pick<Runtime, 'clock' | 'sender'>; publicUrl: string },
): void => {
  app.get(path, async (_request, reply) => {
    const { email } = await runtime.sender()
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${today(runtime.clock).add({ months: monthsValid })}T00:00:00Z`,
      'Preferred-Languages: nl, en',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
