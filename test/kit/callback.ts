import { randomUUID } from 'node:crypto'
import { callBack } from '../../src/core/contract/callback/callback-calls.ts'
import { captchaHeader } from '../../src/core/contract/captcha/captcha-calls.ts'
import type { Slot } from '../../src/core/planning/agenda.ts'
import { callbackType, type Department, departments } from '../../src/core/rules/callback-departments.ts'
import { offeredSlotsNow } from '../../src/server/services/planning/external-calendar.ts'
import { mustFindAgenda } from '../../src/server/services/planning/slot.ts'
import type { TestServer } from './server.ts'

interface Asking {
  from: string
  token?: string
  cookie?: string
  emailAddress?: string
  department?: Department
}

/** Asks a server for callbacks, each at another time that was free when the test began. */
export const callbacksAt = (server: TestServer) => {
  const left = new Map<Department, Promise<Slot[]>>()
  const free = async (department: Department): Promise<Slot[]> => {
    const key = { officeCode: departments[department].office, typeCode: callbackType }
    return offeredSlotsNow(server.runtime, await mustFindAgenda(server.runtime, key))
  }
  /** The last free times first, as those stay in the future when a test moves the clock. */
  const nextOf = async (department: Department): Promise<Slot> => {
    if (!left.has(department)) left.set(department, free(department))
    const slot = (await left.get(department))?.pop()
    if (!slot) throw new Error(`Nothing is free any more at ${department}.`)
    return slot
  }
  const ask = async ({ from, token, cookie = '', department = 'juridisch', emailAddress }: Asking) => {
    const slot = await nextOf(department)
    const answer = await server.app.inject({
      method: 'POST',
      url: callBack.path,
      remoteAddress: from,
      headers: { 'idempotency-key': randomUUID(), cookie, ...(token && { [captchaHeader]: token }) },
      payload: {
        department,
        date: slot.day,
        time: slot.startTime,
        name: 'Jannie de Vries',
        phoneNumber: '0612345678',
        emailAddress: emailAddress ?? `${randomUUID()}@voorbeeld.nl`,
        question: 'Mag mijn buurman een schutting op de erfgrens plaatsen?',
      },
    })
    const { code, accepted } = answer.json<{ code?: string; accepted?: boolean }>()
    return { status: answer.statusCode, code, accepted }
  }
  return { ask, free }
}
