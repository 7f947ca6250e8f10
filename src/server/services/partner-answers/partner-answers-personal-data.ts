import type { PersonalDataTable } from '../context.ts'
import { forgetStoredAnswers } from './partner-answer-cache.ts'

export const partnerAnswersPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'partner_memory',
    terms: ['use'],
    sweep: { answers: forgetStoredAnswers },
    notExported: 'What a partner said of an address or a task: nothing in it says who asked.',
    onDeletion: 'stays',
  },
]
