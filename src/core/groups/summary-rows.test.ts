import { describe, expect, it } from 'vitest'
import { frozenAnswers, notRepeated, type Reader } from '../fields/brick/frozen.ts'
import { addressRow, nameRow } from './summary-rows.ts'

const jannie = { salutation: 1, initials: 'J.P.', infix: 'van der', lastName: 'Berg' } as const
const home = {
  streetName: 'Voorbeeldlaan',
  houseNumber: 10,
  addition: 'A',
  postcode: '3821BT',
  city: 'Amersfoort',
}
const told = (rows: ReturnType<typeof nameRow>, reader: Reader) => frozenAnswers([{ rows }], reader)

describe('a name and an address', () => {
  it('are one row each, for whoever reads them', () => {
    for (const reader of ['office', 'mail', 'stranger'] as const) {
      expect(told(nameRow(jannie), reader)).toEqual([{ label: 'Naam', value: 'Mevr. J.P. van der Berg' }])
      expect(told(addressRow(home), reader)).toEqual([
        { label: 'Adres', value: 'Voorbeeldlaan 10 A\n3821 BT Amersfoort' },
      ])
    }
  })

  it('are told answer by answer to a stranger where one of them leads somewhere', () => {
    const lure = { ...home, addition: 'bit.ly/x' }
    expect(told(addressRow(lure), 'mail')[0]?.value).toContain('bit.ly/x')
    expect(told(addressRow(lure), 'stranger')).toEqual([
      { label: 'Straatnaam', value: 'Voorbeeldlaan' },
      { label: 'Huisnummer', value: '10' },
      { label: 'Toevoeging', value: notRepeated },
      { label: 'Postcode', value: '3821 BT' },
      { label: 'Plaats', value: 'Amersfoort' },
    ])
  })

  it('are told apart, too, where they would make a number to call together', () => {
    const call = { ...home, streetName: 'Bel nu', houseNumber: 112, addition: undefined }
    expect(told(addressRow(call), 'stranger').map(({ label }) => label)).toEqual([
      'Straatnaam',
      'Huisnummer',
      'Postcode',
      'Plaats',
    ])
  })

  it('are no row where nothing is known', () => {
    expect([...nameRow({}), ...addressRow({})]).toEqual([])
  })
})
