import type { HelpTask } from '../help-task.ts'

const content = { path: '/inhoud', label: 'Inhoud' }
const settings = { path: '/instellingen', label: 'Instellingen' }
const editor = ['editor'] as const

/** What is done with the texts of the site, and with those that colleagues choose from. */
export const textTasks: readonly HelpTask[] = [
  {
    slug: 'tekst-schrijven',
    subject: 'texts',
    title: 'Een pagina schrijven of veranderen',
    roles: editor,
    steps: [
      'Ga naar *Inhoud* en open de pagina. Een nieuwe begin je met *Nieuwe pagina…*.',
      'Kies links in de *Opbouw* een blok. In het midden schrijf je het.',
      'Een blok erbij? Druk op *Voeg een blok toe*. Met *Omhoog* en *Omlaag* verplaats je het.',
      'Lees de fouten en tips. Een fout los je op, een tip mag je laten.',
      'Je hoeft niet te bewaren: bovenaan staat *Bewaard om*, met de tijd. Met `Ctrl S` bewaar je meteen.',
      'Prijzen, nummers en openingstijden typ je niet. Kies daarvoor een invulwoord.',
    ],
    sender: 'Bezoekers zien niets. Een concept staat niet op de site.',
    wrong: [
      'Veranderde een collega hetzelfde? Druk op *Bekijk beide teksten* en kies wat blijft.',
      'Staat er *Offline, hier bewaard*? Laat het scherm open tot je weer internet hebt.',
    ],
    links: [content],
  },
  {
    slug: 'voorbeeld',
    subject: 'texts',
    title: 'Een voorbeeld bekijken en anderen laten meelezen',
    roles: editor,
    steps: [
      'Kijk in het deel *Voorbeeld*. Het is de echte pagina, met wat je net typte.',
      'Kies wie er kijkt: *Bezoeker*, *Met account* of *Lid*.',
      'Kies een andere breedte, *Licht* of *Donker*.',
      'Een collega zonder account laten meelezen? Ga naar *Laat anderen meelezen* en druk op *Maak een link*.',
      'Stuur de link door. Met *Neem terug* werkt die meteen niet meer.',
    ],
    sender: 'Alleen wie de link heeft, ziet het concept.',
    wrong: ['Ziet het voorbeeld er vreemd uit? Kijk eerst of er een fout in de lijst staat.'],
    links: [content],
  },
  {
    slug: 'publiceren',
    subject: 'texts',
    title: 'Een tekst publiceren',
    roles: editor,
    steps: [
      'Open het concept en druk op *Wat verandert hierdoor?*. Je ziet welke pagina’s anders worden.',
      'Lees het verschil, zin voor zin.',
      'Druk op *Publiceren*.',
      'Bij voorwaarden, privacy en cookies publiceert een collega wat jij schreef. Vraag die om het te lezen.',
      'Zie je meteen een fout? Druk op *Neem terug* zolang de tijd loopt.',
    ],
    sender: 'Bezoekers zien de nieuwe tekst meteen.',
    wrong: [
      'Staan er nog fouten in? Dan vraagt het scherm waarom het toch moet. Druk alleen op *Toch publiceren* als wachten erger is.',
      'Is de tijd voorbij? Zet de vorige tekst terug uit de geschiedenis.',
    ],
    links: [content],
  },
  {
    slug: 'oude-tekst-terugzetten',
    subject: 'texts',
    title: 'Een oude tekst terugzetten',
    roles: editor,
    steps: [
      'Open de pagina en druk op *Geschiedenis*.',
      'Zoek de tekst die je terug wilt en druk op *Vergelijk*.',
      'Lees wat er anders is.',
      'Druk op *Zet tekst 12 terug als concept*, met het nummer van die tekst.',
      'Kijk het concept na en publiceer het.',
    ],
    sender: 'Niets, totdat je publiceert.',
    wrong: [
      'Wil je alleen kwijt wat je nu schreef? Kies *Gooi het concept weg…* in het menu. De site verandert niet.',
    ],
    links: [content],
  },
  {
    slug: 'van-de-site-halen',
    subject: 'texts',
    title: 'Een pagina van de site halen',
    roles: editor,
    steps: [
      'Open de pagina en kies in het menu *Haal van de site…*.',
      'Kies waar bezoekers heen gaan: *Naar een andere pagina* of *Nergens heen*.',
      'Lees welke pagina’s hierheen leiden. Pas die eerst aan.',
      'Druk op *Haal van de site*.',
      'De tekst blijft bewaard. Je kunt hem uit de geschiedenis terugzetten.',
    ],
    sender: 'Bezoekers komen op de pagina die je koos, of lezen dat de pagina er niet meer is.',
    wrong: ['Is een pagina nog nodig voor lopende aanvragen? Laat hem staan en pas de tekst aan.'],
    links: [content],
  },
  {
    slug: 'teksten-om-uit-te-kiezen',
    subject: 'texts',
    title: 'Teksten maken om uit te kiezen',
    roles: ['editor', 'member-service', 'adviser'],
    steps: [
      'Ga naar *Teksten* en druk op *Nieuwe tekst*, of open een tekst.',
      'Geef de tekst een naam waaraan collega’s hem herkennen.',
      'Kies het loket, en voor welke aanvragen de tekst is.',
      'Schrijf de tekst. Met de knoppen eronder zet je een invulwoord in de tekst, zoals {aanhef}.',
      'Lees het voorbeeld. Zo leest de afzender het.',
      'Druk op *Bewaar*. De tekst is meteen te kiezen.',
    ],
    sender: 'Niets, totdat een collega de tekst kiest en verstuurt.',
    wrong: [
      'Kennen we een invulwoord niet? Kies er een uit de lijst, of haal de accolades weg.',
      'Veranderde een collega de tekst ook? Je ziet beide, en kiest welke blijft.',
      'Weg met een tekst? Druk op *Haal weg*. Bij *Weggehaald* zet je hem terug.',
      'Een adviseur verandert alleen teksten van de eigen loketten.',
    ],
    links: [{ path: '/teksten', label: 'Teksten' }],
  },
  {
    slug: 'prijzen',
    subject: 'texts',
    title: 'Een prijs veranderen',
    roles: ['finance', 'editor'],
    steps: [
      'Ga naar *Instellingen* en open *Prijzen*.',
      'Zoek de prijs en voeg bij *Bedragen* een bedrag toe, met de dag *Vanaf* wanneer het geldt.',
      'Laat het oude bedrag staan. Het geldt tot die dag.',
      'Druk op *Wat verandert hierdoor?* en lees op welke pagina’s de prijs staat.',
      'Een collega van financiën die de prijs niet schreef, leest hem na en drukt op *Publiceren*.',
    ],
    sender: 'Bezoekers zien de nieuwe prijs vanaf die dag. Wie al bestelde, houdt de oude.',
    wrong: [
      'Kun je niet publiceren? Dan schreef jij dit zelf. Vier ogen zien meer dan twee.',
      'Prijzen van afspraken staan in de planning, niet hier.',
    ],
    links: [settings],
  },
]
