import { expect, test } from 'vitest'
import { recipientOf } from './recipient.ts'

test.each([
  ['Vic@Voorbeeld.nl', 'vic@voorbeeld.nl'],
  ['vic+1@voorbeeld.nl', 'vic@voorbeeld.nl'],
  ['vic+a+b@voorbeeld.nl', 'vic@voorbeeld.nl'],
  ['v.ic@voorbeeld.nl', 'v.ic@voorbeeld.nl'],
  ['V.i.C+x@Gmail.com', 'vic@gmail.com'],
  ['vic@googlemail.com', 'vic@gmail.com'],
  ['V_i-c.x+1@pm.me', 'vicx@proton.me'],
  ['v.ic@mac.com', 'v.ic@icloud.com'],
  ['vic@mail.gmail.com.voorbeeld.nl', 'vic@mail.gmail.com.voorbeeld.nl'],
  ['+a@voorbeeld.nl', '+a@voorbeeld.nl'],
  ['geen-adres', 'geen-adres@'],
])('%j is counted as %j', (typed, counted) => {
  expect(recipientOf(typed)).toBe(counted)
})
