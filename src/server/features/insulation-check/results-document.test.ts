import { expect, test } from 'vitest'
import type { Runtime } from '../../services/context.ts'
import { resultsDocument } from './results-document.ts'

test.each(['Resultaten: dak', 'Uitslag: dak'])('%s is a heading of results', async (section) => {
  const made = await resultsDocument.compose({} as Runtime, {
    id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
    kind: 'insulation-check.report',
    reference: '7KQM-X4TF',
    receivedAt: '2026-11-20T14:00:00Z',
    request: {},
    summary: { title: 'Isolatiecheck', office: [], mail: [{ section, label: 'Bedragen', value: 'Prijs' }] },
    appointments: [],
  })
  expect(made?.sections.map(({ title }) => title)).toEqual([section])
})
