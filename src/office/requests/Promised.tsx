import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Sign } from '../kit/Sign.tsx'
import { expectedInFull, promiseInFull, promiseInShort } from './promise.ts'
import type { RequestWhole } from './request-words.ts'

/** When an answer was promised, in a list: with a sign where it is late or for today. */
export function Promised({ dueOn }: { dueOn: string }) {
  const { words, tone } = promiseInShort(dueOn)
  if (!tone) return <time dateTime={dueOn}>{words}</time>
  return (
    <Sign icon={tone === 'late' ? 'warning' : 'clock'} tone={tone}>
      <time dateTime={dueOn}>{words}</time>
    </Sign>
  )
}

type Promising = Pick<RequestWhole, 'open' | 'state' | 'dueOn' | 'timeline'>

/** Whether a partner has it, and nobody marked it as handled since: its sender still waits. */
const isWithPartner = ({ state, timeline }: Promising): boolean =>
  state === 'passed-on' && !timeline.some(({ event }) => event === 'handled')

/** The same promise above one request, in full; nothing above one whose sender waits for nothing. */
export function PromiseBox({ request }: { request: Promising }) {
  const { open, dueOn } = request
  if (dueOn === null || !(open || isWithPartner(request))) return null
  const { words, tone, left } = (open ? promiseInFull : expectedInFull)(dueOn)
  return (
    <p className="promise" data-tone={tone}>
      <OfficeIcon name={tone === 'late' ? 'warning' : 'clock'} size="s" />
      <span>
        <strong>{words}.</strong> {left}.
      </span>
    </p>
  )
}
