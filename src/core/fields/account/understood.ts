import { consent } from '../request/consent.ts'

/** A box that confirms that one knows what is deleted and what stays; never ticked beforehand. */
export const deletionConsent = consent({
  label: 'Account verwijderen',
  sentence: 'Ik weet dat mijn account en mijn gegevens weg zijn. Dat kan ik niet terugdraaien.',
})
