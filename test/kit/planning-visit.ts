import { type Clock, clockAt } from '../../src/core/kernel/clock.ts'
import type { Slot } from '../../src/core/planning/agenda.ts'
import { type AgendaKey, findAgenda } from '../../src/server/services/planning/agenda.ts'
import { loadDemoPlanning } from '../../src/server/services/planning/demo-planning.ts'
import { offeredSlotsNow } from '../../src/server/services/planning/external-calendar.ts'
import { openTestServer } from './server.ts'

/** Opens a server with the offices of the demonstration, and hands out free times of them, each once. */
export const openPlanned = async (now: string | Clock) => {
  const server = await openTestServer({ clock: typeof now === 'string' ? clockAt(now) : now })
  const { db } = server.database
  await loadDemoPlanning(db, server.runtime.clock)
  const given = new Set<string>()
  return {
    server,
    nextFree: async (key: AgendaKey): Promise<Slot> => {
      const agenda = await findAgenda(db, key)
      const free = agenda ? await offeredSlotsNow(server.runtime, agenda) : []
      const slot = free.find(({ start }) => !given.has(start))
      if (!slot) throw new Error(`Nothing is free at ${key.officeCode} for ${key.typeCode}.`)
      given.add(slot.start)
      return slot
    },
    reservations: () => db.selectFrom('reservation').selectAll().orderBy('starts').execute(),
  }
}
