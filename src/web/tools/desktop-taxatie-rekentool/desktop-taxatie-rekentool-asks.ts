import { optional } from '../../../core/fields/brick/brick.ts'
import { choice, yesNo } from '../../../core/fields/brick/choice.ts'
import { money } from '../../../core/fields/value/money.ts'

export const mortgageBounds = { min: 1_000_00, max: 10_000_000_00 }

export const asks = {
  purpose: choice({
    label: 'Waarvoor heb je de taxatie nodig?',
    options: [
      { value: 'Aankoop woning', label: 'Ik koop een huis' },
      { value: 'Oversluiten', label: 'Ik ga naar een andere bank' },
      { value: 'Anders', label: 'Ik verhoog mijn hypotheek' },
      { value: 'Verlagen risicoklasse', label: 'Ik wil alleen een lagere rente' },
    ],
  }),
  kind: choice({
    label: 'Wat voor huis is het?',
    options: [
      { value: 'house', label: 'Een bestaand huis' },
      { value: 'apartment', label: 'Een bestaand appartement' },
      { value: 'recent', label: 'Een huis van jonger dan twee jaar' },
      { value: 'new', label: 'Een huis dat nog gebouwd wordt' },
      {
        value: 'other',
        label: 'Een bijzonder huis',
        hint: 'Zoals een woonboot, een boerderij of een huis met een winkel.',
      },
    ],
  }),
  ownUse: yesNo({ label: 'Ga je er zelf wonen, of woon je er al?' }),
  leasehold: yesNo({
    label: 'Staat het op grond van een ander?',
    hint: 'Dat heet erfpacht of recht van opstal.',
  }),
  value: money({
    label: 'Wat is het huis waard?',
    hint: 'Vóór een verbouwing.',
    min: 10_000_00,
    max: 10_000_000_00,
  }),
  mortgage: money({
    label: 'Hoe hoog wordt je hypotheek?',
    hint: 'Alle leningen op het huis samen, zonder wat je voor een verbouwing leent.',
    ...mortgageBounds,
  }),
  works: optional(
    money({
      label: 'Wat leen je voor een verbouwing?',
      hint: 'Telt helemaal mee, ook als het in een bouwdepot staat.',
      max: 5_000_000_00,
    }),
  ),
  offer: optional(
    money({
      label: 'Wat vraagt een taxateur die langskomt?',
      hint: 'Uit je offerte, als je die hebt.',
      max: 10_000_00,
    }),
  ),
}
