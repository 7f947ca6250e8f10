import type { PageSeed } from '../src/core/content/page.ts'
import { retention, retentionSince } from '../src/core/rules/retention.ts'
import { html } from './html.ts'

const kept = Object.values(retention)
  .flatMap((term) =>
    'dataInWords' in term
      ? [`<tr><th scope="row">${term.dataInWords}</th><td>${term.termInWords}</td></tr>`]
      : [],
  )
  .join('')
const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(retentionSince),
)

export const privacy: PageSeed = {
  kind: 'page',
  codename: 'privacy',
  path: '/privacy',
  layout: 'content',
  title: 'Privacy',
  description: 'Welke gegevens {name} van je vraagt, waarom, hoe lang we ze bewaren en wat je rechten zijn.',
  keywords: [
    'gegevens',
    'avg',
    'bewaren',
    'persoonsgegevens',
    'rechten',
    'mijn gegevens',
    'verwijderen',
    'inzage',
    'vergeten worden',
    'bewaartermijn',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Privacy',
      lead: 'Je gegevens blijven van jou. Hier staat wat we vragen, waarom, en wanneer we het weggooien.',
    },
    {
      kind: 'rich_text',
      text: html`
        <p>We vragen alleen gegevens die we nodig hebben voor wat jij bij ons regelt. Op deze pagina lees je welke dat
        zijn, waarvoor we ze gebruiken en wanneer we ze weggooien.</p>
        <h2>Wat we van je vragen</h2>
        <p>Als je een klus boekt, vragen we naar je klus, je adres en de momenten die jou uitkomen. En naar je naam, je
        e-mailadres en je telefoonnummer. Die gegevens gaan naar ons en naar de vakman die je klus doet.</p>
        <p>Word je lid, of vraag je een keuring, een verzekering of advies aan? Dan staat bij elke stap waarom we iets
        vragen. Wat we niet nodig hebben, vragen we niet.</p>
        <p>Terwijl je een formulier invult, staan je antwoorden op je eigen apparaat. We krijgen ze pas als je ze
        verstuurt. Wachtwoorden, rekeningnummers, geboortedatums, bijlagen en handtekeningen zetten we nooit in de
        opslag van je browser.</p>
        <h2>Waarvoor we ze gebruiken</h2>
        <ul>
          <li>Om te doen wat je vraagt, zoals een vakman zoeken.</li>
          <li>Om je daarover te mailen of te bellen.</li>
          <li>Om te voldoen aan de wet, bijvoorbeeld voor de belasting.</li>
        </ul>
        <p>We verkopen je gegevens niet. We volgen je niet over het internet.</p>
        <h2>Met wie we ze delen</h2>
        <ul>
          <li>Met de vakman, de taxateur of de verzekeraar die je zelf kiest. Die krijgt alleen wat nodig is.</li>
          <li>Met je oude verzekeraar, als wij die voor je opzeggen. Daarna wissen we je handtekening.</li>
          <li>Met de bank, als je betaalt. Wij zien je pincode en je wachtwoorden nooit.</li>
          <li>Met de overheid, als de wet dat van ons vraagt.</li>
        </ul>
        <h2>Onderdelen van anderen</h2>
        <p>Op sommige pagina’s staat een onderdeel van een ander bedrijf, zoals een waardetool. Dat laadt pas als je erop
        klikt. Bij de knop staat van wie het is. Daarna gelden ook de regels van dat bedrijf.</p>`,
    },
    {
      kind: 'rich_text',
      anchor: 'bewaren',
      text: html`
        <h2>Hoe lang we iets bewaren</h2>
        <table>
          <caption>Bewaartermijnen, vastgesteld op ${day}</caption>
          <thead><tr><th scope="col">Wat</th><th scope="col">Hoe lang</th></tr></thead>
          <tbody>
            ${kept}
          </tbody>
        </table>
        <p>Daarna gooien we ze weg. Dat gaat vanzelf, elk uur.</p>`,
    },
    {
      kind: 'rich_text',
      anchor: 'tellen',
      text: html`
        <h2>Wat we tellen</h2>
        <p>We tellen hoe vaak een stap van een formulier wordt bekeken en of een pagina heeft geholpen. Daarbij slaan we
        niets over jou op: geen naam, geen internetadres, geen cookie.</p>
        <h2>Je rechten</h2>
        <p>Je mag weten welke gegevens we van je hebben. Je mag ze laten verbeteren of laten weghalen. Je mag ook
        bezwaar maken.</p>
        <p>Heb je een account? Bij <a href="/mijn/mijn-data">Mijn data</a> download je alles wat we van je bewaren. Daar
        kun je je account ook verwijderen. Je gegevens wijzig je bij <a href="/mijn/gegevens">Mijn gegevens</a>.</p>
        <p>Wil je weten wie van ons naar je gegevens keek? Dat staat ook bij Mijn data. Zonder account
        <a href="/bericht">vraag je een link naar je aanvraag</a>.</p>
        <p>Heb je geen account? <a href="#verzoek">Doe een verzoek</a>, mail naar
        <a href="mailto:{email}">{email}</a> of bel {phone}. Je krijgt binnen een maand antwoord.</p>
        <p>Ben je het niet eens met hoe we met je gegevens omgaan? Dan kun je een klacht indienen bij de
        <a href="https://www.autoriteitpersoonsgegevens.nl/">Autoriteit Persoonsgegevens</a>.</p>`,
    },
    {
      kind: 'form',
      anchor: 'verzoek',
      formId: 'privacyverzoek',
      title: 'Doe een verzoek over je gegevens',
      intro:
        'Een verzoek kost niets. Voordat we iets sturen of weghalen, kijken we eerst of jij het echt bent. Stuur geen kopie van je paspoort.',
      questions: [
        {
          key: 'verzoek',
          ask: 'choices',
          label: 'Wat wil je?',
          hint: 'Je kunt meer dan één antwoord kiezen.',
          options: [
            { key: 'inzien', label: 'Weten welke gegevens jullie van me hebben' },
            { key: 'verbeteren', label: 'Gegevens laten verbeteren' },
            { key: 'weghalen', label: 'Gegevens laten weghalen' },
            { key: 'bezwaar', label: 'Bezwaar maken tegen het gebruik van mijn gegevens' },
          ],
        },
        { key: 'toelichting', ask: 'text', label: 'Toelichting', required: false },
        { key: 'lidnummer', ask: 'relation-id', required: false },
        { key: 'naam', ask: 'name' },
        { key: 'postcode', ask: 'postcode', hint: 'Zo vinden we je gegevens terug.' },
        { key: 'huisnummer', ask: 'house-number' },
        { key: 'toevoeging', ask: 'addition' },
        { key: 'email', ask: 'email' },
      ],
      button: 'Verstuur mijn verzoek',
      thanks: 'We hebben je verzoek ontvangen. Je krijgt binnen een maand antwoord.',
      desk: 'klantenservice',
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Cookies', href: '/cookies' },
        { label: 'Voorwaarden', href: '/voorwaarden' },
      ],
    },
  ],
}
