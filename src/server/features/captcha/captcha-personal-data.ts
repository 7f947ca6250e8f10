import { forgetUsed } from '../../services/captcha/pass.ts'
import type { PersonalDataTable } from '../../services/context.ts'

export const captchaPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'captcha_used',
    terms: ['use'],
    sweep: { captchas: forgetUsed },
    notExported: 'Signatures of solved puzzles: nothing in them says whose they are.',
    onDeletion: 'stays',
  },
]
