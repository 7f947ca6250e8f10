import type { PageSeed } from '../src/core/content/page.ts'
import { lookBackYears } from '../src/core/insurance/limits.ts'
import { acceptanceStatementPath, insurancesPath, servicesGuidePath } from '../src/core/insurance/paths.ts'
import { html } from './html.ts'
import { exampleNote } from './verzekering-parts.ts'

const { damage, justice, refusal } = lookBackYears

/** The page with the acceptance statement: who can be insured, what one has to tell, and what the insurer may do with it. */
export const acceptanceStatement: PageSeed = {
  kind: 'page',
  codename: 'acceptatieverklaring',
  path: acceptanceStatementPath,
  layout: 'content',
  title: 'Acceptatieverklaring',
  description:
    'Wie zich kan verzekeren, wat je eerlijk moet vertellen en wat de verzekeraar daarmee mag doen.',
  keywords: ['acceptatie', 'eerlijk invullen', 'mededelingsplicht', 'verzwijgen', 'geweigerd', 'strafblad'],
  blocks: [
    {
      kind: 'hero',
      title: 'Acceptatieverklaring',
      lead: 'Een verzekeraar beslist met jouw antwoorden. Daarom moeten ze kloppen.',
    },
    {
      kind: 'rich_text',
      text: html`
        ${exampleNote('De verklaring van de verzekeraar gaat altijd voor.')}
        <h2>Wie kan zich verzekeren?</h2>
        <ul>
          <li>Je bent 18 jaar of ouder.</li>
          <li>Je woont in Nederland, of je gaat er wonen.</li>
          <li>Het gaat om een huis waar je zelf woont of gaat wonen. Geen bedrijf, woonboot of stacaravan.</li>
          <li>Voor een opstalverzekering ben je eigenaar van het huis.</li>
          <li>Je bent lid van {name}, of je wordt het met je aanvraag.</li>
        </ul>
        <h2>Wat moet je vertellen?</h2>
        <p>Alles waar de verzekeraar naar vraagt. Ook als je denkt dat het niet uitmaakt. Het gaat ook over de mensen die
        met jou zijn verzekerd, zoals je partner.</p>
        <ul>
          <li>Welke schade je had in de laatste ${String(damage)} jaar.</li>
          <li>Of je in de laatste ${String(justice)} jaar met politie of justitie te maken had.</li>
          <li>Of een verzekeraar je in de laatste ${String(refusal)} jaar heeft geweigerd of opgezegd.</li>
        </ul>
        <p>Verandert er iets voordat je verzekering ingaat? Vertel het dan alsnog.</p>
        <h2>Wat verklaar je?</h2>
        <p>Met je aanvraag verklaar je drie dingen. Je hebt alle vragen eerlijk beantwoord. Je hebt niets weggelaten. En je
        hebt de voorwaarden kunnen lezen.</p>
        <h2>Wat mag de verzekeraar doen?</h2>
        <ul>
          <li>Je aanvraag weigeren, of eerst iets vragen. Je krijgt dan een e-mail. Bel ons als je wilt weten waarom.</li>
          <li>Navragen of je antwoorden kloppen, ook in het register dat verzekeraars delen.</li>
          <li>Minder betalen bij schade, of niets, als je iets hebt verzwegen.</li>
          <li>De verzekering stoppen. Bij fraude mag hij dat melden in het register.</li>
        </ul>
        <h2>Wanneer ben je verzekerd?</h2>
        <p>Een aanvraag is nog geen verzekering. Eerst beslist de verzekeraar. Accepteert hij je aanvraag? Dan ben je
        verzekerd vanaf de dag die je koos. Zeg je oude verzekering niet eerder zelf op.</p>
        <h2>Twijfel je over een antwoord?</h2>
        <p>Bel <a href="{tel.verzekeringen}">{phone.verzekeringen}</a>. We kijken met je mee voordat je iets verstuurt.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Verzekeringen', href: insurancesPath },
        { label: 'Dienstenwijzer', href: servicesGuidePath },
        { label: 'Privacy', href: '/privacy' },
      ],
    },
  ],
}
