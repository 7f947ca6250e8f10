import { useEffect, useRef, useState } from 'react'
import { Strength } from '../ui/Strength.tsx'
import { loadStrength, type Verdict, verdictOf } from './strength.ts'

/** Milliseconds without a key before the meter moves, so that it neither flickers nor talks through the typing. */
const settleMs = 250

/** Loads the word lists when the meter comes near the screen, at the latest when a password is typed. */
function useJudge(typing: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [judge, setJudge] = useState<{ score: Parameters<typeof verdictOf>[2] }>({ score: undefined })
  useEffect(() => {
    if (judge.score || !place.current) return
    let gone = false
    const load = () =>
      loadStrength().then(
        (score) => !gone && setJudge({ score }),
        // without the lists the meter judges only length and address; the server judges the rest
        () => undefined,
      )
    if (typing) void load()
    const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && void load(), {
      rootMargin: '200px',
    })
    near.observe(place.current)
    return () => {
      gone = true
      near.disconnect()
    }
  }, [typing, judge])
  return { place, score: judge.score }
}

/**
 * The strength of a new password while it is typed, as a bar and in words. It stands below the password field: `<BrickField ...
 * foot={<StrengthMeter password={typed} email={email} />} />`.
 */
export function StrengthMeter({ password, email = '' }: { password: string; email?: string }) {
  const { place, score } = useJudge(password !== '')
  const [verdict, setVerdict] = useState<Verdict>(() => verdictOf('', '', undefined))
  useEffect(() => {
    const timer = setTimeout(
      () => setVerdict(verdictOf(password, email, score)),
      password === '' ? 0 : settleMs,
    )
    return () => clearTimeout(timer)
  }, [password, email, score])
  return (
    <div ref={place} className="strength-place">
      <Strength level={verdict.level} enough={verdict.enough} text={verdict.text} />
    </div>
  )
}
