import type { Fault } from './fault.ts'

const support = { folder: 'src/core/rules', file: 'insurance-support.ts', tests: ['insurance-support'] }
const judged = { folder: 'src/server/features/home-insurance', file: 'judged.ts', tests: ['judged.db'] }

/** In which insurances are supported for a home, and in how they are applied for. */
export const insurance: readonly Fault[] = [
  {
    ...support,
    rule: 'an insurance is refused only by a rule of its own',
    instead: '  supportRules.find((rule: SupportRule) => rule.applies(facts))',
  },
  {
    ...support,
    rule: 'an answer that is not there yet rules no insurance out',
    instead: 'applies: ({ isOwner }) => !isOwner,',
  },
  {
    ...support,
    rule: 'a home to let is let, also before somebody says for how long',
    instead: 'applies: ({ isRented }) => isRented === true,',
  },
  {
    rule: 'an answer that is not asked is not kept, priced or sent on',
    folder: 'src/core/insurance',
    file: 'judge.ts',
    instead: 'const asked = Object.entries(given)',
    tests: ['judge'],
  },
  {
    ...judged,
    rule: 'who applies accepts the premium of a quote that they saw; judging makes none',
    instead:
      "if (!quote) return { blocks, property, premium: body.acceptedPremiumInCents, quote: { code: body.code, madeOn: '2026-11-20', insurances: [] } as never }",
  },
  {
    ...judged,
    rule: 'nothing is applied for that the home cannot have',
    instead: 'if (insurances.length === 0)',
  },
  {
    ...judged,
    rule: 'the premium of that quote, and no other',
    instead: 'if (quote.code !== body.code) throw priceChanged()',
  },
  {
    rule: 'a member agrees with no collection here, and none is kept of them',
    folder: 'src/server/features/home-insurance',
    file: 'application.ts',
    instead: 'membership: body',
    tests: ['application.db'],
  },
]
