import { numberedChoice } from '../brick/choice.ts'

/** The role of who speaks for an owners' association (codes of spec 001 section 3, labels of D37). */
export const contactRole = numberedChoice({
  label: 'Rol',
  options: [
    { value: 0, label: 'Contactpersoon' },
    { value: 1, label: 'Beheerkantoor' },
  ],
})
