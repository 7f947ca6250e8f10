import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group, type Parts } from '../../fields/brick/group.ts'
import { measureTitles } from '../../fields/home/insulation.ts'
import { dateOfBirth } from '../../fields/person/date-of-birth.ts'
import { email } from '../../fields/person/email.ts'
import { firstName } from '../../fields/person/first-name.ts'
import { infix } from '../../fields/person/infix.ts'
import { registrantInitials } from '../../fields/person/initials.ts'
import { landline } from '../../fields/person/landline.ts'
import { registrantLastName } from '../../fields/person/last-name.ts'
import { mobile } from '../../fields/person/mobile.ts'
import { address } from '../../groups/address.ts'
import { estimatesSchema, exampleEstimates } from '../../insulation/estimates.ts'
import { flags, funnelName } from '../../insulation/flags.ts'
import { cavityRule, serviceParts } from '../../insulation/service-data.ts'
import { operation } from '../operation.ts'
import { keyReused, partnerAway } from '../refusals.ts'
import { requireFilled, when } from '../rules.ts'

const funnelId = optional(
  wire(z.string().check(z.regex(/^[\w-]{1,64}$/, noSuchChoice)), funnelName, 'Naam van de vragenlijst'),
)

/** A flag in the codes of the call: 0 means requested, or agreed; 1 means not (spec 002 section 7.2). */
const flag = (label: string, example: 0 | 1 = flags.yes) =>
  wire(z.literal([flags.yes, flags.no], noSuchChoice), example, label)

const agreed = wire(z.literal(flags.yes, noSuchChoice), flags.yes, 'Privacyverklaring en voorwaarden')
const news = flag('Informatie over energie en verduurzamen', flags.no)

const service = <P extends Parts>(resultData: P) => group({ ...serviceParts, resultData: group(resultData) })

const rules = {
  'serviceData.cavityData': {
    words: cavityRule.words,
    also: cavityRule.fillable.map((width) =>
      when(cavityRule.width, width, requireFilled(...cavityRule.needs)),
    ),
  },
}
const taken = { answer: z.object({ reference: z.string() }), example: { reference: '7KQM-X4TF' } }

export const estimates = operation({
  summary:
    'Wat isoleren kost, wat de overheid terugbetaalt en wat het bespaart: per maatregel en per materiaal.',
  body: group({ funnelId, serviceData: group(serviceParts) }),
  rules,
  answer: estimatesSchema,
  example: exampleEstimates,
  limit: 'rates',
  faults: [partnerAway('het isolatiebedrijf antwoordt niet')],
})

export const register = operation({
  summary: 'Schrijft in voor een offerte van de collectieve inkoop.',
  body: group({
    funnelId,
    personalData: group({
      initials: registrantInitials,
      firstName,
      infix: optional(infix),
      lastName: registrantLastName,
      dateOfBirth,
      emailAddress: email,
      phoneNumberMobile: mobile,
      phoneNumberLandline: optional(landline),
      address,
    }),
    serviceData: service({
      personalOfferRequested: wire(z.literal(flags.yes, noSuchChoice), flags.yes, 'Offerte'),
      cavityWallInsulationRequested: flag(measureTitles.cavity_wall_insulation),
      floorInsulationRequested: flag('Vloerisolatie'),
      bottomInsulationRequested: flag('Bodemisolatie'),
      roofInsulationRequested: flag(measureTitles.roof_insulation),
      glassInsulationRequested: flag(measureTitles.glass_insolation_compliment, flags.no),
      privacyAndParticipantConditions: agreed,
      userConsent: news,
    }),
  }),
  rules,
  ...taken,
  status: 201,
  submits: true,
  faults: [keyReused],
})

export const report = operation({
  summary: 'Mailt de resultaten van de isolatiecheck, met de bedragen van vandaag.',
  body: group({
    funnelId,
    personalData: group({
      firstName,
      infix: optional(infix),
      lastName: registrantLastName,
      emailAddress: email,
      address,
    }),
    serviceData: service({
      personalOfferRequested: optional(wire(z.literal(flags.no, noSuchChoice), flags.no, 'Offerte')),
      glassInsulationRequested: optional(flag(measureTitles.glass_insolation_compliment, flags.no)),
      privacyAndParticipantConditions: agreed,
      userConsent: news,
    }),
  }),
  rules,
  ...taken,
  status: 201,
  submits: true,
  limit: 'document',
  faults: [keyReused, partnerAway('het isolatiebedrijf antwoordt niet')],
})
