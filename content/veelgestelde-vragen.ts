import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const veelgesteldeVragen: PageSeed = {
  kind: 'page',
  codename: 'veelgestelde_vragen',
  path: '/veelgestelde-vragen',
  layout: 'content',
  title: 'Veelgestelde vragen',
  description:
    'Antwoorden op vragen die we vaak krijgen, over klussen, lid zijn, je gegevens en deze website.',
  keywords: ['vraag', 'vragen', 'hulp', 'faq'],
  blocks: [
    {
      kind: 'accordion',
      title: 'Over klussen',
      items: [
        {
          title: 'Hoe boek ik een vakman?',
          text: html`<p>Ga naar <a href="/diensten/wonen-en-onderhoud-diensten/klusservice/klus-boeken">een klus
          boeken</a>. Je zoekt je klus op, vult je adres in en kiest drie tot zeven momenten. Daarna vul je je gegevens
          in en bevestig je je aanvraag.</p>`,
        },
        {
          title: 'Ik heb geen e-mail gekregen. Wat nu?',
          text: html`<p>Kijk eerst in je map met ongewenste e-mail. Staat hij daar niet? Bel dan
          <a href="{tel.klusservice}">{phone.klusservice}</a>. Heb je je referentie nog? Dan vinden we je aanvraag
          meteen.</p>`,
        },
        {
          title: 'Kan ik mijn gekozen momenten nog veranderen?',
          text: html`<p>Ja, zolang de vakman nog niets heeft bevestigd. Bel ons daarvoor op
          <a href="{tel.klusservice}">{phone.klusservice}</a>.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      title: 'Over lid zijn',
      items: [
        {
          title: 'Moet ik lid zijn om iets te regelen?',
          text: html`<p>Nee. Ook als je geen lid bent, kun je bij ons terecht. Leden betalen voor sommige diensten
          minder.</p>`,
        },
        {
          title: 'Hoe word ik lid?',
          text: html`<p>Op de pagina <a href="/lidmaatschap/lid-worden">Lid worden</a> lees je hoe het werkt. Liever
          bellen? Onze ledenservice helpt je op {phone.ledenservice}.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      title: 'Over deze website',
      items: [
        {
          title: 'Wat doen jullie met mijn gegevens?',
          text: html`<p>We gebruiken ze alleen voor wat je bij ons regelt. Op de pagina <a href="/privacy">Privacy</a>
          staat wat we bewaren en hoe lang.</p>`,
        },
        {
          title: 'Mijn formulier is leeg na het vernieuwen. Hoe kan dat?',
          text: html`<p>Je antwoorden blijven op je eigen apparaat staan, tot je het tabblad sluit. Wat gevoelig is,
          zoals een wachtwoord of een rekeningnummer, bewaren we nooit in je browser. Dat vul je opnieuw in.</p>`,
        },
        {
          title: 'Ik vond een fout op de site. Waar meld ik dat?',
          text: html`<p>Fijn dat je het zegt. Mail naar <a href="mailto:{email}">{email}</a> en noem het
          adres van de pagina.</p>`,
        },
      ],
    },
    {
      kind: 'call_to_action',
      title: 'Staat je vraag er niet bij?',
      text: 'Bel onze klantenservice op {phone}. We zijn er op {hours}.',
      action: { label: 'Naar contact', href: '/contact' },
    },
  ],
}
