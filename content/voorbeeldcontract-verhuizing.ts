import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const voorbeeldcontractVerhuizing: PageSeed = {
  kind: 'page',
  codename: 'voorbeeldcontract_verhuizing',
  path: '/diensten/juridisch/voorbeeldcontract-verhuizing',
  layout: 'content',
  title: 'Voorbeeldcontract verhuizing',
  description:
    'Een voorbeeld van een contract met een verhuizer: over de prijs, de dag, schade en wat er gebeurt als het niet doorgaat.',
  picture: 'legal',
  keywords: ['verhuizer', 'verhuisbedrijf', 'contract', 'voorbeeld'],
  restricted: true,
  blocks: [
    {
      kind: 'hero',
      title: 'Voorbeeldcontract verhuizing',
      lead: 'Neem dit voorbeeld over en vul het in. Spreek alles af voordat de eerste doos de deur uit gaat.',
      picture: 'legal',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wie en wat</h2>
        <p>De verhuizer brengt de inboedel op de lijst in bijlage 1 van het oude naar het nieuwe adres. Wat niet op de
        lijst staat, hoort niet bij dit contract.</p>
        <h2>Dag en tijd</h2>
        <p>De verhuizer begint op de afgesproken dag tussen 8.00 en 9.00 uur. Komt hij later dan 12.00 uur? Dan mag je
        de opdracht gratis opzeggen.</p>
        <h2>Prijs</h2>
        <p>De prijs is vast en inclusief btw, reiskosten en gebruik van de lift. Meerwerk telt alleen als je er vooraf op
        papier ja op zei. Je betaalt na afloop, binnen 14 dagen.</p>
        <h2>Schade</h2>
        <p>Noteer schade op de vrachtbrief voordat de verhuizer vertrekt. Schade die je pas later ziet, meld je binnen een
        week. De verhuizer vergoedt wat door zijn schuld kapotgaat, tot de nieuwwaarde.</p>
        <h2>Breekbare en bijzondere spullen</h2>
        <p>Voor een piano, een aquarium of kunst geldt de zonnebloemclausule: zet erbij wat het waard is, wie het inpakt en
        wie het verzekert. Staat het er niet bij, dan geldt de gewone regel voor schade.</p>
        <h2>Als het niet doorgaat</h2>
        <p>Tot 14 dagen ervoor zeg je gratis op. Daarna betaal je een kwart van de prijs, en in de laatste twee dagen de
        helft. Zegt de verhuizer af? Dan betaalt hij de meerkosten van een ander.</p>
        <h2>Ruzie</h2>
        <p>Kom je er samen niet uit, dan beslist de geschillencommissie waar de verhuizer bij is aangesloten.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Laat je contract controleren', href: '/diensten/juridisch/contract-laten-controleren' },
        { label: '30 minuten juridisch advies', href: '/diensten/juridisch/30-minuten-advies' },
        { label: 'Verhuist je rente mee?', href: '/verhuistool' },
      ],
    },
  ],
}
