import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readRequest } from '../../../core/contract/request-link/request-link-operations.ts'
import { readMessages } from '../../../core/contract/request-messages/request-messages-operations.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { messagesRefused } from './refused.ts'
import { requestLink } from './request-link-funnel.ts'
import { LinkedRequest } from './steps/LinkedRequest.tsx'
import { LinkedThread } from './steps/LinkedThread.tsx'

const textOf = (html: string) => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ')

it('waits in the first HTML, as the server does not see what stands behind the address', () => {
  const html = renderToString(<FunnelIsland funnel={requestLink} properties={{}} phone="088 000 12 00" />)
  expect(html).toContain('Je aanvraag')
  expect(html).not.toContain('<form')
})

it('tells which request it is, how it is, and who looked at it', () => {
  const { request } = readRequest.example
  if (!request) throw new Error('the example has no request')
  const text = textOf(renderToString(<LinkedRequest request={request} />))
  for (const told of [
    'Contract laten controleren',
    '20 november 2026',
    '7KQM-X4TF',
    'Ontvangen. We hebben je aanvraag en gaan ermee aan de slag.',
    'Een medewerker van de ledenservice bekeek je aanvraag. Vanwege een klacht.',
    'Namen staan er niet bij.',
  ])
    expect(text).toContain(told)
  const none = textOf(renderToString(<LinkedRequest request={{ ...request, looks: [], more: false }} />))
  expect(none).toContain('Op deze lijst staat nog niemand.')
})

it('shows messages as text, with who wrote them, when, and their files', () => {
  const { messages, ...more } = readMessages.example
  const [first] = messages
  if (!first) throw new Error('the example has no message')
  const files = [{ name: 'offerte.pdf', bytes: 1_240_000, href: '/api/v1/message-files/1?tot=1&bewijs=x' }]
  const own = { ...first, id: '2', from: 'you' as const, by: null, text: '<b>Ja</b>', isNew: false, files }
  const html = renderToString(<LinkedThread thread={{ ...more, messages: [first, own] }} />)
  expect(html).toContain('&lt;b&gt;Ja&lt;/b&gt;')
  for (const told of [
    'We wachten op je antwoord',
    'Ledenservice 30 november 2026 om 10.00 uur Nieuw',
    'Jij',
    'offerte.pdf 1,2 MB',
  ])
    expect(textOf(html).replace(/\s+/g, ' ')).toContain(told)
})

it('tells a refusal at its field, or in its sentence; a failure has none, as nobody knows what became of it', () => {
  const over = new Fault(410, 'link-over', 'De link werkt niet meer, of hoort niet bij dit e-mailadres.')
  expect(messagesRefused(over)).toEqual({ errors: {}, sentence: over.message })
  expect(messagesRefused(invalidFields({ 'attachments.0': ['Weg.'] }))).toEqual({
    errors: { attachments: 'Weg.' },
  })
  for (const thrown of [new Fault(0, 'unreachable', 'x'), new Fault(500, 'x', 'x'), new Error('x')])
    expect(messagesRefused(thrown)).toEqual({ errors: {} })
})
