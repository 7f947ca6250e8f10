import { testFunnel, type Way } from '../../engine/test-funnel.ts'
import { becomeMember } from './funnel.ts'

const password = 'gele-fiets-op-de-dijk'
const answers = {
  'secret.password': password,
  'secret.passwordRepeat': password,
  email: 'jannie@voorbeeld.nl',
}
const steps = ['pandgegevens', 'contactgegevens', 'betaalgegevens', 'overzicht']
const prices = { fee: '€ 34,50', surcharge: '€ 1,90' }

const paid: Way[] = [
  { name: 'by direct debit', steps, answers: { ...answers, paymentMethod: '1' } },
  { name: 'by bank transfer', steps, answers: { ...answers, paymentMethod: '0' } },
]
testFunnel(becomeMember, { ways: paid, properties: { paymentType: 'standard', ...prices } })

testFunnel(becomeMember, {
  ways: [{ name: 'by gift card', steps, answers }],
  properties: { paymentType: 'gifty', ...prices },
})
