import { type KeptDraft, keptDraftSchema } from '../../../core/fields/link/kept-draft.ts'
import type { Runtime } from '../context.ts'

interface Locked {
  id: string
  answers_locked: string | null
}

/** The field in which a draft's answers stand encrypted. */
export const answersField = (id: string) => ['resume_link.answers_locked', id] as const

/** The draft of a row; undefined when its answers are gone, or were locked by a secret that is gone. */
export const readDraft = ({ vault }: Pick<Runtime, 'vault'>, row: Locked): KeptDraft | undefined => {
  if (row.answers_locked === null) return undefined
  try {
    return keptDraftSchema.parse(JSON.parse(vault.unlock(row.answers_locked, answersField(row.id))))
  } catch {
    return undefined
  }
}

/** What was answered, in the words of the form. */
export const readAnswers = (
  runtime: Pick<Runtime, 'vault' | 'funnels'>,
  row: Locked & { funnel: string },
): { label: string; value: string }[] => {
  const draft = readDraft(runtime, row)
  try {
    return (draft && runtime.funnels.toKeep(row.funnel, draft)?.rows()) ?? []
  } catch {
    // what no longer can be said in words says nothing
    return []
  }
}
