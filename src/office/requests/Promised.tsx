import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { Sign } from '../kit/Sign.tsx'
import { promiseInFull, promiseInShort } from './promise.ts'

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

/** The same promise above one request, in full. */
export function PromiseBox({ dueOn }: { dueOn: string }) {
  const { words, tone, left } = promiseInFull(dueOn)
  return (
    <p className="promise" data-tone={tone}>
      <OfficeIcon name={tone === 'late' ? 'warning' : 'clock'} size="s" />
      <span>
        <strong>{words}.</strong> {left}.
      </span>
    </p>
  )
}
