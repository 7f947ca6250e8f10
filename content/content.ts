import type { PageSeed } from '../src/core/content/page.ts'
import type { SettingsSeed } from '../src/core/content/settings.ts'
import { acceptanceStatement } from './acceptatieverklaring.ts'
import { accountPages } from './account.ts'
import { appointmentPages } from './appointment.ts'
import { thanksPages } from './bedankt.ts'
import { calculatorPages, rekentools } from './calculators.ts'
import { cancellation } from './cancellation.ts'
import { klachtIndienen } from './complaint.ts'
import { callbackPages, callbackThanks, contact } from './contact.ts'
import { cookies } from './cookies.ts'
import { diensten } from './diensten.ts'
import { servicesGuide } from './dienstenwijzer.ts'
import { handyman, handymanBooked, handymanBooking } from './handyman.ts'
import { home } from './home.ts'
import { autoverzekering, dakcheck } from './hulpmiddelen.ts'
import { isolatiecheckPages } from './isolatiecheck.ts'
import { gifty, membership, membershipThanks } from './membership.ts'
import { mijnPages } from './mijn.ts'
import { mortgageGuard, mortgageGuardPartner } from './mortgage-guard.ts'
import { newsPages, nieuws } from './nieuws.ts'
import { overOns } from './over-ons.ts'
import { paymentPages } from './payments.ts'
import { policyConditionPages } from './polisvoorwaarden.ts'
import { privacy } from './privacy.ts'
import { probleemResultaten, problemenOplossen } from './problemen-oplossen.ts'
import { problemPages } from './problems/problems.ts'
import { requestLinkPage } from './request-link.ts'
import { servicePages, verzekeringenPage } from './services.ts'
import { settings } from './settings.ts'
import { subsidiecheck } from './subsidiecheck.ts'
import { subsidyPages } from './subsidies/subsidies.ts'
import { subsidiewegwijzer } from './subsidiewegwijzer.ts'
import { toegankelijkheid } from './toegankelijkheid.ts'
import { veelgesteldeVragen } from './veelgestelde-vragen.ts'
import { verhuistool } from './verhuistool.ts'
import { premiumPages } from './verzekeringen.ts'
import { insuranceCards } from './verzekeringskaarten.ts'
import { voorbeeldcontractVerhuizing } from './voorbeeldcontract-verhuizing.ts'
import { voorwaarden } from './voorwaarden.ts'
import { vveMembership } from './vve-membership.ts'
import { vveVerzekering } from './vve-verzekering.ts'

/** Every document of the first content; loaded into the database at start, where editors may change them. */
export const seeds: readonly (SettingsSeed | PageSeed)[] = [
  settings,
  home,
  diensten,
  handyman,
  handymanBooking,
  handymanBooked,
  verzekeringenPage,
  vveMembership,
  vveVerzekering,
  ...servicePages,
  ...premiumPages,
  ...insuranceCards,
  ...policyConditionPages,
  servicesGuide,
  acceptanceStatement,
  voorbeeldcontractVerhuizing,
  ...isolatiecheckPages,
  subsidiecheck,
  ...subsidyPages,
  subsidiewegwijzer,
  rekentools,
  ...calculatorPages,
  dakcheck,
  autoverzekering,
  verhuistool,
  mortgageGuard,
  mortgageGuardPartner,
  problemenOplossen,
  probleemResultaten,
  ...problemPages,
  contact,
  ...callbackPages,
  ...callbackThanks,
  klachtIndienen,
  cancellation,
  membership,
  gifty,
  membershipThanks,
  ...thanksPages,
  veelgesteldeVragen,
  overOns,
  nieuws,
  ...newsPages,
  voorwaarden,
  privacy,
  cookies,
  toegankelijkheid,
  ...accountPages,
  ...appointmentPages,
  ...paymentPages,
  requestLinkPage,
  ...mijnPages,
]
