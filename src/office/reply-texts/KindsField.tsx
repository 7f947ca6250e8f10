import { replyKinds } from '../../core/fields/staff/reply-text.ts'
import { BrickField } from '../../web/form/BrickField.tsx'
import { useForm } from '../../web/form/handle.ts'

/** The kinds of requests that a text is meant for: a long list, so it opens when somebody wants it. */
export function KindsField({ path }: { path: string }) {
  const form = useForm()
  const kinds = form.value(path)
  const count = Array.isArray(kinds) ? kinds.length : 0
  return (
    <details className="reply-kinds">
      <summary>
        {count === 0 ? 'Past bij elke aanvraag' : `Alleen bij ${count} ${count === 1 ? 'soort' : 'soorten'}`}
      </summary>
      <BrickField path={path} brick={replyKinds} />
    </details>
  )
}
