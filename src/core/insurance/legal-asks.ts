import { yesNo } from '../fields/brick/choice.ts'
import { list } from '../fields/brick/group.ts'
import { wholeNumber } from '../fields/value/whole-number.ts'
import { address } from '../groups/address.ts'
import { amountChoice } from './amounts.ts'
import { externalCosts, lawyerCosts, legalOwnRisks } from './cover.ts'

/** Most real properties beside the home that legal assistance may cover (spec 002 section 9). */
export const mostRealProperties = 5

/** Questions about legal assistance (spec 002 sections 3.3 and 9). */
export const legalAsks = {
  coInsureTrafficModule: yesNo({
    label: 'Wil je verkeer meeverzekeren?',
    hint: 'We helpen na een ongeluk of bij een conflict over je auto. Ook als een ander schuld heeft.',
  }),
  coInsureIncomeModule: yesNo({
    label: 'Wil je werk en inkomen meeverzekeren?',
    hint: 'We helpen bij ontslag of een conflict over je loon. Ook bij een uitkering of pensioen.',
  }),
  coInsureFiscalAndWealthManagementModule: yesNo({
    label: 'Wil je belasting en vermogen meeverzekeren?',
    hint: 'We helpen bij een conflict met de Belastingdienst. Ook bij problemen met je spaargeld of beleggingen.',
  }),
  coInsureRealEstatePropertyModule: yesNo({
    label: 'Wil je ander vastgoed meeverzekeren?',
    hint: 'Dat is een pand van jou waar je niet zelf woont. Je noemt zo de adressen.',
  }),
  realEstateProperties: list(address, { min: 1, max: mostRealProperties, label: 'Pand' }),
  coInsureRealEstateRentalModule: yesNo({
    label: 'Wil je verhuur meeverzekeren?',
    hint: 'We helpen bij een conflict met je huurder. Het gaat om de panden die je hierboven noemt.',
  }),
  numberOfRentalContracts: wholeNumber(
    {
      invalid: 'Vul een heel getal in.',
      min: 1,
      max: mostRealProperties,
      tooLow: 'Vul minstens 1 in.',
      tooHigh: `Je kunt hoogstens ${mostRealProperties} huurcontracten verzekeren.`,
    },
    { label: 'Aantal huurcontracten', example: '1' },
  ),
  maximumInsuredAmountExternalCosts: amountChoice(externalCosts, {
    label: 'Hoogste bedrag voor kosten van anderen',
    hint: 'Dat zijn kosten van bijvoorbeeld een deskundige of de rechtbank. We betalen tot dit bedrag.',
  }),
  maximumInsuredAmountLegalCosts: amountChoice(lawyerCosts, {
    label: 'Hoogste bedrag voor een advocaat die je zelf kiest',
    hint: 'Onze juristen helpen je zonder dat je dat betaalt. Kies je zelf een advocaat? Dan betalen we tot dit bedrag.',
  }),
  franchise: amountChoice(legalOwnRisks, {
    label: 'Drempelbedrag',
    hint: 'We helpen pas als het om meer geld gaat dan dit bedrag. Met een drempel is je premie lager.',
    none: 'Geen drempel',
  }),
  ownRisk: amountChoice(legalOwnRisks, {
    label: 'Eigen risico voor rechtsbijstand',
    hint: 'Dit betaal je zelf als we je helpen. Met een eigen risico is je premie lager.',
    none: 'Geen eigen risico',
  }),
}
