import { frozen } from '../../src/core/fields/frozen.ts'
import type { MailContent, Sender } from '../../src/core/render.ts'
import { confirms, letters } from '../../src/server/features.ts'
import type { RequestExample } from '../../src/server/services/submissions/test-example.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { requestExamples } from './request-examples.ts'

export const sender: Sender = {
  name: 'Thuisbasis',
  phone: '033 123 45 67',
  hours: 'maandag tot en met vrijdag 9.00 tot 17.30 uur',
  email: 'service@thuisbasis.nl',
  siteUrl: 'https://www.thuisbasis.nl',
}

const runtime = { vault: makeVault(['a secret of at least thirty-two characters']) }

const facts = {
  failures: 10,
  what: 'je adres',
  relationId: '12345678',
  reference: '7KQM-X4TB',
  until: '31 maart 2027',
  because: 'geen-lid',
}

/** The mail that confirms a request; `change` makes another one of the example. */
const confirmationOf = ({ kind, request: good, documentOf }: RequestExample, change: Change) => {
  const confirm = confirms[kind]
  if (!confirm) throw new Error(`nothing confirms ${kind}`)
  const request = change(good)
  const { title, sections } = documentOf(request)
  const submission = {
    id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    reference: '7KQM-X4TB',
    receivedAt: '2026-11-20T14:00:00Z',
    kind,
    request,
    document: { title, office: frozen(sections, 'office'), mail: frozen(sections, 'stranger') },
  }
  return { content: confirm(submission, sender, runtime).content, request }
}

type Change = (request: unknown) => unknown

/** The confirmation of every kind of request, by the name of its call. */
export const everyConfirmation = (change: Change = (request) => request) =>
  Object.fromEntries(requestExamples.map((example) => [example.kind, confirmationOf(example, change)]))

/** Every mail that the site sends, by the name of its letter or of the call that it confirms. */
export const everyMail = (): Record<string, { content: MailContent; request?: unknown }> => ({
  ...Object.fromEntries(
    [...letters.values()].map((letter) => [
      letter.kind,
      { content: letter.compose({ greeting: 'Beste J.P. van der Berg,', token: 'kaartje', facts }, sender) },
    ]),
  ),
  ...everyConfirmation(),
})
