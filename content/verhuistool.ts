import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const verhuistool: PageSeed = {
  kind: 'page',
  codename: 'verhuistool',
  path: '/verhuistool',
  layout: 'service',
  title: 'Je hypotheekrente meenemen',
  label: 'Verhuistool',
  description: 'Ga je verhuizen? Bij veel banken kun je je lage rente meenemen. Lees waar je op moet letten.',
  keywords: [
    'verhuizen',
    'meeneemregeling',
    'hypotheek',
    'rente',
    'bank',
    'rente meenemen',
    'lage rente houden',
    'rente behouden',
    'nieuw huis',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Verhuist je rente mee?',
      lead: 'Heb je een lage rente? Bij veel banken mag je die meenemen naar je nieuwe huis.',
      picture: 'mortgage',
      actions: [{ label: 'Beantwoord drie vragen', href: '#verhuistool' }],
    },
    {
      kind: 'moving_tool',
      anchor: 'verhuistool',
      title: 'Kun jij je rente meenemen?',
      first: {
        question: 'Heb je nu een hypotheek met een vaste rente?',
        hint: 'Kijk op je jaaroverzicht. Daar staat vaak tot wanneer je rente vaststaat.',
      },
      second: {
        question: 'Is jouw rente lager dan de rente van vandaag?',
        hint: 'Vergelijk met dezelfde rentevaste periode bij je eigen bank.',
      },
      third: { question: 'Heb je voor je nieuwe huis een hogere hypotheek nodig?' },
      no: {
        title: 'Er is geen vaste rente om mee te nemen',
        text: html`<p>Voor je nieuwe huis krijg je de rente van dat moment. Vergelijk dan meer banken. Een adviseur helpt
        je daarbij.</p>`,
      },
      results: {
        yes_yes_yes: {
          title: 'Meenemen loont vaak, voor een deel van je lening',
          text: html`<p>Je huidige lening houdt dan de lage rente zolang die vaststaat. Over het extra deel betaal je de
          rente van vandaag.</p>
          <p>Vraag je bank:</p>
          <ul>
            <li>Mag ik mijn rente meenemen, en onder welke voorwaarden?</li>
            <li>Hoelang blijft mijn rente staan tussen verkoop en aankoop?</li>
            <li>Welke rente en looptijd krijgt het extra deel?</li>
          </ul>`,
        },
        yes_yes_no: {
          title: 'Meenemen loont vaak',
          text: html`<p>Je houdt dan je lage rente zolang die vaststaat. Leen je straks minder? Dan neem je vaak alleen mee
          wat je nodig hebt.</p>
          <p>Vraag je bank:</p>
          <ul>
            <li>Mag ik mijn rente meenemen, en onder welke voorwaarden?</li>
            <li>Hoelang blijft mijn rente staan tussen verkoop en aankoop?</li>
            <li>Wat gebeurt er met het deel dat ik niet meeneem?</li>
          </ul>`,
        },
        yes_no_yes: {
          title: 'Vergelijk eerst: meenemen levert waarschijnlijk weinig op',
          text: html`<p>Jouw rente is gelijk aan die van vandaag, of hoger. Een nieuwe hypotheek kan dan voordeliger zijn,
          ook bij een andere bank.</p>
          <p>Vraag je bank:</p>
          <ul>
            <li>Betaal ik een vergoeding als ik mijn hypotheek aflos bij de verkoop van mijn huis?</li>
            <li>Welke rente krijg ik voor de hele nieuwe lening?</li>
            <li>Wat kost het om een nieuwe hypotheek af te sluiten?</li>
          </ul>`,
        },
        yes_no_no: {
          title: 'Meenemen levert waarschijnlijk weinig op',
          text: html`<p>Jouw rente is gelijk aan die van vandaag, of hoger. Je kunt bij je bank blijven of overstappen.</p>
          <p>Vraag je bank:</p>
          <ul>
            <li>Betaal ik een vergoeding als ik mijn hypotheek aflos bij de verkoop van mijn huis?</li>
            <li>Krijg ik als klant de rente van vandaag?</li>
            <li>Wat kost het om een nieuwe hypotheek af te sluiten?</li>
          </ul>`,
        },
      },
      banks: [
        'ABN AMRO',
        'Aegon',
        'a.s.r.',
        'ASN Bank',
        'BLG Wonen',
        'Centraal Beheer',
        'Florius',
        'ING',
        'MUNT Hypotheken',
        'Nationale-Nederlanden',
        'NIBC',
        'Obvion',
        'Rabobank',
        'RegioBank',
        'SNS',
        'Triodos Bank',
        'Vista Hypotheken',
        'Een andere bank',
      ].map((name) => ({ name })),
      reviewed: '2026-11-24',
      next: [
        { label: 'Vraag hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
        { label: 'Laat je terugbellen', href: '/contact/terugbelafspraak-financieel' },
      ],
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Let op de tijd</h2>
        <p>Je moet vaak binnen een aantal maanden verhuizen. Die termijn verschilt per bank. Verkoop je eerst en koop je
        later, vraag dan meteen hoe lang je rente blijft staan.</p>
        <h2>Let op de looptijd</h2>
        <p>De rente die je meeneemt, blijft even lang vast als eerst. Loopt die over een jaar af? Dan is het voordeel
        klein.</p>`,
    },
    {
      kind: 'rich_text',
      anchor: 'regelen',
      text: html`
        <h2>Overleg met een adviseur</h2>
        <p>Bel <a href="{tel.financieel}">{phone.financieel}</a>. We kennen de regels per bank. Of
        <a href="/contact/terugbelafspraak-financieel">laat je terugbellen</a>. Houd je hypotheekoverzicht bij de
        hand.</p>`,
    },
    { kind: 'desks', desks: ['financieel'] },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
        { label: 'Kosten koper berekenen', href: '/rekentools/berekenen-kosten-koper' },
        { label: 'Hoeveel overwaarde heb je?', href: '/rekentools/overwaarde-scan' },
      ],
    },
  ],
}
