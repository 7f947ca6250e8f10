import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const toegankelijkheid: PageSeed = {
  kind: 'page',
  codename: 'toegankelijkheid',
  path: '/toegankelijkheid',
  layout: 'content',
  title: 'Toegankelijkheid',
  description:
    'Iedereen moet deze site kunnen gebruiken. Lees wat we daarvoor doen en hoe je een probleem meldt.',
  keywords: ['wcag', 'voorlezen', 'toetsenbord', 'contrast'],
  blocks: [
    {
      kind: 'hero',
      title: 'Toegankelijkheid',
      lead: 'Iedereen moet erin kunnen. Ook als je slecht ziet, geen muis gebruikt of moeite hebt met lezen.',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat we doen</h2>
        <ul>
          <li>We bouwen volgens de richtlijnen WCAG 2.2, niveau AA.</li>
          <li>Alles werkt met alleen een toetsenbord. Je ziet steeds waar je bent.</li>
          <li>De site werkt met schermlezers en bij vergroting tot 400 procent.</li>
          <li>Teksten hebben voldoende contrast, in lichte en in donkere kleuren.</li>
          <li>Heb je bewegingen uitgezet op je apparaat? Dan bewegen er ook hier geen dingen.</li>
          <li>We schrijven in korte zinnen en gewone woorden.</li>
        </ul>
        <h2>Hoe we dat controleren</h2>
        <p>Bij elke verandering controleert een programma de pagina’s en alle stappen van de formulieren, ook als er een
        foutmelding staat. Zo’n programma vindt niet alles. Daarom horen we graag van jou waar het beter kan.</p>
        <h2>Hoe ver we zijn</h2>
        <p>Dit is onze eigen verklaring van 20 november 2026. Er is nog geen onafhankelijk onderzoek gedaan. Mensen die met
        een schermlezer werken, hebben de site nog niet getest. Dat staat op onze lijst.</p>
        <h2>Wat nog niet goed is</h2>
        <ul>
          <li>Formulieren werken alleen met JavaScript. Dat geldt ook voor dat op deze pagina. Zonder JavaScript bel je
          ons: {phone}.</li>
          <li>Onderdelen van andere bedrijven kunnen we niet zelf aanpassen. We zetten er een telefoonnummer bij.</li>
          <li>Sommige dingen regel je alleen per telefoon, zoals een verzekering wijzigen. Kun je niet bellen? Mail ons, dan regelen we het zo.</li>
        </ul>
        <h2>Een probleem melden</h2>
        <p>Kom je ergens niet uit? Bel {phone}, mail naar <a href="mailto:{email}">{email}</a> of
        <a href="#melden">vul het formulier in</a>. Vertel op welke pagina je was en wat er misging. We helpen je meteen verder en lossen het probleem op.</p>`,
    },
    {
      kind: 'form',
      anchor: 'melden',
      formId: 'toegankelijkheid',
      title: 'Meld wat er niet lukt',
      intro: 'Liever een formulier? Schrijf op wat er niet lukt. Je hoeft je naam niet te geven.',
      questions: [
        {
          key: 'pagina',
          ask: 'line',
          label: 'Op welke pagina was je?',
          hint: 'De titel is genoeg. Het adres mag ook.',
          max: 200,
        },
        {
          key: 'probleem',
          ask: 'text',
          label: 'Wat lukt er niet?',
          hint: 'Noem ook het hulpmiddel dat je gebruikt, zoals een schermlezer.',
        },
        { key: 'naam', ask: 'name', required: false },
        {
          key: 'email',
          ask: 'email',
          required: false,
          hint: 'Dan kunnen we antwoorden. Je krijgt ook een kopie van je melding.',
        },
      ],
      thanks: 'Bedankt voor je melding. We kijken er binnen twee werkdagen naar.',
      desk: 'klantenservice',
    },
  ],
}
