import type { Rich } from '../src/core/content/parts.ts'
import { html } from './html.ts'
import type { Service } from './services/service.ts'

/** Note above an example text that the association must replace by its own before the site goes live (docs/going-live.md). */
export const exampleNote = (more = ''): string =>
  `<p><strong>Dit is een voorbeeldtekst.</strong> {name} vult hem in voordat je hier echt een verzekering afsluit. ${more}</p>`

/**
 * What somebody must know before the first step: what membership costs, and what to do with an insurance that one has through us.
 */
export const beforeYouBegin = html`
  <h2>Je wordt lid</h2>
  <p>Onze verzekeringen zijn voor leden. Ben je dat nog niet? Dan word je lid met je aanvraag. Dat kost
  {price.lidmaatschap_jaar} per jaar. Het eerste jaar is gratis als je niet eerder een gratis jaar had.</p>
  <h2>Heb je al een verzekering via ons?</h2>
  <p>Vraag dan geen nieuwe aan. Wil je iets wijzigen? Bel <a href="{tel.verzekeringen}">{phone.verzekeringen}</a>. Wat je
  eerder aanvroeg, staat bij <a href="/mijn/aanvragen">Mijn aanvragen</a>.</p>`

/** A text followed by `beforeYouBegin`. */
export const before = (about: Rich): Rich => ({ html: `${about.html}${beforeYouBegin.html}` })

/** Cost rows that every insurance has because it is for members. */
export const forMembers: Service['costs']['rows'] = [
  [
    'Lidmaatschap',
    '{price.lidmaatschap_jaar} per jaar',
    'Het eerste jaar is gratis als je niet eerder een gratis jaar had.',
  ],
  ['Opzegservice', 'gratis', 'Voor leden. We zeggen je oude verzekering voor je op.'],
]

/** The steps of taking out an insurance, up to the decision of the insurer. */
export const steps: Service['steps'] = [
  ['Bereken je premie', 'Je vertelt over je huis en je huishouden. Je ziet de premie meteen.'],
  ['Vul aan', 'Je kiest de begindatum, je eigen risico en wat je extra wilt.'],
  [
    'Beantwoord de slotvragen',
    'Je vertelt over eerdere schade. Wees eerlijk: anders betaalt een verzekeraar soms niet.',
  ],
  [
    'Sluit af',
    'Je kiest of wij je oude verzekering opzeggen. Je leest de voorwaarden en verstuurt je aanvraag.',
  ],
  [
    'De verzekeraar beslist',
    'Je krijgt een e-mail. Pas als je bent geaccepteerd, zeggen we je oude verzekering op.',
  ],
]

/** What to have at hand for any insurance, after what this one needs. */
export const atHand = (...own: string[]) => [
  ...own,
  'Je rekeningnummer.',
  'De polis van je oude verzekering, als we die voor je opzeggen.',
]

export const claim: Service['questions'][number] = [
  'Hoe meld ik schade?',
  html`<p>Bel {phone.verzekeringen}. Maak foto’s en gooi nog niets weg. Is er nu gevaar? Bel dan eerst 112.</p>`,
]

export const twice: Service['questions'][number] = [
  'Ik ben al ergens verzekerd. Kan ik overstappen?',
  html`<p>Ja, vaak per maand na het eerste jaar. Als lid mag je onze gratis opzegservice gebruiken. We zeggen pas op als
  je nieuwe verzekering is geaccepteerd. Gaat die niet door? Dan blijft je oude verzekering gewoon lopen.</p>`,
]
