import * as isde from '../../src/core/figures/isde.ts'
import { html } from '../html.ts'
import { askAfterwards, keepForRvo } from './isde-insulation.ts'
import { amount, type Subsidy, valueInText } from './subsidy.ts'

const pump = valueInText(isde.heatPump)
const boiler = valueInText(isde.solarBoiler)
const air = valueInText(isde.ventilation)
const network = valueInText(isde.heatNetwork)
const cooking = valueInText(isde.electricCooking)

const owner = html`<p>Je bent eigenaar van het huis en je woont er zelf. Het huis bestaat al: nieuwbouw telt niet mee.</p>`

const home = 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren'
const source = { label: 'Rijksdienst voor Ondernemend Nederland: ISDE voor woningeigenaren', url: home }

const isdeFor = {
  type: 'subsidy',
  giver: 'Rijksoverheid (ISDE)',
  who: owner,
  howToAsk: askAfterwards,
  keep: keepForRvo,
  municipalities: 'all',
  residents: ['eigenaar-bewoner'],
  source,
  checked: '2026-07-23',
} satisfies Partial<Subsidy>

/** Amount in cents for a heat pump of five kilowatts with the best energy label. */
const example = pump.value.start + 5 * pump.value.perKilowatt + pump.value.label

export const isdeDevices: Subsidy[] = [
  {
    ...isdeFor,
    slug: 'isde-warmtepomp',
    title: 'ISDE voor een warmtepomp',
    intro:
      'Geld terug voor een warmtepomp, ook als die samenwerkt met je cv-ketel. Het bedrag hangt af van het toestel.',
    keywords: ['isde', 'warmtepomp', 'hybride', 'warmtepomp kopen', 'van het gas af', 'rvo'],
    what: html`<p>Een warmtepomp die je huis verwarmt of warm water maakt. Hij staat op de lijst van de RVO en heeft een
      meldcode. Een airco staat daar niet op.</p>`,
    howMuch: html`<p>Voor een pomp die warmte uit buitenlucht haalt, rekende de RVO in ${pump.year} zo:</p>
      <ul>
        <li>${amount(pump.value.start)} om mee te beginnen;</li>
        <li>${amount(pump.value.perKilowatt)} voor elke kilowatt;</li>
        <li>${amount(pump.value.label)} extra voor het label A+++.</li>
      </ul>
      <p>Een pomp van 5 kilowatt met dat label geeft dan ${amount(example)}. Je krijgt altijd minstens
      ${amount(pump.value.least)}. Haalt de pomp warmte uit de bodem of uit water? Dan is het meer. Zoek je toestel op in
      de lijst van de RVO.</p>`,
    measures: ['warmtepomp'],
    source: {
      label: 'Rijksdienst voor Ondernemend Nederland: wat wijzigt er in 2026',
      url: 'https://www.rvo.nl/subsidies-financiering/isde/isde-wat-wijzigt-er-2026',
    },
  },
  {
    ...isdeFor,
    slug: 'isde-zonneboiler',
    title: 'ISDE voor een zonneboiler',
    intro: 'Geld terug voor een zonneboiler, die water warm maakt met de zon.',
    keywords: ['isde', 'zonneboiler', 'warm water', 'zonnecollector', 'rvo'],
    what: html`<p>Een zonneboiler die op de lijst van de RVO staat. Het bedrag hangt af van het oppervlak op je dak en van
      het vat.</p>`,
    howMuch: html`<p>De meeste huizen kregen in ${boiler.year} tussen ${amount(boiler.value.least)} en
      ${amount(boiler.value.most)}.</p>`,
    measures: ['zonneboiler'],
  },
  {
    ...isdeFor,
    slug: 'isde-ventilatie',
    title: 'ISDE voor ventilatie',
    intro: 'Isoleer je ook? Dan krijg je geld voor ventilatie die zuinig is met warmte.',
    keywords: ['isde', 'ventilatie', 'wtw', 'balansventilatie', 'frisse lucht', 'rvo'],
    what: html`<p>Een systeem dat meet hoeveel frisse lucht nodig is, of dat warmte terugwint. Je krijgt het alleen bij
      isolatie. Vraag het aan binnen 24 maanden na die isolatie.</p>`,
    howMuch: html`<p>In ${air.year} is het ${amount(air.value)}. Ventilatie telt niet als tweede maatregel. Het bedrag voor
      isolatie wordt er dus niet dubbel door.</p>`,
    measures: ['ventilatie'],
    source: {
      label: 'Rijksdienst voor Ondernemend Nederland: wat wijzigt er in 2026',
      url: 'https://www.rvo.nl/subsidies-financiering/isde/isde-wat-wijzigt-er-2026',
    },
    checked: '2026-08-10',
  },
  {
    ...isdeFor,
    slug: 'isde-warmtenet',
    title: 'ISDE voor een aansluiting op een warmtenet',
    intro: 'Sluit je je huis aan op een warmtenet, dan krijg je één keer een vast bedrag.',
    keywords: ['isde', 'warmtenet', 'stadsverwarming', 'van het gas af', 'rvo'],
    what: html`<p>De aansluiting van een huis dat er al staat. Daarna gebruik je geen gas meer om te verwarmen.</p>`,
    howMuch: html`<p>In ${network.year} is het ${amount(network.value)} per huis.</p>`,
    measures: ['warmtenet'],
  },
  {
    ...isdeFor,
    slug: 'isde-elektrisch-koken',
    title: 'ISDE voor elektrisch koken',
    intro: 'Heb je een aansluiting op een warmtenet? Dan krijg je ook geld voor een elektrische kookplaat.',
    keywords: ['isde', 'inductie', 'kookplaat', 'elektrisch koken', 'van het gas af', 'rvo'],
    what: html`<p>Een elektrische kookplaat in een huis met een warmtenet. Je laat je gas afsluiten.</p>`,
    howMuch: html`<p>Het laatste bedrag dat we kennen, is ${amount(cooking.value)} per huis.</p>`,
    measures: ['elektrisch-koken'],
    to_verify: true,
  },
]
