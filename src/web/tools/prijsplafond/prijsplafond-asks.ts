import { choice } from '../../../core/fields/brick/choice.ts'
import { type EnergyUnit, energyUsed } from '../../../core/fields/home/energy-used.ts'
import { money } from '../../../core/fields/value/money.ts'

const price = (of: string, unit: EnergyUnit) =>
  money({
    label: `Prijs van ${of} in je contract, per ${unit}`,
    hint: 'Met energiebelasting en btw. Veranderde de prijs? Neem het gemiddelde.',
    min: 1,
    max: 1_000_00,
  })

const volume = (of: string, unit: EnergyUnit, max: number) =>
  energyUsed(`Hoeveel ${of} viel onder het plafond?`, {
    unit,
    max,
    hint: 'Dit staat op je rekening. Het hangt af van de dagen waarover die gaat.',
    example: '610',
  })

export const asks = {
  period: choice({
    label: 'Over welke dagen gaat je rekening?',
    options: [
      { value: 'year', label: 'Heel 2023' },
      { value: 'part', label: 'Een deel van 2023' },
    ],
  }),
  heating: choice({
    label: 'Waarmee verwarmde je je huis?',
    options: [
      { value: 'gas', label: 'Met gas' },
      { value: 'heat', label: 'Met stadswarmte' },
      { value: 'power', label: 'Alleen met stroom' },
    ],
  }),
  gas: energyUsed('Je verbruik van gas', { unit: 'm³', max: 170_000 }),
  gasPrice: price('gas', 'm³'),
  gasVolume: volume('gas', 'm³', 1_200),
  heat: energyUsed('Je verbruik van warmte', { unit: 'GJ', max: 1_000, example: '30' }),
  heatPrice: price('warmte', 'GJ'),
  heatVolume: volume('warmte', 'GJ', 37),
  power: energyUsed('Je verbruik van stroom', { unit: 'kWh', max: 50_000, example: '2500' }),
  powerPrice: price('stroom', 'kWh'),
  powerVolume: volume('stroom', 'kWh', 2_900),
}
