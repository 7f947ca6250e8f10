import type { SettingsSeed } from '../src/core/content/settings.ts'

/** Numbers of the lists of papers that the advisers of the demonstration use. */
const [buying, moving, own, renovating] = [1, 2, 3, 4]

export const situations: SettingsSeed['mortgage_advice'] = {
  question: 'Wat is je situatie?',
  answers: [
    {
      code: 'eerste-huis',
      text: 'Ik koop mijn eerste huis',
      inventoryType: buying,
      asksPartner: true,
      followUpQuestion: {
        question: 'Hoe ver ben je?',
        answers: [
          { code: 'zoeken', text: 'Ik zoek nog', inventoryType: buying },
          { code: 'bieden', text: 'Ik wil een bod doen', inventoryType: buying },
          { code: 'gekocht', text: 'Mijn bod is geaccepteerd', inventoryType: buying },
        ],
      },
    },
    {
      code: 'volgend-huis',
      text: 'Ik verhuis naar een ander koophuis',
      inventoryType: moving,
      asksPartner: true,
      followUpQuestion: {
        question: 'Is je huidige huis verkocht?',
        answers: [
          { code: 'verkocht', text: 'Ja', inventoryType: moving },
          { code: 'te-koop', text: 'Nee, het staat te koop', inventoryType: moving },
          { code: 'nog-niet', text: 'Nee, ik wil eerst kopen', inventoryType: moving },
        ],
      },
    },
    {
      code: 'rente-loopt-af',
      text: 'Mijn rentevaste periode loopt af, of ik wil oversluiten',
      inventoryType: own,
      asksPartner: false,
    },
    {
      code: 'verbouwen',
      text: 'Ik wil verbouwen of verduurzamen',
      inventoryType: renovating,
      asksPartner: false,
      followUpQuestion: {
        question: 'Wat wil je doen?',
        answers: [
          { code: 'verduurzamen', text: 'Verduurzamen', inventoryType: renovating },
          { code: 'aanbouw', text: 'Verbouwen of uitbouwen', inventoryType: renovating },
        ],
      },
    },
    { code: 'uit-elkaar', text: 'We gaan uit elkaar', inventoryType: own, asksPartner: false },
    { code: 'anders', text: 'Iets anders', inventoryType: own, asksPartner: true },
  ],
}
