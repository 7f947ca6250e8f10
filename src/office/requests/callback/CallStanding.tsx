import { Sign } from '../../kit/Sign.tsx'
import { type Callback, hintFor, toldCallback } from './callback-words.ts'

/** Whether somebody was called, is late to be, or was not reached, and what else can be done about who does not answer. */
export function CallStanding(call: Pick<Callback, 'calledAt' | 'timesNotReached' | 'end'>) {
  const { icon, words, tone } = toldCallback(call)
  const hint = hintFor(call)
  return (
    <>
      <Sign icon={icon} tone={tone}>
        {words}
      </Sign>
      {hint !== undefined && <span className="callback-hint">{hint}</span>}
    </>
  )
}
