import { optional } from '../../../core/fields/brick/brick.ts'
import { choice } from '../../../core/fields/brick/choice.ts'
import { choices } from '../../../core/fields/brick/choices.ts'
import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { crackPatterns } from './patterns.ts'

type Pattern = keyof typeof crackPatterns

export const patterns = Object.keys(crackPatterns) as [Pattern, ...Pattern[]]

export const asks = {
  place: choice({
    label: 'Waar zit de scheur?',
    options: [
      { value: 'plaster', label: 'In het stucwerk of het plafond' },
      { value: 'inside', label: 'In een binnenmuur' },
      { value: 'facade', label: 'In de gevel, aan de buitenkant' },
    ],
  }),
  pattern: choice({
    label: 'Hoe loopt hij?',
    options: patterns.map((value) => ({ value, label: crackPatterns[value] })) as [
      { value: Pattern; label: string },
    ],
  }),
  width: choice({
    label: 'Hoe breed is hij waar hij het breedst is?',
    options: [
      { value: 'hair', label: 'Zo dun als een haar' },
      { value: '1', label: 'Tot 1 mm', hint: 'Een bankpas is bijna 1 mm dik.' },
      { value: '5', label: '1 tot 5 mm', hint: 'Een munt van 1 euro is ruim 2 mm dik.' },
      { value: '15', label: '5 tot 15 mm', hint: 'Een potlood is ongeveer 7 mm dik.' },
      { value: '25', label: '15 tot 25 mm', hint: 'Een vinger is ongeveer 15 mm dik.' },
      { value: 'more', label: 'Breder dan 25 mm' },
    ],
  }),
  growth: choice({
    label: 'Wordt hij groter?',
    options: [
      { value: 'no', label: 'Nee, al lang niet' },
      { value: 'unknown', label: 'Dat weet ik niet' },
      { value: 'yes', label: 'Ja' },
      { value: 'sudden', label: 'Hij was er ineens' },
    ],
  }),
  signs: optional(
    choices({
      label: 'Zie je nog iets anders?',
      options: [
        { value: 'stuck', label: 'Deuren of ramen klemmen sinds kort' },
        { value: 'floor', label: 'De vloer loopt scheef' },
        { value: 'offset', label: 'De ene kant van de scheur zit hoger dan de andere' },
        { value: 'lean', label: 'De muur staat bol of scheef' },
      ],
    }),
  ),
  constructionYear: optional(constructionYear),
}
