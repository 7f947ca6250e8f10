import type { Figure } from '../kernel/figure.ts'
import * as crackClasses from './crack-classes.ts'
import * as desktopValuation from './desktop-valuation.ts'
import * as energyLoan from './energy-loan.ts'
import * as energyTax from './energy-tax.ts'
import * as gasPrice from './gas-price.ts'
import * as homeEquity from './home-equity.ts'
import * as homeImprovement from './home-improvement.ts'
import * as homePurchase from './home-purchase.ts'
import * as housingCosts from './housing-costs.ts'
import * as incomeTax from './income-tax.ts'
import * as inheritance from './inheritance.ts'
import * as inspectionDuration from './inspection-duration.ts'
import * as insulationVat from './insulation-vat.ts'
import * as insuranceTax from './insurance-tax.ts'
import * as insurers from './insurers.ts'
import * as isde from './isde.ts'
import * as lendingNorms from './lending-norms.ts'
import * as mortgageSurcharge from './mortgage-surcharge.ts'
import * as municipalities from './municipalities.ts'
import * as ownersAssociation from './owners-association.ts'
import * as powerPrice from './power-price.ts'
import * as priceCap from './price-cap.ts'
import * as studyLoan from './study-loan.ts'
import * as vat from './vat.ts'

/** Every dated figure, by its file in this folder, for `npm run stale` and the metrics. */
export const figures: Readonly<Record<string, readonly Figure<unknown>[]>> = {
  'crack-classes': Object.values(crackClasses),
  'desktop-valuation': Object.values(desktopValuation),
  'energy-loan': Object.values(energyLoan),
  'energy-tax': Object.values(energyTax),
  'gas-price': Object.values(gasPrice),
  'home-equity': Object.values(homeEquity),
  'home-improvement': Object.values(homeImprovement),
  'home-purchase': Object.values(homePurchase),
  'housing-costs': Object.values(housingCosts),
  'income-tax': Object.values(incomeTax),
  inheritance: Object.values(inheritance),
  'inspection-duration': Object.values(inspectionDuration),
  'insulation-vat': Object.values(insulationVat),
  'insurance-tax': Object.values(insuranceTax),
  insurers: Object.values(insurers),
  isde: Object.values(isde),
  'lending-norms': Object.values(lendingNorms),
  'mortgage-surcharge': Object.values(mortgageSurcharge),
  municipalities: Object.values(municipalities),
  'owners-association': Object.values(ownersAssociation),
  'power-price': Object.values(powerPrice),
  'price-cap': Object.values(priceCap),
  'study-loan': Object.values(studyLoan),
  vat: Object.values(vat),
}
