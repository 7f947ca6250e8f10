import { yesNo } from '../fields/brick/choice.ts'

/** Questions about liability (spec 002 sections 3.3 and 9). */
export const liabilityAsks = {
  useOwnRiskAvp: yesNo({
    label: 'Wil je een eigen risico van € 100?',
    hint: 'Je betaalt dan zelf de eerste € 100 van een schade. Je premie is lager. Dat is de standaard.',
  }),
}
