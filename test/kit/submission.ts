import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import type { AnyBrick } from '../../src/core/fields/brick/brick.ts'
import { type AnyGroup, bricksOf } from '../../src/core/fields/brick/group.ts'
import { emailIn } from '../../src/core/fields/brick/sender.ts'
import { confirmationMails, promisedKinds } from '../../src/server/features.ts'
import type { Message } from '../../src/server/ports/mail.ts'
import { deliver } from '../../src/server/services/submissions/deliver.ts'
import { byMail } from '../../src/server/services/submissions/delivery.ts'
import { confirmation } from '../../src/server/services/submissions/mail.ts'
import { promiseTo, withPromise } from '../../src/server/services/submissions/promise.ts'
import { failures } from './failures.ts'
import { newVisitor } from './new-visitor.ts'
import { checkRequests } from './request-events.ts'
import { parsePath, valueAt } from './request-values.ts'
import type { TestServer } from './server.ts'

// Tests what every submitting call promises, whatever the request is about.

export interface Submitting {
  server: TestServer
  endpoint: AnyEndpoint
  /** Makes a valid body as a browser sends it, by another sender every time. */
  good: () => unknown
  /** Values for the names in braces in the path of the call. */
  params?: Readonly<Record<string, string>>
}

const asJson = (body: unknown) => ({ type: 'application/json', payload: JSON.stringify(body) })

/** A multipart form as a browser makes it of texts and files; each value of a list is a field of its own. */
export const asForm = async (body: unknown) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object))
    for (const one of [value].flat())
      if (one !== undefined && one !== null) form.append(name, one instanceof Blob ? one : String(one))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return {
    type: request.headers.get('content-type') ?? '',
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

/** Sends requests of one kind: `send` as a browser does, `takenIn` also answers the row in the database. */
export const sendingTo = ({ server, endpoint, good, params = {} }: Submitting) => {
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? '')
  /** Sends a body; limits are reset first, and an internal error throws with the server's log. */
  const send = async (body: unknown, key: string = randomUUID(), cookie = '') => {
    await server.database.db.deleteFrom('rate_limit').execute()
    const { type, payload } = endpoint.multipart ? await asForm(body) : asJson(body)
    const answer = await server.app.inject({
      method: endpoint.method,
      url,
      remoteAddress: newVisitor(),
      headers: { 'content-type': type, 'idempotency-key': key, cookie },
      payload,
    })
    if (answer.statusCode >= 500) throw new Error(server.logged())
    return answer
  }
  const takenIn = async (given?: unknown) => {
    const body = given ?? (await good())
    const answer = await send(body)
    expect(answer.statusCode, answer.body).toBe(endpoint.status)
    const { reference } = answer.json<{ reference: string }>()
    const row = await server.database.db
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { body, row }
  }
  return { send, takenIn }
}

/**
 * The body of such a call.
 * @throws Error when it has none, as such a call takes nothing in.
 */
const bodyOf = ({ body, name }: AnyEndpoint): AnyGroup => {
  if (!body) throw new Error(`${name} has no body.`)
  return body
}

/** Texts in a body that somebody typed, of the bricks that are wanted. */
const typedTexts = (endpoint: AnyEndpoint, body: unknown, wanted: (brick: AnyBrick) => boolean): string[] =>
  bricksOf(bodyOf(endpoint))
    .filter(({ brick }) => wanted(brick))
    .map(({ path }) => valueAt(body, parsePath(path)))
    .filter((value): value is string => typeof value === 'string' && value.length > 3)

const isPersonal = ({ facts }: AnyBrick) =>
  facts.choices === undefined && (facts.personal || facts.keeps !== 'plain' || facts.control === 'textarea')
const isSecret = ({ facts }: AnyBrick) => facts.keeps === 'masked' || facts.keeps === 'never'
const isQuiet = ({ facts }: AnyBrick) => facts.keeps === 'quiet'

/** Values other than today's, for fields that state what the sender saw (D76). */
const otherThanToday: Readonly<Record<string, unknown>> = {
  acceptedPriceInCents: 1,
  acceptedFeeInCents: 1,
  agreeTermsText: 'Ik ga akkoord met iets anders.',
  agreeCollectionText: 'Ik ga akkoord met iets anders.',
  continuousDirectDebitAgreementText: 'Ik ga akkoord met iets anders.',
}

/** The mail about a request after its job has run twice. */
const mailsOf = async (server: TestServer, id: string): Promise<Message[]> => {
  const sent: Message[] = []
  const mail = { send: async (_key: string, message: Message) => void sent.push(message) }
  const ctx = { ...server.runtime, ports: { ...server.runtime.ports, mail } }
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  const byThisMail = confirmation(
    confirmationMails,
    write,
    async () => [],
    async (of, submission, { content }) =>
      withPromise(content, await promiseTo(of, submission, promisedKinds)),
  )
  const job = { submission: id, partner: byMail.partner }
  for (const _run of [1, 2]) await deliver(ctx, job, () => byThisMail)
  return sent
}

/**
 * Tests what every submitting call promises of a request that was taken in: what is kept of the answers and where, its one mail,
 * and events that lead to its state. That a key makes one request and that a field is refused at its place is tested once for all
 * calls (src/server/http), what the request is for beside its verb.
 */
export const testSubmission = (of: Submitting): void => {
  const { server, endpoint } = of
  const make = async () => {
    const { body, row } = await sendingTo(of).takenIn()
    return { body, row, mails: await mailsOf(server, row.id) }
  }
  let made: ReturnType<typeof make> | undefined
  /** One request with its mails, made once for all of these tests. */
  const request = () => {
    made ??= make()
    return made
  }

  describe(`what every request promises, ${endpoint.name}`, () => {
    test('what is masked or secret is stored nowhere, and a quiet answer is mailed to nobody', async () => {
      const {
        body,
        row,
        mails: [mail],
      } = await request()
      const stored = JSON.stringify([row.request, row.summary])
      for (const secret of typedTexts(endpoint, body, isSecret)) {
        expect(stored).not.toContain(secret)
        expect(mail?.text).not.toContain(secret)
      }
      for (const quiet of typedTexts(endpoint, body, isQuiet)) expect(mail?.text).not.toContain(quiet)
      expect((row.summary as { office: unknown[] }).office.length).toBeGreaterThan(0)
    })

    test('nothing of the person stands in jobs and log', async () => {
      const { body } = await request()
      const jobs = await server.database.db
        .withSchema('pgboss')
        .selectFrom('job' as never)
        .selectAll()
        .execute()
      const written = JSON.stringify(jobs) + server.logged()
      expect(written).toContain(endpoint.path.replace(/\{(\w+)\}/g, ':$1'))
      for (const word of typedTexts(endpoint, body, isPersonal)) expect(written).not.toContain(word)
    })

    test('its sender gets one mail, with the reference and a copy of the answers', async () => {
      const { body, row, mails } = await request()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.to.toLowerCase()).toBe(emailIn(bodyOf(endpoint), body)?.toLowerCase())
      const { reference, answers } = JSON.parse(mails[0]?.text ?? '{}')
      expect(reference).toBe(row.reference)
      expect(answers.length).toBeGreaterThan(0)
    })

    test('its mail says when we answer, as long as that is for us to do', async () => {
      const { row, mails } = await request()
      const { next = [] } = JSON.parse(mails[0]?.text ?? '{}') as { next?: string[] }
      const work = await server.database.db
        .selectFrom('request_work')
        .select('open')
        .where('submission_id', '=', row.id)
        .executeTakeFirst()
      const waits = promisedKinds.includes(endpoint.name) && work?.open === true
      expect(next.filter((line) => /^Je hoort vóór .* uur van ons\.$/.test(line))).toHaveLength(waits ? 1 : 0)
    })

    const stated = Object.keys(otherThanToday).filter((name) => Object.hasOwn(bodyOf(endpoint).parts, name))
    test.runIf(stated.length > 0)('another price, fee or wording than that of today is refused', async () => {
      const wrong = await failures(stated, async (name) => {
        const body = { ...((await of.good()) as object), [name]: otherThanToday[name] }
        const answer = await sendingTo(of).send(body)
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'price-changed'])
      })
      expect(wrong).toEqual([])
    })

    test('its events lead to its state', async () => {
      await request()
      expect((await checkRequests(server.database.db))[endpoint.name]).toContain('received')
    })
  })
}
