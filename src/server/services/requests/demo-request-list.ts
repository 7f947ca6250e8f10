import type { DemoSenderName } from './demo-senders.ts'

/** A colleague of the demo, by the begin of their e-mail address. */
export type DemoColleague = 'medewerker' | 'medewerker2' | 'adviseur' | 'adviseur2' | 'financieel'

/** A request of the demo with which more happens than its rows say, by the word for that (`services/demo`). */
export type DemoStory =
  | 'asked'
  | 'asked-too'
  | 'answered'
  | 'thread'
  | 'read'
  | 'unread'
  | 'draft'
  | 'came-back'
  | 'ended'
  | 'refused'
  | 'ended-and-answered'
  | 'corrected'
  | 'corrected-too'
  | 'today'
  | 'given'
  | 'called'
  | 'not-reached'
  | 'to-call'
  | 'paid'
  | 'expired'
  | 'refunded'
  | 'stuck'

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
  moments?: {
    inDays: number
    from: string
    until: string
    others?: readonly number[]
    /** They stay on their day, be it in a weekend. */
    anyDay?: true
  }
  /** Set for a cancellation of which nobody knows yet whose membership it ends. */
  toMatch?: true
  /** Its answer is due today, where a day on which it came in makes it so; `age` is for the days on which none does. */
  dueToday?: true
  /** Its order and payments are made by the verbs, which write that it waits for money. */
  bought?: true
  story?: DemoStory
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

const wants = (Subject: string, Question: string) => ({
  ...{ kind: 'contact-message.send', answers: asked(Subject, Question) },
})
const call = (inDays: number, from: string, until: string) => ({
  ...{ kind: 'callback.ask', events: ['planned'], moments: { inDays, from, until, anyDay: true as const } },
})
const calledAbout = (department: string, time: string, question: string) => ({ department, time, question })

// Their ids go by their places: what is new comes last.
const atWork: readonly DemoRequest[] = [
  {
    ...wants('Bouwkundig', 'Er zit een scheur in mijn voorgevel. Is dat gevaarlijk?'),
    ...{ from: 6, age: 52, desk: 'bouwkundig' },
    story: 'asked',
  },
  {
    ...{ kind: 'complaint.send', from: 11, age: 75 },
    story: 'asked-too',
    answers: complained('Nog geen geld terug', 'Ik zou mijn geld terugkrijgen. Er is nog niets gestort.'),
  },
  {
    ...wants('Lidmaatschap', 'Ik ben verhuisd, maar jullie blad gaat nog naar mijn oude huis.'),
    ...{ from: 8, age: 60, desk: 'ledenservice' },
    story: 'answered',
  },
  {
    ...wants('Bouwkundig', 'De muur in mijn kelder wordt nat als het regent. Wat kan ik doen?'),
    ...{ from: 9, age: 170, desk: 'bouwkundig' },
    story: 'thread',
  },
  {
    ...wants('Financieel', 'Kan ik mijn hypotheek meenemen naar een nieuw huis?'),
    ...{ from: 10, age: 45, desk: 'financieel' },
    story: 'read',
  },
  {
    ...wants('Verzekeringen', 'Is een kapotte ruit ook verzekerd als ik het zelf deed?'),
    ...{ from: 2, age: 33, desk: 'verzekeringen' },
    story: 'unread',
  },
  {
    ...wants('Juridisch', 'De boom van de buren hangt over mijn dak. Mag ik zelf snoeien?'),
    ...{ from: 4, age: 29, desk: 'juridisch' },
    story: 'draft',
  },
  {
    ...wants('Klusservice', 'De vakman zou terugkomen voor de laatste plank. Wanneer komt hij?'),
    ...{ from: 7, age: 480, desk: 'klusservice' },
    story: 'came-back',
  },
  {
    ...wants('Website', 'Waar vind ik de rekening van mijn klus?'),
    ...{ from: 1, age: 100 },
    story: 'ended',
  },
  {
    ...wants('Anders', 'Willen jullie reclame maken voor mijn dakbedrijf?'),
    ...{ from: 12, age: 90 },
    story: 'refused',
  },
  {
    ...{ kind: 'complaint.send', from: 3, age: 200 },
    story: 'ended-and-answered',
    answers: complained('Verf op de stoep', 'De schilder morste verf op de stoep en ging weg.'),
  },
  {
    ...wants('Lidmaatschap', 'Kan ik mijn lidmaatschap een maand later laten beginnen?'),
    ...{ from: 0, age: 26, desk: 'ledenservice' },
    story: 'corrected',
  },
  {
    ...wants('Financieel', 'Mijn rente loopt af. Wanneer moet ik kiezen?'),
    ...{ from: 5, age: 50, desk: 'financieel' },
    story: 'corrected-too',
  },
  {
    ...wants('Website', 'Ik krijg de mail met mijn nieuwe wachtwoord niet.'),
    ...{ from: 2, age: 55 },
    dueToday: true,
    story: 'today',
  },
  {
    ...wants('Anders', 'Komt er bij jullie ook iemand langs bij de vereniging van eigenaars?'),
    ...{ from: 6, age: 56 },
    dueToday: true,
  },
  {
    ...wants('Bouwkundig', 'Welke isolatie past op een plat dak?'),
    ...{ from: 5, age: 118, desk: 'bouwkundig' },
    story: 'given',
  },
  {
    ...wants('Klusservice', 'De kraan lekt weer, twee weken na de klus.'),
    ...{ from: 10, age: 205, desk: 'klusservice' },
  },
  {
    ...wants('Klusservice', 'Ik heb nog steeds geen rekening gehad. Klopt dat?'),
    ...{ from: 11, age: 195, desk: 'klusservice' },
  },
  {
    ...call(0, '10:00', '10:30'),
    ...{ from: 8, age: 30 },
    story: 'called',
    answers: calledAbout('juridisch', '10:00', 'Wat moet er in een brief aan mijn buurman staan?'),
  },
  {
    ...call(0, '11:30', '12:00'),
    ...{ from: 2, age: 44 },
    story: 'not-reached',
    answers: calledAbout('bouwkundig', '11:30', 'Hoe weet ik of er asbest in mijn schuur zit?'),
  },
  {
    ...call(0, '15:00', '15:30'),
    ...{ from: 9, age: 22 },
    story: 'to-call',
    answers: calledAbout('financieel', '15:00', 'Kan ik extra aflossen zonder boete?'),
  },
  {
    ...call(0, '16:30', '17:00'),
    ...{ from: 7, age: 21 },
    answers: calledAbout('juridisch', '16:30', 'De aannemer stopte halverwege. Wat nu?'),
  },
  {
    ...call(1, '09:30', '10:00'),
    ...{ from: 4, age: 19 },
    answers: calledAbout('bouwkundig', '09:30', 'Mag er een warmtepomp op mijn balkon?'),
  },
  {
    ...call(1, '13:00', '13:30'),
    ...{ from: 6, age: 18 },
    answers: calledAbout('financieel', '13:00', 'Ik ga scheiden. Kan ik in het huis blijven?'),
  },
  { kind: 'sale-price.determine', from: 1, age: 51, bought: true, story: 'paid' },
  { kind: 'sale-price.determine', from: 3, age: 120, bought: true, story: 'expired' },
  { kind: 'sale-price.determine', from: 11, age: 191, bought: true, story: 'refunded' },
  {
    ...{ kind: 'handyman.book', from: 10, age: 54, events: ['not-taken'], moments: booked },
    story: 'stuck',
  },
]

/** The requests of the demo, which came in over the past three weeks: all kinds that a desk sees to, in all states. */
export const demoRequests: readonly DemoRequest[] = [...today, ...thisWeek, ...before, ...atWork]
