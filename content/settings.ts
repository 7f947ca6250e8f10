import type { SettingsSeed } from '../src/core/content/settings.ts'
import { complaintOptions } from './complaint.ts'
import { scenarios } from './financial-plan.ts'
import { situations } from './mortgage-advice.ts'
import { onlineAdvice } from './online-advice.ts'
import { policyConditions } from './polisvoorwaarden.ts'
import { prices } from './prices.ts'
import { synonyms } from './synonyms.ts'

const office = [{ days: 'maandag tot en met vrijdag', times: '9.00 - 17.30 uur' }]
/** The hours of advisers and inspectors (spec 001 section 9, spec 002 section 9). */
const advice = [
  { days: 'maandag tot en met donderdag', times: '9.00 - 17.30 uur' },
  { days: 'vrijdag', times: '9.00 - 16.30 uur' },
]

/**
 * Settings that the association decides itself. Phone numbers are not in use and addresses end in `.example`, as this is a
 * demonstration.
 */
export const settings: SettingsSeed = {
  kind: 'settings',
  codename: 'settings',
  name: 'Thuisbasis',
  slogan: 'alles voor je huis, op één adres',
  email: 'info@thuisbasis.example',
  address: { street: 'Voorbeeldlaan 1', city: '3821 BT Amersfoort' },
  desks: {
    klantenservice: {
      name: 'Klantenservice',
      phone: '088 000 12 00',
      email: 'info@thuisbasis.example',
      inbox: 'balie@thuisbasis.example',
      hours: [
        { days: 'maandag tot en met vrijdag', times: '8.30 - 18.00 uur' },
        { days: 'zaterdag', times: '9.00 - 13.00 uur' },
      ],
    },
    ledenservice: {
      name: 'Ledenservice',
      phone: '088 000 12 01',
      email: 'leden@thuisbasis.example',
      hours: [{ days: 'maandag tot en met vrijdag', times: '8.30 - 18.00 uur' }],
    },
    klusservice: {
      name: 'Klusservice',
      phone: '088 000 12 02',
      email: 'klussen@thuisbasis.example',
      hours: [
        { days: 'maandag tot en met vrijdag', times: '8.00 - 18.00 uur' },
        { days: 'zaterdag', times: '9.00 - 13.00 uur' },
      ],
    },
    juridisch: { name: 'Juridisch advies', phone: '088 000 12 03', hours: advice },
    bouwkundig: { name: 'Bouwkundig advies', phone: '088 000 12 04', hours: advice },
    financieel: { name: 'Financieel advies', phone: '088 000 12 05', hours: advice },
    verzekeringen: { name: 'Verzekeringen', phone: '088 000 12 06', hours: office },
    isoleren: { name: 'Isoleren', phone: '088 000 12 07', hours: office },
  },
  // in hours of the desk of each: a working day has eight or nine
  promises: {
    default: { hours: 19 },
    'complaint.send': { hours: 95 },
    'insulation-check.register': { hours: 85 },
    'legal-position.determine': { hours: 83 },
    'valuation-request.send': { hours: 25 },
    'vve-quote.send': { hours: 42 },
  },
  prices,
  online_advice: onlineAdvice,
  mortgage_advice: situations,
  financial_plan: scenarios,
  complaint_options: complaintOptions,
  video_calls: 'https://beeldbellen.voorbeeld.nl',
  insulation_check: {
    cutoff: 1992,
    excluded_areas: ['9711'],
    call: { by: 'isolatiebedrijf Voorbeeld', within: 'binnen tien werkdagen' },
    bats: 'Vleermuizen slapen graag in een spouw. Ze zijn beschermd: hun plek mag niet zomaar dicht. Daarom kijkt een ecoloog eerst of er vleermuizen zijn. Zijn ze er? Dan komt er een andere plek voor ze, en begint het werk later. Het isolatiebedrijf regelt dat met je gemeente.',
  },
  insurance: {
    quote_days: 30,
    letters_to: 'opzegservice@voorbeeld.nl',
    conditions: policyConditions,
    membership: { type: 'persoonlijk', campaign_code: 'woonverzekering', package_code: 'woonpakket' },
    portal: 'https://klantportaal.voorbeeld.nl',
    disclosures: {
      insurer: 'Voorbeeld Verzekeringen (voorbeeld)',
      remuneration: 'Een vast bedrag per verzekering, welke je ook kiest (voorbeeld)',
      licence: '12000000 (voorbeeld)',
      chamber_of_commerce: '00000000 (voorbeeld)',
      complaints: '300.000000 (voorbeeld)',
      example: true,
    },
  },
  restricted_addresses: {
    message: 'Voor dit adres maken we geen afspraken. Bel ons, dan kijken we wat er wel kan.',
    homes: [{ postcode: '3821BT', house_number: 13 }],
  },
  hypotheekwacht: { partner_thanks: '/diensten/hypotheek/hypotheekwacht-unive/bedankt' },
  menu: [
    {
      label: 'Diensten',
      href: '/diensten',
      items: [
        {
          label: 'Klusservice',
          href: '/diensten/wonen-en-onderhoud-diensten/klusservice',
          note: 'Een vakman op jouw moment',
        },
        {
          label: 'Keuringen',
          href: '/diensten/keuringen/bouwtechnische-keuring',
          note: 'Weet wat je koopt',
        },
        {
          label: 'Juridisch advies',
          href: '/diensten/juridisch/30-minuten-advies',
          note: 'Praat met een jurist',
        },
        {
          label: 'Hypotheekadvies',
          href: '/diensten/hypotheek/hypotheekadvies',
          note: 'Op kantoor of via beeldbellen',
        },
        { label: 'Problemen oplossen', href: '/problemen-oplossen', note: 'Wat je zelf kunt doen' },
        { label: 'Rekentools', href: '/rekentools', note: 'Reken het eerst even uit' },
      ],
    },
    { label: 'Verzekeringen', href: '/diensten/verzekeringen' },
    { label: 'Verduurzamen', href: '/subsidiecheck' },
    { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
    { label: 'Contact', href: '/contact' },
  ],
  footer: [
    {
      title: 'Diensten',
      links: [
        { label: 'Klusservice', href: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
        { label: 'Verzekeringen', href: '/diensten/verzekeringen' },
        { label: 'Verduurzamen', href: '/subsidiecheck' },
        { label: 'Alle diensten', href: '/diensten' },
      ],
    },
    {
      title: 'Hulp',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Veelgestelde vragen', href: '/veelgestelde-vragen' },
        { label: 'Problemen oplossen', href: '/problemen-oplossen' },
        { label: 'Rekentools', href: '/rekentools' },
      ],
    },
    {
      title: 'Over ons',
      links: [
        { label: 'Wie we zijn', href: '/over-ons' },
        { label: 'Nieuws', href: '/nieuws' },
        { label: 'Lid worden', href: '/lidmaatschap/lid-worden' },
        { label: 'Toegankelijkheid', href: '/toegankelijkheid' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', href: '/privacy' },
    { label: 'Cookies', href: '/cookies' },
    { label: 'Voorwaarden', href: '/voorwaarden' },
    { label: 'Toegankelijkheid', href: '/toegankelijkheid' },
  ],
  account: { label: 'Mijn Thuisbasis', href: '/mijn' },
  help: { label: 'Hulp nodig?', href: '/contact' },
  suggestions: [
    { label: 'Alle diensten', href: '/diensten' },
    { label: 'Een klus laten doen', href: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
    { label: 'Veelgestelde vragen', href: '/veelgestelde-vragen' },
    { label: 'Contact', href: '/contact' },
  ],
  survey: {
    question: 'Heeft deze pagina je geholpen?',
    thanks: 'Bedankt voor je mening. Daarmee maken we de site beter.',
  },
  frames: {
    contract_scan: '/sandbox/kaders/contractscan',
    call_me_back: '/sandbox/kaders/terugbellen',
    vve_insurance: '/sandbox/kaders/vve-verzekering',
    form: '/sandbox/kaders/formulier',
  },
  synonyms,
  embeds: {
    property_value: {
      provider: 'Voorbeeldwaarde',
      scripts: ['/sandbox/onderdelen/woz-waarde.js'],
      start: 'Voorbeeldwaarde.start',
    },
    subsidy_widget: {
      provider: 'Voorbeeldsubsidie',
      scripts: ['/sandbox/onderdelen/subsidies.js'],
      start: 'Voorbeeldsubsidie.start',
      municipalities: [
        'Almere',
        'Amersfoort',
        'Apeldoorn',
        'Breda',
        'Deventer',
        'Ede',
        'Leeuwarden',
        'Maastricht',
        'Utrecht',
        'Zwolle',
      ],
    },
  },
}
