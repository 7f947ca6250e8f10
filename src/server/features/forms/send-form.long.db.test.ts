import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { naughtyStrings, naughtyValues, unstorableStrings } from '../../../../test/hostile/naughty.ts'
import { everyQuestion } from '../../../../test/kit/forms.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { sendingTo, testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { send as call } from '../../../core/contract/forms/forms-calls.ts'
import { send as operation } from '../../../core/contract/forms/forms-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { type Form, partsOf, versionOf } from '../../../core/forms/form.ts'
import type { Problem } from '../../../core/kernel/fault.ts'

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
const { send } = sendingTo(requests)
testSubmission(requests)

describe('answers', () => {
  test('of every hostile kind are taken or refused, each at its place', async () => {
    const keys = everyQuestion.questions.map(({ key }) => key)
    for (const value of [...unstorableStrings, ...naughtyStrings, ...naughtyValues]) {
      const all = Object.fromEntries(keys.map((key) => [key, value]))
      // `send` itself throws at a 500, which is a mistake of ours
      const { statusCode, body } = await send({ answers: all })
      expect([201, 400, 413], body).toContain(statusCode)
      if (statusCode !== 400) continue
      const { errors } = JSON.parse(body) as Problem
      for (const at of Object.keys(errors ?? {})) expect(at).toMatch(/^answers\.[a-z_]+$/)
    }
  })
})
