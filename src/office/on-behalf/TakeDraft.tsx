import { openCode } from '../../core/contract/draft-codes/draft-codes-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import type { KeptDraft } from '../../core/fields/link/kept-draft.ts'
import { draftCode } from '../../core/fields/staff/draft-code.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useOffice } from '../shell/office-context.ts'

const fields = group({ code: draftCode })

/** The form of a caller: the page of the site on which it stands, the funnel by its slug, and what was filled in. */
export interface TakenDraft {
  path: string
  slug: string
  draft: KeptDraft
}

interface TakeDraftProps {
  /** Called with the form of whoever read out the code. The code is used up then. */
  onTaken(taken: TakenDraft): void
}

/** Asks the code that a caller reads out from their screen, and gives the form as they have filled it in so far. */
export function TakeDraft({ onTaken }: TakeDraftProps) {
  const { call } = useOffice()
  return (
    <BrickForm
      group={fields}
      button="Haal het formulier op"
      busyText="Ophalen…"
      variant="secondary"
      send={async ({ code }) => {
        const { path, funnel, draft } = await call(openCode, { body: { code: String(code) } })
        onTaken({ path, slug: funnel, draft })
      }}
    />
  )
}
