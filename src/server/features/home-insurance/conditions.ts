import { insuranceOf } from '../../../core/content/settings.ts'
import type { Insurance } from '../../../core/insurance/comparison.ts'
import type { PolicyConditions } from '../../../core/insurance/policy-conditions.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * The current policy conditions of these insurances (D82).
 * @throws Fault 400 when an insurance has none, or has example
 * conditions beside a real tariff, as every tariff in production is.
 */
export const conditionsOf = async (
  ctx: Pick<RequestContext, 'settings'>,
  insurances: readonly Insurance[],
): Promise<PolicyConditions[]> => {
  const { conditions = {} } = insuranceOf(await ctx.settings())
  return insurances.map(({ insuranceType, tariff }) => {
    const found = conditions[insuranceType]
    if (!found || (found.example && !tariff.isExample)) throw without()
    const { title, edition, from, href, example: isExample = false } = found
    return { insuranceType, title, edition, from, href, isExample }
  })
}

const without = () =>
  invalidFields({
    'answers.insurances': [
      'De polisvoorwaarden van deze verzekering ontbreken nog. Je kunt haar nu niet aanvragen.',
    ],
  })

/**
 * Checks that it is known who insures, what the association is paid, and who watches over it (D82).
 * @throws Fault 400 when the settings lack it, or have an example beside a real tariff, as every tariff in production is.
 */
export const checkDisclosures = async (
  ctx: Pick<RequestContext, 'settings'>,
  insurances: readonly Pick<Insurance, 'tariff'>[],
): Promise<void> => {
  const { disclosures } = insuranceOf(await ctx.settings())
  const isReal = insurances.some(({ tariff }) => !tariff.isExample)
  if (!disclosures || (disclosures.example && isReal))
    throw invalidFields({
      'answers.insurances': ['Het is nog niet bekend wie ons hiervoor betaalt. Je kunt nu niets aanvragen.'],
    })
}

type Read = { readonly [T in InsuranceType]?: string | undefined } | undefined

/**
 * Checks that the sender read the current editions.
 * @throws Fault 409 `price-changed` when they read another one.
 */
export const checkEditions = (read: Read, today: readonly PolicyConditions[]): void => {
  if (read && !today.every(({ insuranceType, edition }) => read[insuranceType] === edition))
    throw new Fault(
      409,
      'price-changed',
      'De polisvoorwaarden zijn veranderd. Lees ze eerst. Wil je doorgaan? Druk dan nog een keer op de knop. Je antwoorden blijven staan.',
    )
}
