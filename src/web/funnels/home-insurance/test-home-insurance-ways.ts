import { insurers, quote, validate } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { type Application, rowsOf } from '../../../core/home-insurance/application-rows.ts'
import { exampleQuote } from '../../../core/insurance/comparison.ts'
import type { Funnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import * as funnels from './home-insurance-funnel.ts'

const properties = { price: '€ 34,50', phone: '033 123 45 67' }

/** The summary that the server stores with an application. */
const summary = ({ body }: { body: Application }, { leaveAnswer: found, read }: Context<unknown>) => {
  const joins = found('opzegservice', validate)?.membership
  return rowsOf(body, {
    quote: found('aanvullende-gegevens', quote) ?? exampleQuote,
    conditions: found('opzegservice', validate)?.conditions ?? [],
    fee: joins?.feeInCents,
    freeFirstYear: joins?.isFirstYearFree ?? false,
    insurer: body.cancellationService ? read('insurers', insurers)?.[0]?.name : undefined,
  })
}

const walked = [
  'woningkenmerken',
  'premie',
  'aanvullende-gegevens',
  'slotvragen',
  'opzegservice',
  'afsluiten',
]
/** A home that can have every insurance. */
const plain = {
  'general.isRented': 'no',
  'general.onMonumentsList': 'no',
  'opstal.isVacant': 'no',
  'opstal.hasAsbestos': 'no',
  'opstal.garageAddress.houseNumber': '99',
}
const all = {
  ...plain,
  packages: ['Home', 'Content', 'Liability', 'Legal'],
  isRight: 'no',
  wantsQuote: 'yes',
  'opstal.outbuildingsCoInsure': 'yes',
  'opstal.garageCoInsure': 'yes',
  'inboedel.coInsureOutdoorRisk': 'yes',
  'inboedel.coInsureJewelryWorldwide': 'yes',
  'inboedel.coInsureSpecialPossessions': 'yes',
  'inboedel.coInsureBusinessContents': 'yes',
  'rechtsbijstand.coInsureRealEstatePropertyModule': 'yes',
  'rechtsbijstand.coInsureRealEstateRentalModule': 'yes',
  'finalQuestions.hadDamage': 'yes',
  'finalQuestions.hadContactWithJustice': 'yes',
  'finalQuestions.insuranceDenied': 'yes',
  'legalQuestionnaire.previouslyInsured': 'yes',
  'legalQuestionnaire.companyRestructuring': 'yes',
  hasCancellationService: 'yes',
  'cancellation.onOwnName': 'no',
  'cancellation.address.type': '1',
  'cancellation.insurances[1].insuranceNumber': 'AB-4711',
}

const asAsked = { name: 'as asked', answers: plain, steps: walked }
/** Answers that are not sent, each with the reason. */
const unsent = {
  wantsQuote: 'it leads to a mail with the premium, which the step itself sends',
  hasCancellationService: 'it says whether an insurance is cancelled, of which the fields are sent',
  'cancellation.onOwnName': 'it says whose name is asked',
  'cancellation.applicant.salutation': 'a letter greets nobody',
}

const entry = (funnel: Funnel): FunnelTrial => ({ funnel, properties, summary, unsent, ways: [asAsked] })

/** The walks through every calculator, along each of its branches. */
export const wholePackage: FunnelTrial = {
  ...entry(funnels.homePackage),
  ways: [
    asAsked,
    {
      name: 'all of them with everything extra, facts mended, quote by mail, the old ones cancelled',
      answers: all,
      counts: { 'rechtsbijstand.realEstateProperties': 2, 'cancellation.insurances': 2 },
      steps: walked,
    },
    {
      name: 'the old one in the name of somebody at another street',
      answers: { ...plain, 'cancellation.onOwnName': 'no' },
      steps: walked,
    },
    {
      name: 'who cancels nothing, with post elsewhere',
      answers: {
        ...plain,
        hasCancellationService: 'no',
        differentHomeAddress: 'yes',
        'residence.type': '1',
      },
      steps: walked,
    },
  ],
}

export const trials: FunnelTrial[] = [
  wholePackage,
  entry(funnels.buildingInsurance),
  entry(funnels.contentsInsurance),
  entry(funnels.liabilityInsurance),
  entry(funnels.legalInsurance),
]
