import { describe } from 'vitest'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import * as funnels from './funnel.ts'

const properties = { price: '€ 34,50', phone: '033 123 45 67' }

describe.each(Object.values(funnels))('$slug', (funnel) => {
  testFunnel(funnel, {
    properties,
    ways: [
      { name: 'as asked', steps: ['woningkenmerken', 'premie'] },
      {
        name: 'all of them, facts mended, quote by mail',
        answers: {
          packages: ['Home', 'Content', 'Liability', 'Legal'],
          isRight: 'no',
          wantsQuote: 'yes',
        },
        steps: ['woningkenmerken', 'premie'],
      },
    ],
  })
})
