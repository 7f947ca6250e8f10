import { externalCosts, lawyerCosts, legalOwnRisks, standardOwnRisk } from '../../../core/insurance/cover.ts'

/**
 * The answers that are given at the start: the standard of each choice (spec 002 section 9), and no extra cover. What somebody
 * has, and what happened before, is always asked.
 */
export const standardAnswers = {
  general: { calculationPeriod: 'MAAND', defaultOwnRisk: `${standardOwnRisk}` },
  opstal: { garageCoInsure: 'no' },
  inboedel: {
    coInsureOwnersRisk: 'no',
    insureGlass: 'no',
    coInsureOutdoorRisk: 'no',
    coInsureJewelryWorldwide: 'no',
    cyberCoverage: 'no',
  },
  avp: { useOwnRiskAvp: 'yes' },
  rechtsbijstand: {
    coInsureTrafficModule: 'no',
    coInsureIncomeModule: 'no',
    coInsureFiscalAndWealthManagementModule: 'no',
    coInsureRealEstatePropertyModule: 'no',
    maximumInsuredAmountExternalCosts: `${externalCosts[0]}`,
    maximumInsuredAmountLegalCosts: `${lawyerCosts[0]}`,
    franchise: `${legalOwnRisks[0]}`,
    ownRisk: `${legalOwnRisks[0]}`,
  },
} as const
