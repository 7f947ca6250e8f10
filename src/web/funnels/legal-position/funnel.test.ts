import { describe, expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { priceNameOf } from '../../../core/legal-position/price.ts'
import { rowsOf } from '../../../core/legal-position/summary-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { legalPosition } from './funnel.ts'

const properties = {
  thanks: '/diensten/juridisch/rechtspositiebepaling/bedankt',
  price: '€ 34,50',
  rechtspositie: '€ 425,00',
  rechtspositie_vve_uur: '€ 255,00',
}
const cents = { rechtspositie: 42_500, rechtspositie_vve_uur: 25_500 }
/** As the server makes it, at its own prices. */
const document = ({ body }: InputOf<typeof determine>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, {
    price: cents[priceNameOf(body.Type)],
    fee: isMember(viewer) ? undefined : 3450,
    files: ['voorbeeld.pdf'],
  })

testFunnel(legalPosition, {
  properties,
  document,
  unasked: { requestType: 'chosen by its tab, which is no field' },
  ways: [
    {
      name: 'without an insurance',
      answers: { hasInsurance: 'no' },
      steps: ['aanvragen', 'gegevens', 'documenten', 'overzicht'],
    },
    { name: 'insured with another', answers: { insurer: 'Anders' } },
    { name: 'an owners’ association', answers: { requestType: 'vve' } },
  ],
})

describe('the price', () => {
  const sideOf = (type: string) => {
    const { store } = openFunnel(legalPosition, {
      properties: legalPosition.properties.schema.parse(properties),
    })
    store.set('requestType', type)
    const { known, context } = store.getSnapshot().derived
    return JSON.stringify(store.funnel.side?.(known, context, 'aanvragen'))
  }

  test.each([
    ['particulier', '€ 425,- (inclusief btw)'],
    ['professionele_partij', '€ 425,- (inclusief btw)'],
    ['vve', 'Vanaf € 255,- per uur (inclusief btw)'],
  ])('%s is told from the first step on', (type, said) => {
    expect(sideOf(type)).toContain(said)
  })
})
