import { clockAt } from '../../src/core/kernel/clock.ts'
import type { Slot } from '../../src/core/planning/agenda.ts'
import { type Agenda, findAgenda } from '../../src/server/services/planning/agenda.ts'
import { freeSlotsOn, offeredSlotsOn } from '../../src/server/services/planning/offer.ts'
import { type AppointmentKey, reserveSeat } from '../../src/server/services/planning/reserve.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import { addAppointment, addOffice } from './planning.ts'
import { openTestServer } from './server.ts'

/** Opens office 85 of the tests on a server whose clock a test moves, with what tests of its seats need most. */
export const openAgendas = async (now: string, day: string) => {
  const begin = clockAt(now).now()
  let ahead = 0
  const server = await openTestServer({ clock: { now: () => begin + ahead } })
  const { db } = server.database
  await addOffice(db, 85)
  const agendaOf = async (officeCode: number, typeCode: string): Promise<Agenda> => {
    const found = await findAgenda(db, { officeCode, typeCode })
    if (!found) throw new Error('no agenda')
    return found
  }
  const offered = (agenda: Agenda, own?: string) => freeSlotsOn(server.runtime, agenda, { days: [day], own })
  return {
    server,
    talk: await agendaOf(85, 'talk'),
    short: await agendaOf(85, 'short'),
    agendaOf,
    turnTo: (milliseconds: number) => {
      ahead = milliseconds
    },
    offered,
    timesOf: async (agenda: Agenda, own?: string) =>
      (await offered(agenda, own)).map(({ startTime }) => startTime.slice(0, 5)),
    slotAt: async (agenda: Agenda, time: string): Promise<Slot> => {
      const slot = (await offeredSlotsOn(server.runtime, agenda, [day])).find(
        (one) => one.startTime === `${time}:00`,
      )
      if (!slot) throw new Error(`nothing at ${time}`)
      return slot
    },
    book: async (agenda: Agenda, slot: Slot, token?: string): Promise<AppointmentKey> => {
      const key = await addAppointment(db, slot)
      await inTransaction(server.runtime.database, (tx) =>
        reserveSeat(tx, server.runtime, agenda, slot, { ...key, token }),
      )
      return key
    },
    reservations: () => db.selectFrom('reservation').selectAll().orderBy('starts').execute(),
  }
}
