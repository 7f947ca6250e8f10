import { expect, test } from 'vitest'
import { register } from '../contract/online-advice/online-advice-operations.ts'
import { exampleOf } from '../fields/brick/group.ts'
import { onlineAdviceRows } from './online-advice-summary-rows.ts'

const form = register.body
if (!form) throw new Error('nothing is sent')
const body = form.schema.parse(exampleOf(form) as never) as Parameters<typeof onlineAdviceRows>[0]
const titlesFor = (fee: number | undefined) => onlineAdviceRows(body, [], fee).map(({ title }) => title)

test('who becomes a member reads what that costs in a section of its own, a member has none', () => {
  expect(titlesFor(3450)).toEqual(['Vraag', 'Afspraak', 'Gegevens', 'Betaling'])
  expect(titlesFor(undefined)).toEqual(['Vraag', 'Afspraak', 'Gegevens'])
})
