import type { ReplyTextSeed } from '../src/core/requests/reply-text-seed.ts'

const end = '\n\nGroet,\n{mijn naam}\n{loket}'
const reach = 'Liever bellen? Dat kan op {telefoon}, {openingstijden}.'

/**
 * The texts to choose from with which an office begins. They are loaded once, into a database that has none; from then on they are
 * of the office, and a change here reaches nobody. They are of every desk, as each association has desks of its own.
 */
export const replyTexts: readonly ReplyTextSeed[] = [
  {
    title: 'Je bericht is binnen',
    kinds: [],
    text: `{aanhef}

Dank je wel voor je bericht. We zoeken het voor je uit. Je hoort van ons op {belofte}.

Je hoeft nu niets te doen.${end}`,
  },
  {
    title: 'Mag ik nog iets vragen?',
    kinds: [],
    text: `{aanhef}

Ik ben bezig met je aanvraag ‘{aanvraag}’ ({referentie}). Ik mis nog iets om je goed te helpen:

- {eigen woorden}

Antwoord hier in dit gesprek. Daarna ga ik verder.

${reach}${end}`,
  },
  {
    title: 'Stuur een foto mee',
    kinds: ['handyman.book', 'complaint.send', 'contact-message.send'],
    text: `{aanhef}

Een foto zegt meer dan woorden. Stuur je er een of twee mee in dit gesprek? Maak één foto van dichtbij, en één waarop we de hele plek zien.

Staat er iemand op de foto, of een nummerbord? Maak dan liever een andere.${end}`,
  },
  {
    title: 'Het duurt langer dan beloofd',
    kinds: [],
    text: `{aanhef}

We beloofden je eerder antwoord over je aanvraag ‘{aanvraag}’. Dat lukt niet op tijd. Dat spijt me.

Dit is de reden: {eigen woorden}

Je hoort nu van ons op: {eigen woorden}${end}`,
  },
  {
    title: 'Ik probeerde je te bellen',
    kinds: [],
    text: `{aanhef}

Ik belde je over je aanvraag ‘{aanvraag}’, maar ik kreeg je niet te pakken. Ik probeer het nog een keer.

Komt een tijd jou goed uit? Zet die dan in dit gesprek. Je bereikt ons ook op {telefoon}, {openingstijden}.${end}`,
  },
  {
    title: 'Je afspraak staat',
    kinds: [
      'inspections.register',
      'inspections.register-completion',
      'online-advice.register',
      'mortgage-advice.register',
      'financial-plan.register',
      'will-advice.register',
      'callback.ask',
    ],
    text: `{aanhef}

Je afspraak staat: {afspraak}.

Kun je toch niet? Verzet de afspraak dan zelf, met de link in je bevestiging. Of bel ons op {telefoon}.${end}`,
  },
  {
    title: 'De vakman komt',
    kinds: ['handyman.book'],
    text: `{aanhef}

De vakman komt bij je langs: {afspraak}.

Zorg dat de plek vrij is en dat er iemand thuis is. Is er iets veranderd aan de klus? Schrijf het in dit gesprek, dan weet de vakman het.${end}`,
  },
  {
    title: 'De partner heeft een storing',
    kinds: [],
    text: `{aanhef}

Je aanvraag {referentie} is veilig bij ons. Alleen kunnen we die nu niet doorgeven, door een storing bij onze partner.

Wij houden het in de gaten en sturen je aanvraag door zodra het kan. Je hoeft niets opnieuw in te vullen.${end}`,
  },
  {
    title: 'Je klacht: zo gaat het verder',
    kinds: ['complaint.send'],
    text: `{aanhef}

Wat vervelend dat het zo liep. Dank je wel dat je het ons vertelt.

Ik zoek uit wat er gebeurde en vraag het na bij wie erbij was. Je hoort van mij op {belofte}. Tot die tijd ben ik degene die je kunt vragen hoe het staat.

${reach}${end}`,
  },
  {
    title: 'We hebben je contract gelezen',
    kinds: ['contract-review.send'],
    text: `{aanhef}

We hebben je contract gelezen. Je vindt ons antwoord in de bijlage bij dit bericht.

Dit is het belangrijkste:

- {eigen woorden}

Heb je een vraag over ons antwoord? Stel die in dit gesprek.${end}`,
  },
  {
    title: 'We kunnen dit niet voor je doen',
    kinds: [],
    text: `{aanhef}

We hebben goed gekeken naar je aanvraag ‘{aanvraag}’. We kunnen dit helaas niet voor je doen.

Dit is de reden: {eigen woorden}

Je kunt wel dit doen: {eigen woorden}${end}`,
  },
  {
    title: 'Hoe je lidmaatschap stopt',
    kinds: ['cancellation.cancel'],
    text: `{aanhef}

We hebben je opzegging ontvangen. Die heeft nummer {referentie}.

In de brief die je krijgt, staat tot welke dag je lid bent. Tot en met die dag kun je alles gebruiken zoals nu.

Klopt er iets niet, of bedenk je je? Laat het ons weten in dit gesprek.${end}`,
  },
  {
    title: 'Je geld komt terug',
    kinds: [],
    text: `{aanhef}

We betalen je terug voor je aanvraag ‘{aanvraag}’ ({referentie}). Het geld komt op de rekening waarmee je betaalde. Dat duurt meestal een paar werkdagen.

Je krijgt een mail zodra de betaling is gedaan.${end}`,
  },
  {
    title: 'Het is klaar',
    kinds: [],
    text: `{aanhef}

Je aanvraag ‘{aanvraag}’ is klaar. Je hoeft niets meer te doen.

Klopt er iets niet? Antwoord dan in dit gesprek, dan kijken we er weer naar.${end}`,
  },
]
