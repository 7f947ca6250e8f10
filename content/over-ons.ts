import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const overOns: PageSeed = {
  kind: 'page',
  codename: 'over_ons',
  path: '/over-ons',
  layout: 'content',
  title: 'Over ons',
  description:
    '{name} is een vereniging voor iedereen met een eigen huis. Lees wie we zijn en wat we voor je doen.',
  keywords: ['vereniging', 'wie zijn wij'],
  blocks: [
    {
      kind: 'hero',
      title: 'Een vereniging van mensen met een huis',
      lead: 'Een huis kopen, onderhouden en verkopen: je doet het niet elke dag. Wij wel.',
      picture: 'vve',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Waarom we er zijn</h2>
        <p>Een eigen huis geeft vrijheid, maar ook zorgen. Is deze offerte eerlijk? Wat staat er in mijn koopcontract?
        Wie repareert mijn dak? Met zulke vragen hoef je niet alleen te blijven zitten.</p>
        <p>{name} is een vereniging. We hoeven geen winst te maken. We zijn er voor onze leden, en we helpen ook wie nog
        geen lid is.</p>
        <h2>Wat je van ons mag verwachten</h2>
        <ul>
          <li><strong>Duidelijke taal.</strong> Je weet wat je krijgt en wat het kost, voordat je ja zegt.</li>
          <li><strong>Eerlijk advies.</strong> We zeggen het ook als je iets beter niet kunt doen.</li>
          <li><strong>Zorg voor je gegevens.</strong> We vragen alleen wat nodig is en bewaren het niet langer dan nodig.</li>
          <li><strong>Een mens aan de lijn.</strong> Kom je er online niet uit? Dan bel je ons.</li>
        </ul>`,
    },
    {
      kind: 'call_to_action',
      title: 'Doe je mee?',
      text: 'Met meer leden kunnen we meer voor huiseigenaren doen.',
      action: { label: 'Word lid', href: '/lidmaatschap/lid-worden' },
    },
  ],
}
