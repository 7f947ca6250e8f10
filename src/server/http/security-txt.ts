import type { FastifyInstance } from 'fastify'
import { today } from '../../core/kernel/clock.ts'
import type { Runtime } from '../services/context.ts'

const path = '/.well-known/security.txt'

/** Months that a reader may rely on it; RFC 9116 advises less than a year. */
const monthsValid = 6

/** Whom to tell of a weakness (RFC 9116): the association's own address, good until half a year from today. */
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
