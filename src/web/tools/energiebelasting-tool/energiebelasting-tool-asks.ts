import type { EnergyUse } from '../../../core/calculations/energy-tax.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { yesNo } from '../../../core/fields/brick/choice.ts'
import { energyUsed } from '../../../core/fields/home/energy-used.ts'
import { money } from '../../../core/fields/value/money.ts'

export const asUse = (typed: {
  gas?: number | undefined
  power?: number | undefined
  home?: 'yes' | 'no' | undefined
  bill?: number | undefined
}): EnergyUse => ({
  ...{ gas: typed.gas ?? 0, power: typed.power ?? 0 },
  ...{ isHome: typed.home === 'yes', bill: typed.bill },
})

export const asks = {
  gas: energyUsed('Gas in een jaar', { unit: 'm³', max: 170_000, hint: 'Geen gas? Vul dan 0 in.' }),
  power: energyUsed('Stroom in een jaar', {
    unit: 'kWh',
    max: 50_000,
    hint: 'Heb je zonnepanelen? Neem tot en met 2026 wat je afnam min wat je teruglevert.',
  }),
  home: yesNo({
    label: 'Wonen of werken er mensen?',
    hint: 'Een losse garagebox of schuur met een eigen aansluiting telt niet.',
  }),
  bill: optional(
    money({
      label: 'Je hele energierekening van dat jaar',
      hint: 'Met btw, netkosten en vaste kosten.',
      min: 1_00,
      max: 500_000_00,
    }),
  ),
}
