import { expect, test } from 'vitest'
import { iban } from '../../../core/fields/payment/iban.ts'
import { email } from '../../../core/fields/person/email.ts'
import { money } from '../../../core/fields/value/money.ts'
import { open } from '../testing/test-trial.ts'
import { defineTool } from './define-tool.ts'
import { answersOfLink, linkOf } from './link-answers.ts'

const { funnel } = defineTool({
  key: 'link_trial',
  title: 'Reken',
  asks: { amount: money({ label: 'Bedrag', max: 1_000_00 }), email, account: iban },
  result: () => ({ outcome: '', values: {}, rows: [], changes: [] }),
  example: { answers: { amount: '100', email: '', account: '' }, day: '2026-07-01' },
})

test('a link says nothing about a person, whether it may be kept or not', () => {
  const { store } = open(funnel)
  store.set('amount', '100')
  store.set('email', 'jannie@voorbeeld.nl')
  store.set('account', 'NL91ABNA0417164300')
  expect(linkOf(funnel, store.getSnapshot())).toBe('#amount=100')
  expect(answersOfLink(funnel, '#amount=100&email=jannie%40voorbeeld.nl')).toEqual({ amount: '100' })
})
