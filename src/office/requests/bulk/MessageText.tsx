import { replyText } from '../../../core/fields/staff/reply.ts'
import { textOf } from '../../../core/kernel/text-of.ts'
import { BrickField } from '../../../web/form/BrickField.tsx'
import { useForm } from '../../../web/form/handle.ts'
import { ChooseText } from '../messages/ChooseText.tsx'
import type { ListedRequest } from '../request-words.ts'
import type { Chosen } from './choice.ts'

const aboutPlaceholders =
  'Woorden tussen accolades, zoals {aanhef}, vullen we bij elke aanvraag in. Kan dat bij een aanvraag niet, dan zie je dat voordat er iets weggaat.'

/** What all of some requests have: their kind or their desk; undefined where they differ. */
const sameOf = (chosen: Chosen, of: (request: ListedRequest) => string | null): string | undefined => {
  const [one, ...others] = new Set([...chosen.values()].map(of))
  return others.length === 0 ? (one ?? undefined) : undefined
}

/** The field of a message to several senders, with the texts to choose from. Placeholders stay in it. */
export function MessageText({ path, chosen }: { path: string; chosen: Chosen }) {
  const form = useForm()
  const choose = (text: string): undefined => {
    const typed = textOf(form.now(path))
    form.set(path, typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`)
    document.getElementById(form.idOf(path))?.focus()
  }
  return (
    <div className="stack">
      <ChooseText
        kind={sameOf(chosen, ({ kind }) => kind)}
        desk={sameOf(chosen, ({ desk }) => desk)}
        onChoose={choose}
      />
      <BrickField path={path} brick={replyText} />
      <p className="muted">{aboutPlaceholders}</p>
    </div>
  )
}
