import { expect, test } from 'vitest'
import { everyConfirmation } from '../../../../test/kit/mails.ts'
import { register } from '../../../core/contract/membership/membership-calls.ts'

test('the mail says how the membership is paid: a gift card, a direct debit that is announced, or a bill', async () => {
  const nextOf = async (over: object) => {
    const mails = await everyConfirmation((request) => ({ ...(request as object), ...over }))
    return mails[register.name]?.content.next?.[0]
  }
  const byDebit = { paymentDetails: { iban: 'NL91ABNA0417164300' } }
  const byBill = { paymentDetails: {} }
  expect([
    await nextOf({ giftyCardCode: 'GIFT-2026-OKAY-0001' }),
    await nextOf({ giftyCardCode: '', ...byDebit }),
    await nextOf({ giftyCardCode: '', ...byBill }),
  ]).toEqual([
    'Je cadeaukaart is ingewisseld. Je lidmaatschap stopt na een jaar vanzelf.',
    'We schrijven de contributie af van je rekening. Dat laten we je vooraf weten.',
    'We sturen je een rekening. Die betaal je zelf.',
  ])
})
