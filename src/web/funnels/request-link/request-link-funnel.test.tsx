import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readRequest } from '../../../core/contract/request-link/request-link-operations.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { requestLink } from './request-link-funnel.ts'
import { LinkedRequest } from './steps/LinkedRequest.tsx'

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
