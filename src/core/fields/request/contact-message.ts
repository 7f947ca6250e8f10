import type { Brick } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'

/** The subject of a question, in the words that calls carry and forms show (spec 000 sections 4 and 5, D24). */
export const contactSubject = choice({
  label: 'Onderwerp',
  control: 'select',
  options: [
    { value: 'Juridisch', label: 'Juridisch' },
    { value: 'Bouwkundig', label: 'Bouwkundig' },
    { value: 'Financieel', label: 'Financieel' },
    { value: 'Lidmaatschap', label: 'Lidmaatschap' },
    { value: 'Verzekeringen', label: 'Verzekeringen' },
    { value: 'Klusservice', label: 'Klusservice' },
    { value: 'Website', label: 'Website en account' },
    { value: 'Anders', label: 'Iets anders' },
  ],
})
export type ContactSubject = typeof contactSubject extends Brick<infer Subject> ? Subject : never

/** Subjects for which the visitor calls a specialist, or is called back, instead of filling in a form (spec 000 section 4). */
export const specialists = [
  'Juridisch',
  'Bouwkundig',
  'Financieel',
] as const satisfies readonly ContactSubject[]
export type Specialist = (typeof specialists)[number]

/** Whether a form shows the specialist for this subject, in place of its questions. */
export const isSpecialist = (subject: string | undefined): subject is Specialist =>
  specialists.some((one) => one === subject)
