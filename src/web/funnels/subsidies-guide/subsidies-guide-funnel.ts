import * as z from 'zod/mini'
import { residents } from '../../../core/content/subsidy-choices.ts'
import { lookup } from '../../../core/contract/addresses/addresses-calls.ts'
import { filters, search } from '../../../core/contract/subsidies/subsidies-calls.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import {
  measureOption,
  type Plan,
  planOptions,
  proposedMeasures,
  searchedMeasures,
  troubleOptions,
  type Wishes,
} from './measures.ts'
import {
  foundTroubles,
  houseNumber,
  measures,
  municipality,
  postcode,
  resident,
  wishedPlans,
} from './subsidies-guide-answers.ts'
import { counted, subsidiesGuideCopy } from './subsidies-guide-content.ts'

type Reading = Pick<Context<unknown>, 'read'>

const citiesIn = ({ read }: Reading) =>
  read('cities', filters)?.Cities.map(({ Id, Name }) => ({ value: Id, label: Name }))

/** This plan is for owners' associations only: charging points for cars of several homes. */
const isForOwnersAssociation: Plan = 'laden'

/**
 * Query of the search for subsidies that fits the answers so far, or undefined until a municipality is chosen. Questions that are
 * not answered yet do not narrow the search.
 */
const questionOf = ({
  municipality: cityId,
  resident: targetGroup,
  ...wishes
}: Wishes & { municipality?: string | undefined; resident?: keyof typeof residents | undefined }) => {
  const chosen = searchedMeasures(wishes)
  return cityId
    ? { query: { cityId, targetGroup, ...(chosen.length > 0 && { measures: [...chosen] }) } }
    : undefined
}

/** Questions that end in the subsidy check with its filters set (spec 000 section 2). Nothing is sent. */
export const subsidyGuide = defineFunnel({
  slug: 'subsidiewegwijzer',
  properties: group({
    /** Address of the subsidy check. */
    check: wire(z.string().check(z.startsWith('/')), '/subsidiecheck'),
  }),
  steps: {
    bewoner: {
      title: subsidiesGuideCopy.resident,
      intro: subsidiesGuideCopy.residentIntro,
      asks: { resident },
    },
    gemeente: {
      title: subsidiesGuideCopy.place,
      intro: subsidiesGuideCopy.placeIntro,
      asks: { postcode, houseNumber, municipality },
      load: () => import('./steps/Place.tsx'),
    },
    plannen: {
      title: subsidiesGuideCopy.plans,
      intro: subsidiesGuideCopy.plansIntro,
      asks: { plans: wishedPlans },
    },
    klachten: {
      title: subsidiesGuideCopy.troubles,
      intro: subsidiesGuideCopy.troublesIntro,
      asks: { troubles: foundTroubles },
    },
    maatregelen: {
      title: subsidiesGuideCopy.measures,
      intro: subsidiesGuideCopy.measuresIntro,
      asks: { measures: optional(measures) },
    },
    overzicht: {
      title: subsidiesGuideCopy.overview,
      intro: subsidiesGuideCopy.overviewIntro,
      asks: {},
      ownButtons: true,
      load: () => import('./steps/Outcome.tsx'),
    },
  },
  overview: 'overzicht',
  exclusive: { plans: 'weet-niet', troubles: 'niets' },
  when: {
    klachten: ({ plans: chosen }) => chosen?.includes('weet-niet') ?? false,
    // With a single measure there is nothing to choose.
    maatregelen: (known) => proposedMeasures(known).length > 1,
  },
  options: {
    municipality: (_known, context) => citiesIn(context),
    plans: ({ resident: who }) =>
      planOptions.filter(({ value }) => value !== isForOwnersAssociation || who === 'vve'),
    troubles: () => troubleOptions,
    measures: (known) => proposedMeasures(known).map(measureOption),
  },
  reads: {
    cities: { endpoint: filters, input: () => ({}), ahead: ['gemeente', 'overzicht'], required: true },
    address: {
      endpoint: lookup,
      input: ({ postcode: at, houseNumber: number }) =>
        at && number ? { query: { postcode: at, houseNumber: number } } : undefined,
      ahead: ['gemeente'],
      pause: 200,
    },
    subsidies: {
      endpoint: search,
      input: questionOf,
      ahead: ['gemeente', 'plannen', 'klachten', 'maatregelen', 'overzicht'],
      before: true,
      pause: 200,
    },
  },
  profile: { postcode: 'postcode', houseNumber: 'houseNumber' },
  side: ({ resident: who, municipality: city }, context, step) => {
    const found = context.read('subsidies', search)
    if (step === 'overzicht') return undefined
    const name = citiesIn(context)?.find(({ value }) => value === city)?.label
    return {
      title: subsidiesGuideCopy.title,
      rows: [
        { label: resident.facts.label, value: who && residents[who] },
        { label: municipality.facts.label, value: name },
      ].flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      ...(city && found && { price: { term: subsidiesGuideCopy.found, value: counted(found.length) } }),
    }
  },
  exits: {},
})
