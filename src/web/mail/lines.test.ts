import { expect, test } from 'vitest'
import { notRepeated } from '../../core/fields/frozen.ts'
import { joinAddresses, titleOf, unbroken } from './lines.ts'

const line = (label: string, value: string, section?: string) => ({
  ...(section && { section }),
  label,
  value,
})
const home = (section?: string) => [
  line('Postcode', '3821 BT', section),
  line('Huisnummer', '10', section),
  line('Straatnaam', 'Voorbeeldlaan', section),
  line('Plaats', 'Amersfoort', section),
]

test('an address becomes one answer, whatever its order, and the others stay as they are', () => {
  const name = line('Achternaam', 'Berg')
  expect(joinAddresses([name, ...home(), name])).toEqual([
    name,
    line('Adres', 'Voorbeeldlaan 10\n3821 BT Amersfoort'),
    name,
  ])
  expect(joinAddresses(home('Thuis').toReversed())).toEqual([
    line('Adres', 'Voorbeeldlaan 10\n3821 BT Amersfoort', 'Thuis'),
  ])
})

test('two addresses stay two, a PO box is one, half an address is none', () => {
  expect(joinAddresses([...home('Een'), ...home('Twee')]).map(({ section }) => section)).toEqual([
    'Een',
    'Twee',
  ])
  const box = [line('Postbusnummer', '123'), line('Postcode', '3800 AB'), line('Plaats', 'Amersfoort')]
  expect(joinAddresses(box)).toEqual([line('Adres', 'Postbus 123\n3800 AB Amersfoort')])
  const half = home().slice(0, 2)
  expect(joinAddresses(half)).toEqual(half)
  const twice = [...home(), ...home()]
  expect(joinAddresses(twice)).toEqual(twice)
})

test('an address of which a part is left out stays apart', () => {
  const hidden = [...home(), line('Toevoeging', notRepeated)]
  expect(joinAddresses(hidden)).toEqual(hidden)
})

test('amounts and postcodes do not break', () => {
  expect(unbroken('€ 64,50 of 3821 BT, niet 1 januari 2026 OF')).toBe(
    '€\u00a064,50 of 3821\u00a0BT, niet 1 januari 2026\u00a0OF',
  )
})

test('the title leaves out the reference that stands below it', () => {
  const mail = { subject: 'Je klus (7KQM-X4TB)', greeting: '', intro: [] }
  expect(titleOf({ ...mail, reference: '7KQM-X4TB' })).toBe('Je klus')
  expect(titleOf(mail)).toBe('Je klus (7KQM-X4TB)')
})
