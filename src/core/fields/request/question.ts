import { multiLineText } from '../value/multi-line-text.ts'

const example = 'Mag mijn buurman een schutting op de erfgrens plaatsen?'
const tooLong = 'Het bericht mag maximaal 1.000 tekens bevatten.'

/** The question of the contact form, at most 1000 characters (spec 000 section 5). */
export const question = multiLineText({
  label: 'Vraag',
  example,
  missing: 'Vul alstublieft een bericht in.',
  tooLong,
})

/** The question for online advice; at most 1000 characters like the contact form's (spec 001 section 5). */
export const adviceQuestion = multiLineText({
  label: 'Vraag',
  example,
  missing: 'Voer een vraag in.',
  tooLong,
})
