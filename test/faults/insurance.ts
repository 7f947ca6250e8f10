import type { Fault } from './fault.ts'

const support = { folder: 'src/core/rules', file: 'insurance-support.ts', tests: ['insurance-support'] }

/** In which insurances are supported for a home. */
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
]
