import type { PersonalDataTable } from '../context.ts'
import { forgetOldTries } from './login-attempts.ts'

export const passwordsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'login_failure',
    terms: ['use'],
    sweep: { tries: forgetOldTries },
    notExported: 'Counts by a keyed hash; what was tried at an account stands in the trail.',
    onDeletion: 'stays',
  },
]
