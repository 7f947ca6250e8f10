import { forgetUsed } from '../../services/captcha/pass.ts'
import type { Keeps } from '../../services/context.ts'

export const keeps: readonly Keeps[] = [
  {
    table: 'captcha_used',
    terms: ['use'],
    sweep: { captchas: forgetUsed },
    notExported: 'Signatures of solved puzzles: nothing in them says whose they are.',
    onDeletion: 'stays',
  },
]
