import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { everyQuestion } from '../../../../test/kit/forms.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { send as call } from '../../../core/contract/forms/forms-calls.ts'
import { send as operation } from '../../../core/contract/forms/forms-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type Form, partsOf, versionOf } from '../../../core/forms/form.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { deskOf } from '../../features.ts'
import type { Message } from '../../ports/mail.ts'
import { listRequests } from '../../services/mijn/requests.ts'
import { notifyDesks } from '../../services/requests/notify-desks.ts'
import { systemContext } from '../../services/system-context.ts'

const server = await openTestServer()
afterAll(() => server.close())
const published = server.runtime.forms()
const anonymous: Form = {
  ...everyQuestion,
  formId: 'zonder-adres',
  desk: 'klantenservice',
  questions: [{ key: 'wat', ask: 'text', label: 'Wat klopt er niet?' }],
}
const defined: readonly Form[] = [everyQuestion, anonymous, { ...anonymous, formId: 'ook-zonder' }]
server.runtime.forms = () => new Map([...published, ...defined.map((form) => [form.formId, form] as const)])

const asked = group(partsOf(everyQuestion.questions))
type Answers = Record<string, unknown>
const answers = (more: Answers = {}): Answers => ({
  ...(requestExampleOf(asked) as Answers),
  email: `${randomUUID()}@voorbeeld.nl`,
  ...more,
})
const good = (more: Answers = {}) => ({ version: versionOf(everyQuestion), answers: answers(more) })

/** The call for this one form: the type of `answers` follows from its questions. */
const endpoint = {
  ...endpointOf(call, operation),
  body: group({ version: operation.body?.parts.version as never, answers: asked }),
}
const requests = { server, endpoint, good: () => good(), params: { formId: everyQuestion.formId } }
const { send, takenIn } = sendingTo(requests)
testSubmission(requests)

const sendTo = (formId: string, body: unknown, key: string = randomUUID()) =>
  sendingTo({ ...requests, params: { formId } }).send(body, key)
const errorsOf = async (body: unknown) => {
  const answer = await send(body)
  expect(answer.statusCode, answer.body).toBe(400)
  return answer.json<Problem>().errors ?? {}
}
const stored = () => server.database.db.selectFrom('submission').select('id').execute()

describe('a form', () => {
  test('is stored, told and mailed in its own words', async () => {
    const { row } = await takenIn(good({ choices: ['dak', 'vloer'] }))
    const { title, office } = row.summary as { title: string; office: { label: string; value: string }[] }
    expect(title).toBe('Vraag naar alles')
    expect(office).toContainEqual({ label: 'Wat is je choices?', value: 'Het dak, De vloer' })
    expect(office).toHaveLength(everyQuestion.questions.length)
    expect(row).toMatchObject({ desk: 'bouwkundig', request: { kept: { formId: 'alles' } } })
  })

  test('of the site takes what its page asks', async () => {
    const [...forms] = published.values()
    expect(forms.map(({ formId }) => formId)).toEqual(expect.arrayContaining(['toegankelijkheid']))
    for (const form of forms) {
      const body = { version: versionOf(form), answers: requestExampleOf(group(partsOf(form.questions))) }
      expect((await sendTo(form.formId, body)).statusCode, form.formId).toBe(201)
    }
  })

  test('that nobody defined is 404, and one that cannot be is 400', async () => {
    for (const [formId, status] of [
      ['weg', 404],
      ['constructor', 404],
      ['Weg', 400],
      ['x'.repeat(61), 400],
      ['%00', 400],
    ] as const) {
      const answer = await sendTo(formId, good())
      expect([formId, answer.statusCode]).toEqual([formId, status])
    }
  })

  test('that was another when it was filled in is 409, also where the answers would fit; nothing is taken in', async () => {
    const before = await stored()
    const [key, old] = [randomUUID(), { ...good(), version: '0'.repeat(16) }]
    const answer = await send(old, key)
    expect([answer.statusCode, answer.json<Problem>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'form-changed',
        title: 'Dit formulier is net veranderd. Bekijk je antwoorden en verstuur het opnieuw.',
        accepted: false,
      }),
    ])
    expect(await stored()).toHaveLength(before.length)
    // the refusal left the key free for the new version
    expect((await send({ ...old, version: versionOf(everyQuestion) }, key)).statusCode).toBe(201)
  })

  test('without a version is judged by the questions of now', async () => {
    expect((await send({ answers: answers() })).statusCode).toBe(201)
    for (const version of [1, 'v2', {}])
      expect(await errorsOf({ ...good(), version })).toHaveProperty('version')
  })

  test('that a key was used for is not answered for another form', async () => {
    const key = randomUUID()
    const body = { answers: { wat: 'Een oud bedrag.' } }
    expect((await sendTo('zonder-adres', body, key)).statusCode).toBe(201)
    expect((await sendTo('ook-zonder', body, key)).statusCode).toBe(422)
  })

  test('of who is logged in stands among their requests', async () => {
    const person = await addPerson(server)
    const answer = await send(good(), randomUUID(), await cookieOf(server, person))
    const { lines } = await listRequests(server.runtime, person.id)
    expect(lines).toMatchObject([
      {
        reference: answer.json<{ reference: string }>().reference,
        title: 'Vraag naar alles',
        state: 'received',
      },
    ])
  })
})

describe('answers', () => {
  test('of another type, or missing, are told at their places, all at once', async () => {
    const errors = await errorsOf(
      good({
        number: '3',
        choices: 'dak',
        yes_no: true,
        line: undefined,
        date: { day: '1' },
        email: ['a@b.nl'],
      }),
    )
    expect(Object.keys(errors).toSorted()).toEqual(
      ['choices', 'date', 'email', 'line', 'number', 'yes_no'].map((key) => `answers.${key}`),
    )
    expect(errors['answers.line']).toEqual(['Dit is een verplicht veld.'])
    expect(errors['answers.email']).toEqual(['E-mailadres is niet geldig.'])
  })

  test('to questions that the form does not have are refused, and not repeated', async () => {
    // `__proto__` is dropped while the body is parsed, so it is not refused
    const keys = ['anders', 'constructor', 'x'.repeat(41), 'a b', '', '__proto__']
    for (const key of keys) {
      const body = JSON.stringify(good()).replace('"answers":{', `"answers":{${JSON.stringify(key)}:"x",`)
      const answer = await server.app.inject({
        method: 'POST',
        url: call.path.replace('{formId}', everyQuestion.formId),
        headers: { 'content-type': 'application/json' },
        payload: body,
      })
      expect([key, answer.statusCode]).toEqual([key, key === '__proto__' ? 201 : 400])
      if (key.length > 40) expect(answer.body).not.toContain(key)
      if (key === 'anders')
        expect(answer.json<Problem>().errors).toEqual({
          answers: ['Dit formulier heeft geen vraag met deze naam.'],
        })
    }
  })

  test.each([undefined, null, '', 'x', 1, true, [], [{}], {}])('that are %j are refused', async (sent) => {
    expect((await send({ ...good(), answers: sent })).statusCode).toBe(400)
  })

  test.each(['a@b.nl\r\nBcc: c@d.nl', 'a@b.nl, c@d.nl', 'a@b.nl;c@d.nl', '"x\n"@b.nl', 'Jan <a@b.nl>'])(
    'cannot address %j, and add no line to a mail',
    async (email) => {
      const errors = await errorsOf(good({ email }))
      expect(errors).toEqual({ 'answers.email': ['E-mailadres is niet geldig.'] })
      expect(await errorsOf(good({ name: `Jan\r\nBcc: ${email}` }))).toHaveProperty(['answers.name'])
    },
  )
})

describe('the desk', () => {
  test('that the form names is told, and mail goes to nobody else where no address was asked', async () => {
    const mails: Message[] = []
    const { settings } = server.runtime
    server.runtime.ports.mail = { send: async (_key, message) => void mails.push(message) }
    server.runtime.settings = async () => {
      const now = await settings()
      const told = (desk: string, inbox?: string) => ({ [desk]: { ...now.desks[desk], inbox } })
      const desks = { ...told('bouwkundig', 'bouwkundig@bureau.example'), ...told('klantenservice') }
      return { ...now, desks: { ...now.desks, ...desks } } as typeof now
    }
    await server.database.db.deleteFrom('submission').execute()
    const { row } = await takenIn()
    const { reference } = (await sendTo('zonder-adres', { answers: { wat: 'Een oud bedrag.' } })).json<{
      reference: string
    }>()
    const delivered = await server.database.db.selectFrom('delivery').select('submission_id').execute()
    expect(delivered.map(({ submission_id }) => submission_id)).toEqual([row.id])
    const write = async (content: object) => ({ html: '', text: JSON.stringify(content) })
    await notifyDesks(systemContext(server.runtime, 'desks.notice'), deskOf, write)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['bouwkundig@bureau.example', 'Nieuwe aanvraag: Vraag naar alles'],
    ])
    expect(mails[0]?.text).toContain(row.reference)
    expect(mails[0]?.text).not.toContain(reference)
  })
})
