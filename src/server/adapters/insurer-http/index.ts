import type { Comparison, InsurancePrice } from '../../../core/insurance/insurer-answers.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { toNews } from '../../ports/application-news.ts'
import { type Insurer, insurerName } from '../../ports/insurer.ts'
import { type SignedSettings, signedCaller } from '../../ports/signed-http.ts'
import { applicationCalls, toApplicationBody } from './application-wire.ts'
import { calls, toComparisonBody, toHome, toHomeBody, toPrice, toTariff } from './wire.ts'

const nonsense = (what: string) => new PartnerError(insurerName, 'nonsense', new Error(what))

/**
 * The prices in the order of the question.
 * @throws PartnerError nonsense, where one is missing or nobody asked for it
 */
const inOrder = (types: readonly InsuranceType[], prices: readonly InsurancePrice[]): InsurancePrice[] => {
  const ordered: InsurancePrice[] = []
  for (const type of types) {
    const found = prices.find(({ insuranceType }) => insuranceType === type)
    if (found === undefined) throw nonsense(`${type} was asked about, and is not answered`)
    ordered.push(found)
  }
  if (prices.length !== types.length) throw nonsense('it answers more than was asked')
  return ordered
}

/** An insurer over HTTP, every request signed (docs/partners.md). In production a made-up tariff is none. */
export const insurerHttp = (
  settings: SignedSettings,
  clock: Clock,
  { production }: { production: boolean } = { production: true },
): Insurer => {
  const { ask, find } = signedCaller(insurerName, settings, clock)
  const believable = (compared: Comparison): Comparison => {
    if (!production || !compared.tariff.isExample) return compared
    throw nonsense('its figures are examples')
  }
  return {
    home: async (address) => toHome(await ask(calls.home, { body: toHomeBody(address) })),
    async compare(question) {
      const answer = await ask(calls.compare, { body: toComparisonBody(question) })
      const prices = answer.insurances.map(toPrice)
      const { refused } = answer
      return believable({
        tariff: toTariff(answer),
        refused,
        insurances: refused === undefined ? inOrder(question.types, prices) : prices,
      })
    },
    async submit(key, application) {
      const body = toApplicationBody(application)
      return { partnerReference: (await ask(applicationCalls.submit, { key, body })).reference }
    },
    async status(reference) {
      const found = await find(applicationCalls.status, { parameters: { reference } })
      if (found && found.reference !== reference) throw nonsense('it tells of another application')
      return found && toNews(found)
    },
  }
}
