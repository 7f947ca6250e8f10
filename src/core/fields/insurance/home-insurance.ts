import { families, roofs, walls } from '../../rules/insurance-codes.ts'
import { insuranceNames, insuranceTypes } from '../../rules/insurance-packages.ts'
import { choice, numberedChoice, yesNo } from '../brick/choice.ts'
import { choices } from '../brick/choices.ts'

// Questions that decide a premium (spec 002 sections 2.3 and 3.3). Labels: D69; codes: D62 and D74.

const named = insuranceTypes.map((value) => ({ value, label: insuranceNames[value] }))
const [first, ...others] = named as [(typeof named)[number], ...typeof named]

/** Whether what the insurer knows of the home is right. */
export const isRight = yesNo({ label: 'Kloppen deze gegevens?' })

export const packages = choices({
  label: 'Kies voor één of meerdere verzekeringen',
  options: [first, ...others],
  missing: 'Kies minstens één verzekering.',
})

/** Number of rooms, 1 to 9 (spec 002 section 9). */
export const numberOfRooms = numberedChoice({
  label: 'Aantal kamers',
  hint: 'Zonder keuken, badkamer en gang. Heb je er meer dan 9? Kies dan 9.',
  options: [
    { value: 1, label: '1' },
    { value: 2, label: '2' },
    { value: 3, label: '3' },
    { value: 4, label: '4' },
    { value: 5, label: '5' },
    { value: 6, label: '6' },
    { value: 7, label: '7' },
    { value: 8, label: '8' },
    { value: 9, label: '9' },
  ],
})

export const wall = choice({
  label: 'Waarvan zijn de buitenmuren?',
  options: [
    { value: walls.stone, label: 'Steen of beton' },
    { value: walls.wood, label: 'Hout' },
  ],
})

export const roof = choice({
  label: 'Waarvan is het dak?',
  options: [
    { value: roofs.tiles, label: 'Dakpannen' },
    { value: roofs.bitumen, label: 'Bitumen of ander plat dak' },
    { value: roofs.slate, label: 'Leien' },
    { value: roofs.thatch, label: 'Riet' },
    { value: roofs.other, label: 'Iets anders' },
  ],
})

export const family = choice({
  label: 'Gezinssamenstelling',
  options: [
    { value: families.alone, label: 'Ik woon alleen' },
    { value: families.aloneWithChildren, label: 'Ik woon alleen met kinderen' },
    { value: families.together, label: 'Ik woon samen' },
    { value: families.family, label: 'Ik woon samen, met kinderen' },
  ],
})

export const wantsQuote = yesNo({ label: 'Wil je deze berekening ook per e-mail?' })
