import { type KeptDraft, keptDraftSchema } from '../../../core/fields/link/kept-draft.ts'
import type { Runtime, SiteRuntime } from '../context.ts'

interface Locked {
  id: string
  answers_locked: string | null
}

export const answersField = (id: string) => ['resume_link.answers_locked', id] as const

/** The draft of a row; undefined when its answers were erased, or their secret no longer exists. */
export const readDraft = ({ vault }: Pick<Runtime, 'vault'>, row: Locked): KeptDraft | undefined => {
  if (row.answers_locked === null) return undefined
  try {
    return keptDraftSchema.parse(JSON.parse(vault.unlock(row.answers_locked, answersField(row.id))))
  } catch {
    return undefined
  }
}

/** The answers of a draft, in the words of the form. */
export const readAnswers = (
  runtime: Pick<SiteRuntime, 'vault' | 'funnels'>,
  row: Locked & { funnel: string },
): { label: string; value: string }[] => {
  const draft = readDraft(runtime, row)
  try {
    return (draft && runtime.funnels.toKeep(row.funnel, draft)?.rows()) ?? []
  } catch {
    // Answers that the present form cannot put into words are left out.
    return []
  }
}
