import type { PageSeed } from '../src/core/content/page.ts'
import type { SettingsSeed } from '../src/core/content/settings.ts'
import { thanksPages } from './bedankt.ts'
import { calculatorPages, rekentools } from './calculators.ts'
import { callbackPages, contact, klachtIndienen } from './contact.ts'
import { cookies } from './cookies.ts'
import { diensten } from './diensten.ts'
import { home } from './home.ts'
import { autoverzekering, dakcheck, verhuistool } from './hulpmiddelen.ts'
import { hypotheekwacht, hypotheekwachtPartner } from './hypotheekwacht.ts'
import { accountPages } from './inloggen.ts'
import { isolatiecheck } from './isolatiecheck.ts'
import { klusBoeken, klusGeboekt, klusservice } from './klusservice.ts'
import { gifty, lidBedankt, lidWorden } from './lid-worden.ts'
import { opzeggen } from './lidmaatschap.ts'
import { mijnPages } from './mijn.ts'
import { newsPages, nieuws } from './nieuws.ts'
import { overOns } from './over-ons.ts'
import { privacy } from './privacy.ts'
import { probleemResultaten, problemenOplossen } from './problemen-oplossen.ts'
import { servicePages, verzekeringenPage } from './services.ts'
import { settings } from './settings.ts'
import { subsidiewegwijzer } from './subsidiewegwijzer.ts'
import { toegankelijkheid } from './toegankelijkheid.ts'
import { veelgesteldeVragen } from './veelgestelde-vragen.ts'
import { voorwaarden } from './voorwaarden.ts'
import { vveLidWorden } from './vve.ts'
import { vveVerzekering } from './vve-verzekering.ts'

/** Every document of the site; loaded into the database at start, where editors may change them. */
export const seeds: readonly (SettingsSeed | PageSeed)[] = [
  settings,
  home,
  diensten,
  klusservice,
  klusBoeken,
  klusGeboekt,
  verzekeringenPage,
  vveLidWorden,
  vveVerzekering,
  ...servicePages,
  isolatiecheck,
  subsidiewegwijzer,
  rekentools,
  ...calculatorPages,
  dakcheck,
  autoverzekering,
  verhuistool,
  hypotheekwacht,
  hypotheekwachtPartner,
  problemenOplossen,
  probleemResultaten,
  contact,
  ...callbackPages,
  klachtIndienen,
  opzeggen,
  lidWorden,
  gifty,
  lidBedankt,
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
  ...mijnPages,
]
