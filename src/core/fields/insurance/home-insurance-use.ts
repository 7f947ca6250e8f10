import { purposes } from '../../rules/insurance-purposes.ts'
import { choice, yesNo } from '../brick/choice.ts'

// Questions about how a home is used, which decides what can be insured (spec 002 sections 3.3 and 9).

export const purpose = choice({
  label: 'Waarvoor gebruik je de woning?',
  options: [
    { value: purposes.living, label: 'Ik woon er zelf' },
    { value: purposes.holiday, label: 'Als vakantiewoning' },
    { value: purposes.letting, label: 'Ik verhuur de woning' },
    { value: purposes.business, label: 'Voor mijn bedrijf' },
  ],
})
/** Whether the home is let; more than two months counts as let (spec 002 section 9). */
export const isRented = yesNo({ label: 'Verhuur je de woning langer dan 2 maanden?' })
/** Whether the home is empty; more than six months is not insurable (spec 002 section 9). */
export const isVacant = yesNo({ label: 'Staat de woning langer dan 6 maanden leeg?' })
export const onMonumentsList = yesNo({ label: 'Staat de woning op de monumentenlijst?' })
export const hasAsbestos = yesNo({ label: 'Zit er asbest in het dak of in de gevel?' })
export const isPropertyOwner = yesNo({ label: 'Ben je eigenaar van de woning?' })
