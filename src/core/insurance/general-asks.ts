import { choice, yesNo } from '../fields/brick/choice.ts'
import * as used from '../fields/insurance/home-insurance-use.ts'
import { comingDay } from '../fields/value/coming-day.ts'
import { amountChoice } from './amounts.ts'
import type { Period } from './application.ts'
import { ownRisks } from './cover.ts'

/** Questions of every application, and about the home where that is insured (spec 002 sections 3.3 and 9). */
export const generalAsks = {
  haveTakenInsurance: yesNo({
    label: 'Heb je nu al zo’n verzekering?',
    hint: 'Dan kunnen wij die straks voor je opzeggen. Zo betaal je niet dubbel.',
  }),
  calculationPeriod: choice({
    label: 'Hoe vaak wil je betalen?',
    options: [
      { value: 'MAAND' as Period, label: 'Per maand' },
      { value: 'KWARTAAL' as Period, label: 'Per kwartaal' },
      { value: 'HALF JAAR' as Period, label: 'Per half jaar' },
      { value: 'JAAR' as Period, label: 'Per jaar' },
    ],
  }),
  /** Within a year from today: no premium is quoted for longer. */
  startDate: comingDay({
    label: 'Ingangsdatum',
    invalid: 'Kies een dag vanaf vandaag, hoogstens een jaar vooruit.',
    years: 1,
  }),
  isPropertyOwner: used.isPropertyOwner,
  propertyPurpose: used.purpose,
  isRented: used.isRented,
  onMonumentsList: used.onMonumentsList,
  defaultOwnRisk: amountChoice(ownRisks, {
    label: 'Eigen risico',
    hint: 'Dit deel van een schade betaal je zelf. Hoe hoger het is, hoe lager je premie. Standaard is € 100.',
    none: 'Geen eigen risico',
  }),
}
