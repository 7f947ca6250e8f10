import { type HomeUse, insulations, type Measure } from '../../../core/calculations/home-improvement.ts'
import { gasPrice } from '../../../core/figures/gas-price.ts'
import {
  heatingShare,
  hybridPump,
  solarHandedOver,
  solarOwnUse,
  solarPanels,
} from '../../../core/figures/home-improvement.ts'
import { heatPump } from '../../../core/figures/isde.ts'
import { powerPrice } from '../../../core/figures/power-price.ts'
import type { Figure } from '../../../core/kernel/figure.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { type FigureUsed, figureUsed } from '../../engine/tool/define-tool.ts'

/** Adds to a text that its figure is a made-up example, where it is. */
export const withExample = (words: string, isExample: boolean) =>
  isExample ? `${words} (voorbeeldcijfer)` : words

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const figureOn = <T>(of: Figure<T>, day: string, write: (value: T) => string) =>
  figureUsed(of.label, of.on(day), write)

const ofMeasure = (one: Measure, day: string): FigureUsed[] => {
  if (one.kind === 'pump')
    return [
      figureOn(hybridPump, day, ({ price, saved, power, isExample }) =>
        withExample(
          `${formatCents(price)}, ${decimals.format(saved / 10)}% van al je gas minder, ${decimals.format(power / 10_000)} kWh voor elke m³ die je bespaart`,
          isExample,
        ),
      ),
      figureOn(
        heatPump,
        day,
        ({ start, perKilowatt, label }) =>
          `${formatCents(start)}, ${formatCents(perKilowatt)} per kW, ${formatCents(label)} bij label A+++`,
      ),
    ]
  if (one.kind === 'solar')
    return [
      figureOn(solarPanels, day, ({ start, panel, yield: kwh, isExample }) =>
        withExample(
          `${formatCents(start)} en ${formatCents(panel)} per paneel, ${kwh} kWh per paneel`,
          isExample,
        ),
      ),
      figureOn(solarOwnUse, day, (percents) => `${percents}%`),
      figureOn(solarHandedOver, day, (hundredths) => `${decimals.format(hundredths / 100)} cent per kWh`),
    ]
  const { work, subsidy } = insulations[one.kind]
  return [
    figureOn(work, day, ({ price, saved, isExample }) =>
      withExample(`${formatCents(price)}, ${decimals.format(saved / 100)} m³ gas per jaar`, isExample),
    ),
    figureOn(
      subsidy,
      day,
      (of) => `${formatCents(of.one)} per m², ${formatCents(of.two)} bij twee maatregelen`,
    ),
  ]
}

/** All figures that the calculation for these measures uses. */
export const figuresOf = (asked: readonly Measure[], home: HomeUse, day: string): FigureUsed[] => {
  const usesGas = asked.some(({ kind }) => kind !== 'solar')
  const usesPower = asked.some(({ kind }) => kind === 'pump' || kind === 'solar')
  return [
    ...asked.flatMap((one) => ofMeasure(one, day)),
    ...(usesGas ? [figureOn(heatingShare, day, (percents) => `${percents}%`)] : []),
    ...(usesGas && home.gasPrice === undefined
      ? [figureOn(gasPrice, day, (cents) => `${formatCents(cents)} per m³`)]
      : []),
    ...(usesPower && home.powerPrice === undefined
      ? [figureOn(powerPrice, day, (cents) => `${formatCents(cents)} per kWh`)]
      : []),
  ]
}
