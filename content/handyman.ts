import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

const landing = '/diensten/wonen-en-onderhoud-diensten/klusservice'
const booking = `${landing}/klus-boeken`
const booked = `${landing}/klus-geboekt`

export const handyman: PageSeed = {
  kind: 'page',
  codename: 'klusservice',
  path: landing,
  layout: 'service',
  title: 'Klusservice',
  description:
    'Een klus in of om je huis? Zoek je klus op, kies je momenten en zie vooraf wat het kost. Wij zoeken de vakman.',
  keywords: [
    'klus',
    'klusjesman',
    'vakman',
    'loodgieter',
    'elektricien',
    'schilder',
    'lekkage',
    'onderhoud',
    'timmerman',
    'stukadoor',
    'monteur',
    'handige man',
    'reparatie',
    'repareren',
    'kraan',
    'lamp ophangen',
    'hulp in huis',
    'iemand laten komen',
  ],
  likely: [booking],
  blocks: [
    {
      kind: 'hero',
      title: 'Een klus? Wij zoeken de vakman.',
      lead: 'Van lekkende kraan tot nieuwe schutting. Jij kiest wanneer het uitkomt en ziet vooraf wat het kost.',
      picture: 'handyman',
      actions: [
        { label: 'Boek een klus', href: booking },
        { label: 'Wat kost het?', href: '#kosten' },
      ],
    },
    {
      kind: 'how_it_works',
      anchor: 'hoe-het-werkt',
      title: 'Zo werkt het',
      steps: [
        {
          title: 'Vertel wat er moet gebeuren',
          text: 'Zoek je klus op en vertel er kort iets over. Je ziet meteen welke vakman erbij hoort.',
        },
        {
          title: 'Kies drie tot zeven momenten',
          text: 'Ochtend, middag of avond: bij elke dag staat de prijs. Hoe meer momenten je kiest, hoe sneller het lukt.',
        },
        {
          title: 'De vakman bevestigt',
          text: 'Je krijgt een e-mail met alle gegevens. De vakman kiest één van je momenten en laat dat weten.',
        },
      ],
    },
    {
      kind: 'price_list',
      anchor: 'kosten',
      title: 'Wat kost het?',
      intro:
        'De prijs hangt af van je klus, je woonplaats en de dag. Voordat je boekt, zie je bij elk moment de prijs.',
      rows: [
        {
          what: 'Klussen met een uurtarief',
          amount: 'vanaf {price.klusservice_uurtarief_vanaf}',
          note: 'Per uur. Bijvoorbeeld een lekkage zoeken of een deur stellen.',
        },
        {
          what: 'Klussen met een vaste prijs',
          amount: 'vanaf {price.klusservice_vaste_prijs_vanaf}',
          note: 'Je weet precies wat je betaalt. Bijvoorbeeld een kraan vervangen.',
        },
        {
          what: 'Servicekosten',
          amount: 'vanaf {price.klusservice_servicekosten_vanaf}',
          note: 'Je ziet ze bij elk moment apart staan.',
        },
      ],
      after: html`
        <p>Andere klussen hebben een prijs per stuk, per meter of per vierkante meter. Je betaalt pas als de klus af
        is. Materiaal dat de vakman voor je koopt, komt erbij. Dat spreekt de vakman eerst met je af.</p>`,
    },
    {
      kind: 'picture_text',
      title: 'Waar kunnen we bij helpen?',
      text: html`
        <p>We werken met loodgieters, elektriciens, schilders, timmerlieden, stukadoors, dakdekkers, hoveniers en nog
        meer vakmensen.</p>
        <ul>
          <li>Iets kapot: een lekkende kraan, een deur die klemt, kortsluiting.</li>
          <li>Iets nieuws: een stopcontact, een lamp, een toilet.</li>
          <li>Onderhoud: schilderwerk, de dakgoot, de tuin.</li>
        </ul>`,
      picture: 'street',
      side: 'right',
      action: { label: 'Zoek je klus', href: booking },
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Waarom moet ik minstens drie momenten kiezen?',
          text: html`<p>Vakmensen hebben volle agenda’s. Met drie momenten is de kans groot dat er één past. Je hoeft
          dan niet heen en weer te bellen. Je kunt er hoogstens zeven kiezen.</p>`,
        },
        {
          title: 'Ligt mijn afspraak meteen vast?',
          text: html`<p>Nee. Na het boeken krijg je van ons een e-mail met je aanvraag. De vakman kiest daarna één van
          je momenten en bevestigt dat. Pas dan ligt de afspraak vast.</p>`,
        },
        {
          title: 'Wanneer betaal ik?',
          text: html`<p>Je betaalt pas als de klus af is. Bij een uurtarief betaal je de uren die de vakman heeft
          gewerkt. De servicekosten staan bij elk moment apart vermeld.</p>`,
        },
        {
          title: 'Kan ik mijn aanvraag wijzigen of intrekken?',
          text: html`<p>Ja. Bel ons op <a href="{tel.klusservice}">{phone.klusservice}</a> en houd je referentie bij de
          hand. We zijn er op {hours.klusservice}.</p>`,
        },
        {
          title: 'Moet ik lid zijn om een klus te boeken?',
          text: html`<p>Nee. Iedereen kan een klus boeken. Ben je ingelogd? Dan vullen we je gegevens alvast in.</p>`,
        },
        {
          title: 'Mijn klus staat er niet bij. Wat nu?',
          text: html`<p>Probeer eerst een ander woord, zoals ‘kraan’ in plaats van ‘lekkage’. Vind je niets? Bel ons op
          <a href="{tel.klusservice}">{phone.klusservice}</a>. We kijken graag met je mee.</p>`,
        },
      ],
    },
    {
      kind: 'call_to_action',
      title: 'Klaar om te boeken?',
      text: 'Het kost je een paar minuten. Je zit nog nergens aan vast.',
      action: { label: 'Boek een klus', href: booking },
      points: [
        'Je ziet de prijs voordat je boekt.',
        'Je kiest zelf de momenten.',
        'Je betaalt pas als de klus af is.',
      ],
    },
  ],
}

export const handymanBooking: PageSeed = {
  kind: 'page',
  codename: 'klus_boeken',
  path: booking,
  layout: 'funnel',
  title: 'Boek een klus',
  description:
    'Boek een vakman in vijf stappen. Je kiest je klus en je momenten, en je ziet meteen de prijs.',
  keywords: ['klus boeken', 'afspraak vakman'],
  blocks: [
    {
      kind: 'funnel',
      slug: 'klusservice',
      properties: { confirmation: booked, reassurance: 'Je betaalt pas als de klus af is.' },
    },
  ],
}

export const handymanBooked: PageSeed = {
  kind: 'page',
  codename: 'klus_geboekt',
  path: booked,
  layout: 'content',
  title: 'Bevestiging van je klus',
  label: 'Bevestiging',
  description: 'Hier staat de referentie van je aanvraag, en wat er nu gebeurt.',
  hidden: true,
  blocks: [
    {
      kind: 'confirmation',
      funnel: 'klusservice',
      title: 'Gelukt, je aanvraag is binnen',
      intro: 'We sturen je een e-mail met je gegevens. Je hoeft nu niets te doen.',
      next: [
        {
          when: 'Binnen een paar minuten',
          title: 'Je krijgt een e-mail van ons',
          text: 'Daarin staan je referentie en de momenten die je koos, met een agendabestand voor elk moment.',
        },
        {
          when: 'Daarna',
          title: 'De vakman kiest één moment',
          text: 'Je aanvraag gaat naar de vakman. Die bevestigt het moment per e-mail. Tot die tijd is er nog geen afspraak.',
        },
        {
          when: 'Op het gekozen moment',
          title: 'De vakman komt langs',
          text: 'Je betaalt pas als de klus af is. Verandert er iets? Bel ons op {phone.klusservice}.',
        },
      ],
      cold: {
        title: 'Hier zie je straks je aanvraag',
        text: 'Heb je een klus geboekt? Dan staan op deze pagina je referentie en de volgende stappen. Ze staan ook in de e-mail die we je stuurden.',
        action: { label: 'Boek een klus', href: booking },
      },
    },
    {
      kind: 'interesting_links',
      title: 'Handig om te weten',
      links: [
        { label: 'Vragen over de Klusservice', href: `${landing}#vragen` },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
