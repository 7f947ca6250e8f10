import type { Fault } from './fault.ts'

const folder = 'src/server'

/** In how partners are asked and believed. */
export const partners: readonly Fault[] = [
  {
    rule: 'production shows no example as a tariff',
    file: 'adapters/insulation-http/index.ts',
    instead: 'return tariffed',
    tests: ['adapters/insulation-http/insulation-http'],
  },
  {
    rule: 'a material has a price and a saving, or a reason why not',
    file: 'ports/insulation.ts',
    instead: 'return true',
    tests: ['ports/insulation'],
  },
  {
    rule: 'production shows no example as a premium',
    file: 'adapters/insurer-http/index.ts',
    instead: 'return compared',
    tests: ['adapters/insurer-http/insurer-http'],
  },
  {
    rule: 'prices are those of the insurances that were asked about, or none',
    file: 'adapters/insurer-http/index.ts',
    instead: 'if (found === undefined) continue',
    tests: ['adapters/insurer-http/insurer-http'],
  },
  {
    rule: 'an insurer tells of the application that it was asked about',
    file: 'adapters/insurer-http/index.ts',
    instead: '',
    tests: ['adapters/insurer-http/insurer-http'],
  },
  {
    rule: 'a question comes with the wish for more information, a policy number with acceptance, a day with the end',
    file: 'ports/application-news.ts',
    instead: '',
    tests: ['ports/application-news'],
  },
  {
    rule: 'an insurance has a premium and its tax, or a reason why not',
    file: 'ports/insurer.ts',
    instead: 'return true',
    tests: ['ports/insurer'],
  },
  {
    rule: 'an insurance is priced once, and none of a home that nobody insures',
    file: 'ports/insurer.ts',
    instead: 'return true',
    tests: ['ports/insurer'],
  },
  {
    rule: 'a missing field of an answer names itself',
    file: 'ports/answer.ts',
    instead: 'const faults = [].map(',
    tests: ['ports/answer'],
    always: true,
  },
  {
    rule: 'while a secret is replaced both are believed',
    file: 'ports/signature.ts',
    instead: 'return secrets.slice(0, 1).some((secret) => {',
    tests: ['ports/signature'],
  },
  {
    rule: 'a signature serves five minutes',
    file: 'ports/signature.ts',
    instead: 'const timely = true',
    tests: ['ports/signature'],
  },
  {
    rule: 'a refusal opens no circuit',
    file: 'ports/resilience.ts',
    instead: "if (failure.reason === 'none') return",
    tests: ['ports/resilience'],
  },
  {
    rule: 'no answer passes that its guard refuses',
    file: 'ports/resilience.ts',
    instead: 'const guarded = answer',
    tests: ['ports/resilience'],
  },
  {
    rule: 'only a partner that was not reached is asked again',
    file: 'ports/resilience.ts',
    instead: 'const worthAnotherTry = () => true',
    tests: ['ports/resilience'],
  },
  {
    rule: 'where a conflict is the refusal, a fault between us and the partner is none',
    file: 'ports/signed-http.ts',
    instead: 'const isRefusal = status >= 400',
    tests: ['adapters/inspections-http/inspections-http'],
  },
  {
    rule: 'what the partner does not have is taken back already',
    file: 'adapters/inspections-http/index.ts',
    instead: 'await ask(calls.cancel, { parameters: { uid } })',
    tests: ['adapters/inspections-http/inspections-http'],
  },
  {
    rule: 'a day is open within the span alone',
    file: 'adapters/inspections-sandbox/agenda.ts',
    instead: 'const start = msAt(day, opens)',
    tests: ['adapters/inspections-sandbox/agenda'],
  },
  {
    rule: 'open times come in order, none overlapping',
    file: 'ports/inspections.ts',
    instead: 'z.refine(() => true),',
    tests: ['ports/inspections'],
  },
  {
    rule: 'production has no sandbox',
    file: 'config.ts',
    instead: 'return []',
    tests: ['config'],
  },
].map((fault) => ({ ...fault, folder }))
