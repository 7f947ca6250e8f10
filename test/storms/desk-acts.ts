import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../src/core/kernel/clock.ts'
import type { SiteRuntime } from '../../src/server/services/context.ts'
import { carryOut } from '../../src/server/services/messages/carry-out.ts'
import { waitingActQueue } from '../../src/server/services/messages/messages-queues.ts'
import { systemContext } from '../../src/server/services/system-context.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import type { FreshDatabase } from '../kit/database.ts'
import { type Colleague, newColleague, officeCookie } from '../kit/office.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { lettersAbout } from '../kit/request-messages.ts'
import { testSecret } from '../kit/secret.ts'
import { filledExample, takeIn } from '../kit/taken-requests.ts'

// Two colleagues who do one act at one moment, each at another process, on the request as both of them see it.

/** The desk on whose pile lies nothing but the request that both take from it. */
const quietDesk = 'bouwkundig'
const text = 'Kun je een foto van de meterkast sturen?'

interface Worker extends Colleague {
  cookie: string
  url: string
}

interface Answered {
  status: number
  body: { code?: string; title?: string; taken?: { reference: string } | null; version?: number }
}

interface Made {
  id: string
  reference: string
}

/** An act that two do at once with one request, and what it leaves beside what came before it. */
interface Act {
  path: string
  body: (at: number) => object
  action: string
  /** Left out where nothing happens to the request before a minute went by. */
  event?: string
}

/** How a pair of acts ended: by whom it was done, and what else was found. */
interface Outcome {
  wrong: string[]
}

const told = (name: string) =>
  new RegExp(
    `^${name} veranderde deze aanvraag op \\d{1,2} \\w+ \\d{4} om [\\d.]+ uur\\. Kijk eerst wat er nieuw is\\.$`,
  )

/** Opens a desk of two colleagues at the processes of a site over this database. */
export const openPair = async (database: FreshDatabase, urls: readonly string[]) => {
  const { db } = database
  // the job that is tried here queues letters, which the site sends
  await database.openOutbox()
  const enter = async (name: string, at: number): Promise<Worker> => {
    const colleague = await newColleague(db, ['member-service'], { name })
    return { ...colleague, cookie: await officeCookie(db, colleague), url: urls[at % urls.length] ?? '' }
  }
  const pair = [await enter('Anna Vos', 0), await enter('Bram de Boer', 1)] as const
  const third = await newColleague(db, ['member-service'], { name: 'Cor Mulder' })
  const failed: string[] = []

  const post = async ({ cookie, url }: Worker, path: string, body: object): Promise<Answered> => {
    const answer = await fetch(`${url}/beheer/api/${path}`, {
      method: 'POST',
      headers: {
        ...{ cookie, 'content-type': 'application/json' },
        // each from an address of its own, as the limit of one office is not what is tried
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      },
      body: JSON.stringify(body),
    })
    const { status } = answer
    const answered = (await answer.json()) as Answered['body']
    if (status >= 500) failed.push(`${status} ${path} ${JSON.stringify(answered)}`)
    return { status, body: answered }
  }
  const of = ({ reference }: Made, path: string) => `requests/${reference}/${path}`

  const take = async (): Promise<Made> => takeIn(db, filledExample('contact-message.send'))
  const waitingOf = ({ id }: Made) =>
    db.selectFrom('waiting_act').select('id').where('submission_id', '=', id).execute()
  const sentOf = async ({ id }: Made) => {
    const messages = await db
      .selectFrom('request_message')
      .select('id')
      .where('submission_id', '=', id)
      .execute()
    return { messages: messages.length, letters: (await lettersAbout(db, id)).length }
  }

  /** What the request has to have happened to it; says what it has where that is something else. */
  const judge = async (one: Made, meant: { events: string[]; acts: (readonly [string, string])[] }) => {
    const { events, acts } = await whatHappenedTo(db, one.id)
    const found = { events, acts: acts.map(({ action, staff_id }) => [action, staff_id]) }
    return JSON.stringify(found) === JSON.stringify(meant)
      ? []
      : [`${JSON.stringify(found)} in place of ${JSON.stringify(meant)}`]
  }

  /** Both do an act on the version that both see. */
  const both = async (
    act: Act,
    one: Made,
    before: { version: number; events: string[]; acts: (readonly [string, string])[] },
  ): Promise<Outcome> => {
    const answers = await Promise.all(
      pair.map((by, at) => post(by, of(one, act.path), { version: before.version, ...act.body(at) })),
    )
    const first = answers.findIndex(({ status }) => status === 200)
    const winner = pair[first]
    const refused = answers[1 - first]
    if (!winner || refused?.status !== 409) return { wrong: [`answered ${JSON.stringify(answers)}`] }
    const wrong = await judge(one, {
      events: [...before.events, ...(act.event ? [act.event] : [])],
      acts: [...before.acts, [act.action, winner.id]],
    })
    if (refused.body.code !== 'changed' || !told(winner.name).test(refused.body.title ?? ''))
      wrong.push(`the other was told ${JSON.stringify(refused.body)} of ${winner.name}`)
    if (act.event === undefined && (await waitingOf(one)).length !== 1) wrong.push('not one message waits')
    return { wrong }
  }
  const fresh = { version: 1, events: ['received'], acts: [] }
  const onNew = (act: Act) => async (): Promise<Outcome> => both(act, await take(), fresh)

  const reopen = async (): Promise<Outcome> => {
    const one = await take()
    await post(pair[0], of(one, 'actions/done'), { version: 1 })
    const before = {
      version: 2,
      events: ['received', 'handled'],
      acts: [['requests.done', pair[0].id] as const],
    }
    const act = { path: 'actions/reopen', body: () => ({}), event: 'reopened', action: 'requests.reopen' }
    return both(act, one, before)
  }

  /** Both take the only one of a pile, or one of them does and the other takes that very request from the list. */
  const fromPile = (isListed: boolean) => async (): Promise<Outcome> => {
    const one = await take()
    await db
      .updateTable('request_work')
      .set({ desk: quietDesk })
      .where('submission_id', '=', one.id)
      .execute()
    const next = (by: Worker) => post(by, 'pile/next', { desk: quietDesk })
    const answers = await Promise.all([
      next(pair[0]),
      isListed ? post(pair[1], of(one, 'claim'), { version: 1 }) : next(pair[1]),
    ])
    const has = answers.map(({ status, body }, at) =>
      at === 1 && isListed ? status === 200 : body.taken?.reference === one.reference,
    )
    const first = has.indexOf(true)
    const winner = pair[first]
    const other = answers[1 - first]
    if (!winner || has[0] === has[1]) return { wrong: [`answered ${JSON.stringify(answers)}`] }
    const isClaim = first === 1 && isListed
    const wrong = await judge(one, {
      events: ['received', 'claimed'],
      acts: [[isClaim ? 'requests.claim' : 'pile.take', winner.id]],
    })
    // who took from the pile is told that nothing is left there, who chose this request who has it
    const isTold =
      first === 0 && isListed
        ? other?.status === 409 && told(winner.name).test(other.body.title ?? '')
        : other?.status === 200 && other.body.taken === null
    if (!isTold) wrong.push(`the other was told ${JSON.stringify(other)}`)
    // otherwise they have five at once, which is as many as anybody has
    await post(winner, of(one, 'actions/done'), { version: 2 })
    return { wrong }
  }

  const runtime = { database: db, clock: systemClock, vault: makeVault([testSecret]) }
  const job = systemContext(runtime as Partial<SiteRuntime> as SiteRuntime, waitingActQueue.name)
  const ended = { takenBack: 0, sent: 0 }

  /** A message is taken back while its job carries it out. */
  const takeBack = async (): Promise<Outcome> => {
    const one = await take()
    const [me] = pair
    await post(me, of(one, 'messages'), { version: 1, act: 'done', text })
    const [waiting] = await waitingOf(one)
    const [answer] = await Promise.all([
      post(me, of(one, 'messages/take-back'), {}),
      sleep(randomInt(12)).then(() => carryOut(job, { act: waiting?.id ?? '' })),
    ])
    const isBack = answer.status === 200
    ended[isBack ? 'takenBack' : 'sent']++
    const written = ['request-messages.done', me.id] as const
    const wrong = await judge(one, {
      events: isBack ? ['received'] : ['received', 'messaged', 'handled'],
      acts: isBack ? [written, ['request-messages.take-back', me.id]] : [written],
    })
    if (
      !isBack &&
      (answer.status !== 409 || !answer.body.title?.startsWith('Er is niets meer terug te nemen.'))
    )
      wrong.push(`who took it back was told ${JSON.stringify(answer)}`)
    const sent = await sentOf(one)
    if (sent.messages !== sent.letters || sent.letters !== (isBack ? 0 : 1))
      wrong.push(`its sender has ${JSON.stringify(sent)}`)
    if ((await waitingOf(one)).length > 0) wrong.push('it still waits')
    return { wrong }
  }

  const reply = (act: string): Act => ({
    ...{ path: 'messages', action: `request-messages.${act}` },
    body: () => ({ act, text }),
  })
  const acts: Readonly<Record<string, () => Promise<Outcome>>> = {
    claim: onNew({ path: 'claim', body: () => ({}), event: 'claimed', action: 'requests.claim' }),
    assign: onNew({
      ...{ path: 'assign', event: 'assigned', action: 'requests.assign' },
      body: () => ({ to: third.id }),
    }),
    'hand over': onNew({
      ...{ path: 'hand-over', event: 'passed-on', action: 'requests.hand-over' },
      body: () => ({ partner: 'cases', way: 'hand' }),
    }),
    done: onNew({ path: 'actions/done', body: () => ({}), event: 'handled', action: 'requests.done' }),
    reopen,
    note: onNew({
      ...{ path: 'notes', event: 'noted', action: 'requests.note' },
      body: (at) => ({ note: `Gebeld, ${at}.` }),
    }),
    message: onNew(reply('message')),
    ask: onNew(reply('ask')),
    'take next from the pile': fromPile(false),
    'take one of the list from the pile': fromPile(true),
    'take back against its job': takeBack,
    correct: onNew({
      ...{ path: 'corrections', event: 'corrected', action: 'request-corrections.write' },
      body: (at) => ({ place: 0, value: `Anders ${at}`, reason: 'telefonisch' }),
    }),
  }

  /** Tries so many times, all acts in turn; answers what was wrong, by the act. */
  const tryAll = async (times: number): Promise<string[]> => {
    const wrong: string[] = []
    const all = Object.entries(acts)
    for (let time = 0; time < times; time++) {
      const [name, attempt] = all[time % all.length] ?? ['', takeBack]
      for (const what of (await attempt()).wrong) wrong.push(`${name}: ${what}`)
    }
    return [...wrong, ...failed]
  }
  return { tryAll, ended }
}
