import type { RequestWhole } from './request-words.ts'

const nobody = 'De afzender'

/** Most characters of a name in a sentence: whoever sends a request may call themselves anything. */
const mostOfName = 40

/** What a sender is called at the start of a sentence: `De Vries`; undefined where no name is known that fits. */
export const calledAtStart = (name: string | null): string | undefined => {
  const whole = name?.replace(/\p{C}/gu, '').trim() ?? ''
  if (whole === '' || whole.length > mostOfName) return undefined
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}

interface OfSenderProps extends Pick<RequestWhole, 'name'> {
  /** A sentence that may begin with `De afzender`. */
  children: string
}

/** A sentence about the sender of a request, who is called by name where that is known: `De Vries leest: ‘…’`. */
export function OfSender({ name, children: sentence }: OfSenderProps) {
  const called = calledAtStart(name)
  if (called === undefined || !sentence.startsWith(nobody)) return sentence
  return (
    <>
      <bdi>{called}</bdi>
      {sentence.slice(nobody.length)}
    </>
  )
}
