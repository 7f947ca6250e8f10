import type { DemoSenderName } from './demo-senders.ts'

/** A colleague of the demo, by the begin of their e-mail address. */
type DemoColleague = 'medewerker' | 'medewerker2' | 'adviseur'

/** What a colleague did with a request. */
export interface DemoStep {
  event: 'claimed' | 'noted' | 'handled' | 'reopened'
  by: DemoColleague
  note?: string
}

/** A request of the demo: the example of its kind in the name of somebody, and what happened to it. */
export interface DemoRequest {
  /** Name of the call that takes it in. */
  kind: string
  from: DemoSenderName
  /** Hours since it came in. */
  age: number
  /** Answers in place of those of the example, by their names in the body. */
  answers?: Readonly<Record<string, unknown>>
  /** Key of its own desk, where that is not the one of its kind. */
  desk?: string
  flags?: readonly string[]
  /** What happened to it by itself: events of its kind by their names, in order. */
  events?: readonly string[]
  steps?: readonly DemoStep[]
  /** Its moments: days from today of the first one, hours of the day, and how many days each other one comes later. */
  moments?: { inDays: number; from: string; until: string; others?: readonly number[] }
  /** Set for a cancellation of which nobody knows yet whose membership it ends. */
  toMatch?: true
}

const [day, week] = [24, 7 * 24]

const asked = (Subject: string, Question: string) => ({ Subject, Question })
const complained = (Title: string, Description: string) => ({ Title, Description })
const booked = { inDays: 4, from: '08:00', until: '12:00', others: [2, 3] } as const
const talk = (inDays: number) => ({ inDays, from: '09:00', until: '10:00' })
const inspection = (inDays: number, until: string) => ({ inDays, from: '09:00', until })

const today: readonly DemoRequest[] = [
  {
    ...{ kind: 'contact-message.send', from: 0, age: 0.4, desk: 'verzekeringen' },
    answers: asked('Verzekeringen', 'Is mijn schuur meeverzekerd als ik er een werkplaats van maak?'),
  },
  { kind: 'callback.ask', from: 1, age: 1, events: ['planned'], moments: talk(1) },
  {
    ...{ kind: 'complaint.send', from: 2, age: 3 },
    answers: complained(
      'De keurder kwam niet',
      'Ik zat de hele ochtend te wachten. Niemand kwam, en niemand belde.',
    ),
  },
  {
    ...{ kind: 'contact-message.send', from: 3, age: 5, desk: 'ledenservice' },
    answers: asked('Lidmaatschap', 'Kan mijn vrouw ook op mijn lidmaatschap inloggen?'),
    steps: [{ event: 'claimed', by: 'medewerker' }],
  },
  { kind: 'valuation-request.send', from: 4, age: 7, events: ['passed-on'] },
  { kind: 'handyman.book', from: 5, age: 8, events: ['passed-on'], moments: booked },
  { kind: 'insulation-check.report', from: 6, age: 9 },
  { kind: 'sale-price.determine', from: 7, age: 20 },
  { kind: 'home-insurance.quote-email', from: 8, age: 22 },
]

const thisWeek: readonly DemoRequest[] = [
  {
    ...{ kind: 'cancellation.cancel', from: 9, age: 26, toMatch: true },
    answers: { cancellationReason: 'Huis verkocht', explanation: undefined },
  },
  { kind: 'online-advice.register', from: 'lid', age: 27, events: ['planned'], moments: talk(3) },
  { kind: 'forms.send', from: 10, age: 29 },
  { kind: 'mortgage-guard.register', from: 'lid', age: 30, events: ['watched'] },
  {
    ...{ kind: 'contact-message.send', from: 11, age: 31 },
    answers: asked('Website', 'Ik krijg steeds dat mijn wachtwoord niet klopt. Kan iemand meekijken?'),
    steps: [
      { event: 'claimed', by: 'medewerker2' },
      { event: 'noted', by: 'medewerker2', note: 'Gebeld, geen gehoor. Vanmiddag nog een keer.' },
    ],
  },
  { kind: 'vve-quote.send', from: 4, age: 46, events: ['passed-on'] },
  {
    ...{ kind: 'handyman.book', from: 1, age: 50, events: ['not-taken'], moments: booked },
    flags: ['address-not-checked'],
  },
  {
    ...{ kind: 'complaint.send', from: 6, age: 70 },
    answers: complained('Rekening klopt niet', 'Er is twee keer voor hetzelfde bezoek afgeschreven.'),
    steps: [
      { event: 'claimed', by: 'medewerker' },
      { event: 'noted', by: 'medewerker', note: 'Klopt: op 3 en op 5 afgeschreven. Gevraagd aan Financiën.' },
    ],
  },
  { kind: 'contract-review.send', from: 'niet lid', age: 3 * day, events: ['planned'], moments: talk(2) },
  { kind: 'membership.register', from: 3, age: 74, events: ['membership-made'] },
  {
    ...{ kind: 'contact-message.send', from: 5, age: 75, desk: 'juridisch' },
    answers: asked('Juridisch', 'Mag mijn buurman een schutting op de erfgrens plaatsen?'),
    steps: [{ event: 'claimed', by: 'adviseur' }],
  },
  { kind: 'legal-position.determine', from: 8, age: 4 * day, events: ['passed-on'] },
  {
    ...{ kind: 'inspections.register', from: 2, age: 98, events: ['planned'] },
    moments: inspection(5, '12:00'),
  },
  { kind: 'insulation-check.register', from: 5, age: 100, events: ['passed-on'] },
  {
    ...{ kind: 'contact-message.send', from: 9, age: 5 * day, desk: 'bouwkundig' },
    answers: asked('Bouwkundig', 'Er komt vocht door de muur van de slaapkamer. Wat kan ik eerst zelf doen?'),
  },
  { kind: 'financial-plan.register', from: 7, age: 122, events: ['planned'], moments: talk(6) },
  {
    ...{ kind: 'cancellation.cancel', from: 12, age: 124, toMatch: true },
    answers: { cancellationReason: 'Te duur', explanation: undefined },
  },
  { kind: 'home-insurance.submit', from: 'lid', age: 140, events: ['passed-on', 'insurance-question'] },
  { kind: 'handyman.book', from: 'niet lid', age: 150, events: ['passed-on'], moments: booked },
]

const before: readonly DemoRequest[] = [
  { kind: 'valuation-report.register', from: 0, age: week, events: ['paid', 'fulfilled'] },
  {
    ...{ kind: 'complaint.send', from: 11, age: 190 },
    answers: complained('Lang in de wacht', 'Ik stond drie keer een half uur in de wacht bij jullie.'),
    steps: [
      { event: 'claimed', by: 'medewerker2' },
      { event: 'handled', by: 'medewerker2', note: 'Gebeld en excuses gemaakt. Klus staat nu op donderdag.' },
    ],
  },
  { kind: 'home-insurance.submit', from: 9, age: 200, events: ['passed-on', 'insurance-accepted'] },
  {
    ...{ kind: 'contact-message.send', from: 10, age: 210, desk: 'klusservice' },
    answers: asked('Klusservice', 'Doen jullie ook het vervangen van een cv-ketel?'),
    steps: [{ event: 'handled', by: 'medewerker', note: 'Antwoord gemaild, met de link naar de klus.' }],
  },
  { kind: 'mortgage-advice.register', from: 4, age: 215, events: ['planned'], moments: talk(-2) },
  {
    ...{ kind: 'will-advice.register', from: 'lid', age: 240, events: ['planned', 'cancelled'] },
    moments: talk(-4),
  },
  {
    ...{ kind: 'inspections.register-completion', from: 1, age: 260, events: ['planned'] },
    moments: inspection(-3, '11:00'),
  },
  { kind: 'vve-membership.register', from: 6, age: 270, events: ['numbered'], flags: ['vve-address-known'] },
  {
    ...{ kind: 'contact-message.send', from: 2, age: 290, desk: 'financieel' },
    answers: asked('Financieel', 'Is aflossen nu slimmer dan isoleren? Ik heb 20.000 euro over.'),
    steps: [
      { event: 'handled', by: 'medewerker', note: 'Doorverwezen naar een geldplan.' },
      { event: 'reopened', by: 'medewerker', note: 'Wil toch eerst gebeld worden.' },
    ],
  },
  { kind: 'callback.ask', from: 3, age: 300, events: ['planned'], moments: talk(-9) },
  {
    ...{ kind: 'legal-position.determine', from: 5, age: 320, events: ['not-taken'] },
    steps: [{ event: 'claimed', by: 'adviseur' }],
  },
  { kind: 'insulation-check.register', from: 12, age: 340, events: ['passed-on'] },
  {
    ...{ kind: 'complaint.send', from: 7, age: 380 },
    answers: complained('Verkeerde naam in de brief', 'Mijn naam staat verkeerd, voor de derde keer.'),
    steps: [{ event: 'handled', by: 'medewerker2', note: 'Naam aangepast, brief opnieuw gestuurd.' }],
  },
  { kind: 'vve-quote.send', from: 0, age: 400, events: ['passed-on'] },
  {
    ...{ kind: 'membership.register', from: 8, age: 440, events: ['membership-made'] },
    flags: ['name-and-address-known'],
  },
  {
    ...{ kind: 'contact-message.send', from: 11, age: 480 },
    answers: asked('Anders', 'Mogen we jullie artikel over zonnepanelen in onze wijkkrant zetten?'),
    steps: [{ event: 'handled', by: 'medewerker', note: 'Mag, met de bron erbij. Gemaild.' }],
  },
  { kind: 'home-insurance.submit', from: 2, age: 500, events: ['passed-on', 'insurance-refused'] },
]

/** The requests of the demo, which came in over the past three weeks: all kinds that a desk sees to, in all states. */
export const demoRequests: readonly DemoRequest[] = [...today, ...thisWeek, ...before]
