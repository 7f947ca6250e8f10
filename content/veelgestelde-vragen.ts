import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const veelgesteldeVragen: PageSeed = {
  kind: 'page',
  codename: 'veelgestelde_vragen',
  path: '/veelgestelde-vragen',
  layout: 'content',
  title: 'Veelgestelde vragen',
  description: 'Antwoorden op vragen die we vaak krijgen, over klussen, kopen, verzekeren en lid zijn.',
  keywords: ['vraag', 'vragen', 'hulp', 'faq', 'antwoord', 'uitleg'],
  blocks: [
    {
      kind: 'hero',
      title: 'Veelgestelde vragen',
      lead: 'Staat je vraag er niet bij? Bel ons. Dan staat hij er de volgende keer wel.',
    },
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
          text: html`<p>Dat verschilt. Een klus boeken, de subsidiecheck en de isolatiecheck zijn voor iedereen. Voor een
          keuring, een verzekering of advies ben je lid. Je wordt het dan in dezelfde aanvraag.</p>`,
        },
        {
          title: 'Hoe word ik lid?',
          text: html`<p>Op de pagina <a href="/lidmaatschap/lid-worden">Lid worden</a> lees je hoe het werkt. Liever
          bellen? Onze ledenservice helpt je op {phone.ledenservice}.</p>`,
        },
        {
          title: 'Wat kost het om lid te zijn?',
          text: html`<p>Het kost {price.lidmaatschap_jaar} per jaar, voor je hele huishouden. Betaal je per
          bankoverschrijving? Dan komt er {price.bankoverschrijving} bij.</p>`,
        },
        {
          title: 'Hoe zeg ik op?',
          text: html`<p>Dat kan altijd. Je blijft lid tot het eind van het jaar waarvoor je hebt betaald. Zo gaat
          <a href="/lidmaatschap/opzeggen">opzeggen</a>.</p>`,
        },
        {
          title: 'Ik ga verhuizen. Wat moet ik doorgeven?',
          text: html`<p>Je nieuwe adres en de datum. Bel {phone.ledenservice}. Heb je een verzekering via ons? Bel dan ook
          {phone.verzekeringen}, vóór de dag van de sleutel.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      title: 'Over kopen en verkopen',
      items: [
        {
          title: 'Ik wil een bod doen. Waar begin ik?',
          text: html`<p>Weet eerst wat je kunt betalen. Doe de <a href="/rekentools/quickscan-hypotheek">quickscan</a> en
          reken de <a href="/rekentools/berekenen-kosten-koper">kosten koper</a> uit. Neem in je bod op dat je het huis wilt
          laten keuren en je geld nog moet regelen.</p>`,
        },
        {
          title: 'Is een keuring echt nodig?',
          text: html`<p>Het is niet verplicht. Maar een lekkend dak of een zwakke fundering kost veel meer dan een
          <a href="/diensten/keuringen/bouwtechnische-keuring">keuring</a>.</p>`,
        },
        {
          title: 'Wanneer laat ik het contract lezen?',
          text: html`<p>Voordat je tekent. Dan kun je nog om een andere tekst vragen. Wij lezen
          <a href="/diensten/juridisch/contract-laten-controleren">koop- en bouwcontracten</a>.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      title: 'Over je hypotheek en je verzekering',
      items: [
        {
          title: 'Mijn rentevaste periode loopt af. Wat nu?',
          text: html`<p>Je bank stuurt een voorstel. Teken dat niet meteen. Vergelijk het eerst, of vraag
          <a href="/diensten/hypotheek/hypotheekadvies">een adviseur</a> om mee te kijken.</p>`,
        },
        {
          title: 'Welke verzekeringen heb ik nodig voor mijn huis?',
          text: html`<p>Voor een eigen huis begin je met opstal en inboedel. Op de pagina
          <a href="/diensten/verzekeringen">Verzekeringen</a> staat wat bij jouw situatie past.</p>`,
        },
        {
          title: 'Ik heb een verzekering aangevraagd. Ben ik nu verzekerd?',
          text: html`<p>Nog niet. Eerst beslist de verzekeraar. Je krijgt een e-mail als hij beslist, of als hij iets wil
          weten. Bij <a href="/mijn/aanvragen">Mijn aanvragen</a> zie je hoe het ervoor staat.</p>`,
        },
        {
          title: 'Zeggen jullie mijn oude verzekering op?',
          text: html`<p>Ja, als je via ons een nieuwe aanvraagt. Voor leden is het gratis. Je zet je handtekening in je
          aanvraag. We versturen de opzegbrief pas als je nieuwe verzekering is geaccepteerd. Gaat die niet door? Dan zeggen
          we niets op.</p>
          <p>Je oude verzekeraar bevestigt de opzegging meestal binnen twee weken. Hoor je niets? Bel hem dan.</p>`,
        },
        {
          title: 'Ik heb schade. Wie bel ik?',
          text: html`<p>Bel {phone.verzekeringen}. Maak foto’s en gooi niets weg. Voorkom dat het erger wordt, als dat veilig
          kan.</p>`,
        },
      ],
    },
    {
      kind: 'accordion',
      title: 'Over verduurzamen',
      items: [
        {
          title: 'Waar begin ik met verduurzamen?',
          text: html`<p>Met isolatie. Een warm huis heeft minder energie nodig, wat je daarna ook kiest. Doe mee met
          <a href="/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren">samen isoleren</a>.</p>`,
        },
        {
          title: 'Krijg ik subsidie?',
          text: html`<p>Dat hangt af van je gemeente en van wat je doet. Kijk in de
          <a href="/subsidiecheck">subsidiecheck</a>, voordat je een offerte tekent.</p>`,
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
