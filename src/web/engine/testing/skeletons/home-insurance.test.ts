import { testFunnel } from '../test-funnel.ts'
import { homeInsurance } from './home-insurance.ts'

const residence = { 'residence.postcode': '2513AA', 'residence.houseNumber': '7' }

testFunnel(homeInsurance, {
  document: 'none',
  ways: [
    { name: 'building only', answers: { ...residence, hadDamage: 'no', cancels: 'no' } },
    {
      name: 'building and legal, three homes, two insurances to cancel',
      answers: { ...residence, packages: ['Home', 'Legal'] },
      counts: { 'legal.properties': 3, 'cancellation.insurances': 2 },
    },
    {
      name: 'liability, one address',
      answers: { packages: ['Liability'], livesElsewhere: 'no', mailQuote: 'no' },
    },
  ],
})
