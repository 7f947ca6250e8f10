import { randomUUID } from 'node:crypto'
import { setFieldClock } from '../../src/core/fields/brick/today.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { PartnerError } from '../../src/core/kernel/fault.ts'
import { onBehalfHeader } from '../../src/core/kernel/on-behalf.ts'
import { runBulkAct } from '../../src/server/features/bulk-acts/run-bulk-act.ts'
import { deliveries, deskOf, refusable } from '../../src/server/features.ts'
import { instantFromNow } from '../../src/server/services/context.ts'
import { requestLinkPath } from '../../src/server/services/request-links/link.ts'
import { asOf } from '../../src/server/services/requests/demo-answers.ts'
import { demoSender } from '../../src/server/services/requests/demo-senders.ts'
import { startStaffSession } from '../../src/server/services/staff/staff-sessions.ts'
import { byMail } from '../../src/server/services/submissions/delivery.ts'
import { systemContext } from '../../src/server/services/system-context.ts'
import { travellingClock } from '../kit/clock.ts'
import { type OfficeColleague, openOfficeRequests } from '../kit/office-requests.ts'
import { lettersAbout } from '../kit/request-messages.ts'
import { asForm } from '../kit/submission.ts'
import { filledExample, takeIn } from '../kit/taken-requests.ts'
import { clockJobs } from './clock-jobs.ts'

// A scripted day of the desk, from a Friday to the Monday after the end of summer time, in which each request has a plan and
// whoever finds it on the pile carries that out.

/** Stands in everything that is written to or by a sender, and so may stand nowhere but in the messages. */
export const secretWord = 'Nachtvlinder'

/** What is done with requests in their day, one plan after the other. */
export const plans = [
  ...['done', 'bulk', 'ask', 'wait', 'hand on', 'absent'],
  ...['refuse', 'take back', 'bulk', 'lapse', 'message'],
] as const
/** `phone`: its sender has no address to write to. */
type Plan = (typeof plans)[number] | 'phone'

/** A request of the day, and what its sender is to have of it. */
export interface Planned {
  id: string
  reference: string
  kind: string
  plan: Plan
  /** The address of its sender; null for whoever can only be called. */
  email: string | null
  /** Messages of ours that were not taken back. */
  messages: number
  /** How often somebody took it; what nobody took ended by itself. */
  turns: number
}

/** Moments of the day, in UTC; at the weekend nobody works. */
const hours = (day: string, from: number, until: number): string[] =>
  Array.from(
    { length: until - from + 1 },
    (_none, at) => `2026-10-${day}T${String(from + at).padStart(2, '0')}:00:00.000Z`,
  )
const friday = hours('23', 7, 15)
const weekend = ['2026-10-24T10:00:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-25T11:00:00.000Z']
const monday = hours('26', 8, 17)
const moments = [...friday, ...weekend, ...monday]
/** Moments at which something comes in, of those above. */
const arrivals = friday.length + weekend.length + 1
const partnerGoes = friday[1]
const partnerIsBack = monday[3]

const planOf = (at: number): Plan => plans[at % plans.length] ?? 'done'

/** Its partner is told of an application, which only its call makes. */
const withApplication = 'home-insurance.submit'

/** How far an act with many is. */
interface Far {
  endedAt: string | null
  done: number
}

type Steps = AsyncGenerator<void, void, void>

/** Opens the day for so many requests. */
export const openDay = async (count: number) => {
  const clock = travellingClock(moments[0] ?? '')
  const office = await openOfficeRequests({ clock })
  const { server, db, service, second, lawyer } = office
  // the days of the forms are those of the server
  setFieldClock(clock)
  const away = await office.colleague('Karin Blom', ['member-service'])
  const jobs = await clockJobs(server)
  const requests = new Map<string, Planned>()
  const running: Steps[] = []
  const wrong: string[] = []

  const mustBe = (is: boolean, what: string) => {
    if (!is) wrong.push(`${new Date(clock.now()).toISOString()} ${what}`)
  }

  /** Everybody logs in anew, as a session of the office ends with the day. */
  const logIn = async () => {
    await db.deleteFrom('rate_limit').execute()
    for (const one of [service, second, lawyer, away]) {
      const token = await startStaffSession(server.runtime, one.id, { device: 'test', place: '192.0.2.1' })
      one.cookie = `__Host-thuisbasis-beheer=${token}`
      await db
        .updateTable('staff_session')
        .set({ factor_at: instantFromNow(server.runtime, -1) })
        .where('staff_id', '=', one.id)
        .execute()
    }
  }

  const post = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers })
    mustBe(answer.statusCode < 500, `${url} answered ${answer.body}`)
    return { status: answer.statusCode, body: answer.json() }
  }
  const postBy = (by: OfficeColleague, path: string, payload: object = {}) =>
    post(`/beheer/api/${path}`, payload, { cookie: by.cookie })

  /** An act on a request as it stands now, which has to be done. */
  const act = async (by: OfficeColleague, { reference, plan }: Planned, path: string, more: object = {}) => {
    const { version } = (await office.read(by, reference)).body
    const { status, body } = await office.act(by, `${reference}/${path}`, { version, ...more })
    mustBe(status === 200, `${path} of ${plan} answered ${status} ${JSON.stringify(body)}`)
  }
  const send = (by: OfficeColleague, one: Planned, word: string) =>
    act(by, one, 'messages', { act: word, text: `Beste afzender,\n\nOver de ${secretWord}.` })
  const reply = async (by: OfficeColleague, one: Planned, word: string) => {
    if (one.email === null) return act(by, one, 'actions/done', { note: 'Gebeld, en meteen geholpen.' })
    await send(by, one, word)
    one.messages++
  }

  /** Its sender answers by the link in the mail and their address. */
  const answer = async (one: Planned) => {
    const [letter] = await lettersAbout(db, one.id)
    const { submission, expires, addressee } = (letter?.facts ?? {}) as Record<string, string>
    const path = requestLinkPath(server.runtime, {
      ...{ submissionId: String(submission), expires: Number(expires), addressee: String(addressee) },
    })
    const { status, body } = await post('/api/v1/request-messages/answer', {
      ...{ token: path.split('#')[1], emailAddress: one.email, text: `De ${secretWord} hangt in de gang.` },
    })
    mustBe(status === 201, `an answer was refused: ${status} ${JSON.stringify(body)}`)
  }

  /** The steps of each plan, an hour between them, for whoever took it and for the so many-eth time. */
  const stepsOf: Readonly<Record<Plan, (by: OfficeColleague, one: Planned) => Steps>> = {
    done: async function* (by, one) {
      await reply(by, one, 'done')
      yield
    },
    ask: async function* (by, one) {
      await reply(by, one, 'ask')
      yield
      await answer(one)
      yield
      await reply(by, one, 'done')
    },
    wait: async function* (by, one) {
      await reply(by, one, 'ask')
      yield
    },
    'hand on': async function* (by, one) {
      if (one.turns === 1)
        await act(by, one, 'assign', { desk: by === lawyer ? 'klantenservice' : 'juridisch' })
      else await reply(by, one, 'done')
      yield
    },
    absent: async function* (by, one) {
      if (one.turns > 1 || isAway) return reply(by, one, 'done')
      const toColleague = by !== lawyer
      await act(by, one, 'assign', toColleague ? { to: away.id } : { to: second.id })
      if (!toColleague) {
        yield
        await reply(second, one, 'done')
      }
    },
    refuse: async function* (by, one) {
      await reply(by, one, 'refuse')
      yield
    },
    'take back': async function* (by, one) {
      await send(by, one, 'done')
      clock.pass(20_000)
      const { status } = await postBy(by, `requests/${one.reference}/messages/take-back`)
      mustBe(status === 200, 'it could not be taken back')
      yield
      await act(by, one, 'actions/done', { note: 'Al gebeld.' })
    },
    bulk: async function* (by, one) {
      await act(by, one, 'claim')
      yield
    },
    lapse: async function* (by, one) {
      // whoever took it first forgets about it, and it lies on the pile again
      if (one.turns > 1) await reply(by, one, 'done')
      yield
    },
    message: async function* (by, one) {
      await reply(by, one, 'message')
      yield
      await reply(by, one, 'done')
    },
    phone: async function* (by, one) {
      await act(by, one, 'notes', { note: 'Gebeld, geen gehoor.' })
      yield
      await act(by, one, 'actions/done', { note: 'Gebeld.' })
    },
  }

  const kinds = Object.keys(deskOf).toSorted()
  let planned = 0
  /** Notes what came in. What its partner has at once needs no plan. */
  const add = async (row: { id: string; reference: string; kind: string }) => {
    await jobs.runDue()
    const { email, open } = await db
      .selectFrom('submission')
      .innerJoin('request_work', 'submission_id', 'id')
      .select(['sender_email as email', 'open'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    const plan = planOf(planned)
    const needs: readonly Plan[] = ['ask', 'wait', 'refuse', 'take back', 'message']
    const isCalled = email === null && needs.includes(plan)
    requests.set(row.reference, { ...row, plan: isCalled ? 'phone' : plan, email, messages: 0, turns: 0 })
    if (open) planned++
  }

  /** One more comes in, of the next kind. */
  const comeIn = async (at: number) => {
    const others = planOf(planned) === 'refuse' ? refusable : kinds
    const kind = others[at % others.length] ?? ''
    const { request, ...filled } = filledExample(kind)
    const sender = { ...demoSender(at % 10), email: `dag-${randomUUID()}@voorbeeld.nl` }
    const to = [...(kind === withApplication ? [] : (deliveries[kind] ?? [])), byMail]
    const taken = await takeIn(db, { ...filled, request: asOf(sender, request, 0) }, clock, to)
    await add({ id: taken.id, reference: taken.reference, kind })
  }

  /** Somebody calls, and a colleague fills the form in for them. */
  const fillInOnBehalf = async () => {
    const { body: call } = await postBy(second, 'on-behalf', { name: 'mevrouw de Vries' })
    const { type, payload } = await asForm({
      ...{ Subject: 'Anders', Question: 'Wanneer komt de klusser?', Name: 'Jannie de Vries' },
      ...{ EmailAddress: `dag-${randomUUID()}@voorbeeld.nl`, Postcode: '3821BT', HouseNumber: 10 },
    })
    const headers = { cookie: second.cookie, [onBehalfHeader]: call.id, 'content-type': type }
    const { status, body } = await post('/api/v2/contact/contactform', payload, headers)
    if (status !== 201) throw new Error(`A form for who calls was refused: ${JSON.stringify(body)}`)
    const { id, reference } = await db
      .selectFrom('submission')
      .select(['id', 'reference'])
      .where('reference', '=', body.reference)
      .executeTakeFirstOrThrow()
    await add({ id, reference, kind: 'contact-message.send' })
  }

  let came = 0
  const arrive = async (at: number) => {
    const until = at >= arrivals - 1 ? count : Math.ceil(((at + 1) * count) / arrivals)
    while (came < until) {
      if (came === Math.floor(count / 4)) await fillInOnBehalf()
      else await comeIn(came)
      came++
    }
  }

  const nextOf = async (by: OfficeColleague): Promise<Planned | undefined> => {
    const { status, body } = await postBy(by, 'pile/next')
    if (status === 409) return undefined
    return body.taken && requests.get(body.taken.reference)
  }

  /** Takes from the pile until nothing is left, or as much is held as anybody may. */
  const work = async (by: OfficeColleague, most: number) => {
    for (let took = 0; took < most; took++) {
      const one = await nextOf(by)
      if (!one) return
      one.turns++
      const steps = stepsOf[one.plan](by, one)
      if (!(await steps.next()).done) running.push(steps)
    }
  }

  const goOn = async () => {
    for (const steps of running.splice(0)) if (!(await steps.next()).done) running.push(steps)
  }

  let isAway = false
  const goAway = async () => {
    isAway = true
    const { status } = await postBy(service, `staff/${away.id}/absence`, { from: '2026-10-23' })
    mustBe(status === 200, 'the absence was not taken')
  }

  const bulk = { done: 0, halfway: 0 }
  /** All that was put aside for it is done at once, by a job that dies on the way and runs again. */
  const doMany = async () => {
    const open = await db
      .selectFrom('request_work')
      .innerJoin('submission', 'submission.id', 'submission_id')
      .select('reference')
      .where('open', '=', true)
      .where('owner', 'is not', null)
      .execute()
    const chosen = open.filter(({ reference }) => requests.get(reference)?.plan === 'bulk')
    const items = chosen.map(({ reference }) => ({ reference }))
    if (items.length === 0) return
    const asked = { act: 'done', given: {} }
    const { body: looked } = await postBy(service, 'bulk-acts/check', { ...asked, items })
    const seen = (looked.items as { reference: string; version: number }[]).map(({ reference, version }) => ({
      ...{ reference, version },
    }))
    const { status, body } = await postBy(service, 'bulk-acts', { ...asked, id: looked.id, items: seen })
    mustBe(status === 202, `many at once: ${status} ${JSON.stringify(body)}`)
    // so often it looks at the clock before it is done with the first, and dies with the second
    let looks = 5
    const now = () => {
      if (looks-- <= 0) throw new Error('killed')
      return clock.now()
    }
    const dying = systemContext({ ...server.runtime, clock: { now } }, 'bulk-acts.run')
    await runBulkAct(dying, looked.id).catch(() => {})
    const far = () => office.ask<Far>(service, `/beheer/api/bulk-acts/${looked.id}`)
    const { body: halfway } = await far()
    bulk.halfway = halfway.done
    mustBe(halfway.endedAt === null && halfway.done < items.length, `many: ${JSON.stringify(halfway)}`)
    await jobs.run()
    const { body: ended } = await far()
    mustBe(ended.endedAt !== null && ended.done === items.length, `many: ${JSON.stringify(ended)}`)
    bulk.done += ended.done
  }

  const { ports } = server.runtime
  const whole = { ...ports }
  const broken = new Set(['cases', 'handyman', 'insulation', 'insurer', 'valuation'])
  const partnersGo = () => {
    for (const key of Object.keys(ports) as (keyof typeof ports)[])
      if (broken.has(key))
        ports[key] = new Proxy(ports[key] as object, {
          get: () => () => Promise.reject(new PartnerError(key, 'unreachable')),
        }) as never
  }

  /** Lives through the day; `look` is called at each of its hours, once all that is due was done. */
  const live = async (look: (now: string) => Promise<string[]>): Promise<void> => {
    for (const [at, moment] of moments.entries()) {
      clock.travel(moment)
      if (moment === partnerGoes) partnersGo()
      if (moment === partnerIsBack) Object.assign(ports, whole)
      await logIn()
      await arrive(at)
      await jobs.run()
      if (!weekend.includes(moment)) {
        await goOn()
        if (moment === friday[5]) await goAway()
        if (moment === monday[2]) await doMany()
        for (const by of [lawyer, service, second]) await work(by, moment < '2026-10-24' ? 3 : 20)
      }
      clock.pass(61_000)
      await jobs.run()
      for (const what of await look(moment)) wrong.push(`${moment} ${what}`)
    }
  }

  const close = async () => {
    setFieldClock(systemClock)
    await server.close()
  }
  return {
    ...{ office, clock, jobs, requests, wrong, bulk, live },
    unfinished: () => running.length,
    [Symbol.asyncDispose]: close,
  }
}

export type Day = Awaited<ReturnType<typeof openDay>>
