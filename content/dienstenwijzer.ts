import type { PageSeed } from '../src/core/content/page.ts'
import { acceptanceStatementPath, insurancesPath, servicesGuidePath } from '../src/core/insurance/paths.ts'
import { html } from './html.ts'
import { exampleNote } from './verzekering-parts.ts'

/** The page that tells what the association does for somebody who takes an insurance, how it is paid, and where to complain. */
export const servicesGuide: PageSeed = {
  kind: 'page',
  codename: 'dienstenwijzer',
  path: servicesGuidePath,
  layout: 'content',
  title: 'Dienstenwijzer verzekeringen',
  label: 'Dienstenwijzer',
  description:
    'Wat {name} voor je doet als je een verzekering afsluit, hoe we worden betaald en waar je klaagt.',
  keywords: ['dienstenwijzer', 'onafhankelijk', 'provisie', 'kifid', 'vergunning', 'afm', 'tussenpersoon'],
  blocks: [
    {
      kind: 'hero',
      title: 'Dienstenwijzer',
      lead: 'Wat we voor je doen als je een verzekering kiest, en wat niet.',
    },
    {
      kind: 'rich_text',
      text: html`
        ${exampleNote('De gegevens onderaan zijn ook een voorbeeld.')}
        <h2>Wie we zijn</h2>
        <p>{name} is een vereniging voor mensen met een eigen huis. We zijn geen verzekeraar. We helpen leden om een
        verzekering te kiezen en aan te vragen. De verzekering zelf sluit je bij een verzekeraar.</p>
        <h2>Wat we doen</h2>
        <ul>
          <li>We vergelijken verzekeringen, en kiezen met welke verzekeraar we werken.</li>
          <li>We leggen uit wat een verzekering wel en niet betaalt.</li>
          <li>We rekenen je premie uit, en geven je aanvraag door.</li>
          <li>We zeggen je oude verzekering op, als je dat vraagt. Dat doen we pas als de nieuwe is geaccepteerd.</li>
          <li>We helpen je bij schade, en blijven erbij tot het is opgelost.</li>
        </ul>
        <h2>Wat we niet doen</h2>
        <ul>
          <li>Op deze website krijg je geen persoonlijk advies. Je kiest zelf wat je verzekert. Wil je overleggen? Bel dan
          <a href="{tel.verzekeringen}">{phone.verzekeringen}</a>.</li>
          <li>We vergelijken niet elke verzekering die er is.</li>
          <li>We beslissen niet over je aanvraag of over je schade. Dat doet de verzekeraar.</li>
        </ul>
        <h2>Hoe we worden betaald</h2>
        <p>We leven van contributie en van wat onze diensten kosten. Het lidmaatschap kost {price.lidmaatschap_jaar} per
        jaar. Het berekenen van je premie is gratis, en onze opzegservice voor leden
        ook. Je eerste jaar lidmaatschap is gratis als je niet eerder een gratis jaar had. Wat de verzekeraar ons betaalt, staat
        hieronder.</p>
        <h2>Wat we van jou vragen</h2>
        <p>Geef eerlijk antwoord en vertel het als er iets verandert. Lees de
        <a href="${acceptanceStatementPath}">acceptatieverklaring</a>. Wat we met je gegevens doen, staat op de pagina
        <a href="/privacy">Privacy</a>.</p>
        <h2>Niet tevreden?</h2>
        <p>Vertel het ons. Zo gaan we om met een <a href="/contact/klacht-indienen">klacht</a>. Komen we er samen niet uit?
        Dan kun je naar het Kifid. Dat is het Klachteninstituut Financiële Dienstverlening. Het is onafhankelijk, en
        behandelt klachten over verzekeringen. Zo was het op 20 november 2026. Kijk op
        <a href="https://www.kifid.nl">kifid.nl</a>.</p>
        <h2>Met wie je te maken hebt</h2>
        <table>
          <caption>Wie je verzekert, wat wij krijgen en wie toezicht houdt</caption>
          <thead><tr><th scope="col">Wat</th><th scope="col">Gegevens</th></tr></thead>
          <tbody>
            <tr><th scope="row">De verzekeraar met wie we werken</th><td>{insurance.insurer}</td></tr>
            <tr><th scope="row">Wat de verzekeraar ons betaalt</th><td>{insurance.remuneration}</td></tr>
            <tr><th scope="row">Vergunning bij de AFM</th><td>{insurance.licence}</td></tr>
            <tr><th scope="row">Nummer bij de KvK</th><td>{insurance.chamber_of_commerce}</td></tr>
            <tr><th scope="row">Aansluiting bij het Kifid</th><td>{insurance.complaints}</td></tr>
          </tbody>
        </table>`,
    },
    { kind: 'desks', title: 'Liever iemand spreken?', desks: ['verzekeringen'] },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Verzekeringen', href: insurancesPath },
        { label: 'Acceptatieverklaring', href: acceptanceStatementPath },
        { label: 'Voorwaarden', href: '/voorwaarden' },
      ],
    },
  ],
}
