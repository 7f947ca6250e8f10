import type { PersonalDataTable } from '../../services/context.ts'

const ofColleagues = {
  terms: ['use'],
  removedWith: 'staff_account',
  notExported: 'Of who works for the association, who have no account on the site to download from.',
  onDeletion: 'stays',
} as const

/** Who wrote which text. A text stays when the account of its writer is gone, without their name. */
export const replyTextsPersonalData: readonly PersonalDataTable[] = [
  { table: 'reply_text', ...ofColleagues },
  { table: 'reply_text_version', ...ofColleagues },
]
