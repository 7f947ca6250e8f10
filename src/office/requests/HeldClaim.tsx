import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { useSecondsLeft } from '../kit/use-seconds-left.ts'
import { heldInWords } from './held-words.ts'

/** How long what one took from the pile is still one's own. */
export function TimeHeld({ until }: { until: string }) {
  return <>{heldInWords(useSecondsLeft(Date.parse(until)))}</>
}

/** Above a request that one took from the pile: how long it is one's own, and what keeps it. It is not read aloud each minute. */
export function HeldClaim({ until }: { until: string }) {
  const seconds = useSecondsLeft(Date.parse(until))
  return (
    <p className="promise">
      <OfficeIcon name="clock" size="s" />
      <span>
        {seconds > 0 ? (
          <>
            <strong>Van de stapel, {heldInWords(seconds)} van jou.</strong> Zodra je er iets mee doet, blijft
            de aanvraag bij jou.
          </>
        ) : (
          <>
            <strong>Je tijd is om.</strong> De aanvraag ligt weer op de stapel, tot iemand die pakt.
          </>
        )}
      </span>
    </p>
  )
}
