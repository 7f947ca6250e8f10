import type { Brick } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'

/** What a question may be about, as the calls carry it (spec 000 sections 4 and 5, D24), and how forms call it. */
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

/** Subjects of which a specialist is called, or calls back, and no form is filled in (spec 000 section 4). */
export const specialists = [
  'Juridisch',
  'Bouwkundig',
  'Financieel',
] as const satisfies readonly ContactSubject[]
export type Specialist = (typeof specialists)[number]

/** Whether a form shows the specialist for this subject, in place of its questions. */
export const isSpecialist = (subject: string | undefined): subject is Specialist =>
  specialists.some((one) => one === subject)
