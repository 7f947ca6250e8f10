import { useEffect, useRef, useState } from 'react'
import { checkHome } from '../../core/contract/appointment/appointment-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { pause } from '../../core/kernel/pause.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { useForm } from '../form/handle.ts'

interface Home {
  postcode?: string
  houseNumber?: number
  addition?: string
}

/** Milliseconds without typing after which the home is checked. */
const typingPause = 300

interface AppointmentHomeCheckProps {
  /** The name of the answer that is the home. */
  of?: string
  /** The path of the answer at which the refusal shows; the house number of the home when left out. */
  at?: string
  /**
   * Called with the server's sentence when it refuses the home, and with undefined when a check begins. Pass the same function at
   * every render: another one starts the check again.
   */
  tell?: (sentence: string | undefined) => void
}

/**
 * Checks on a step that plans an appointment whether the association makes appointments for a home. Where it does not, the
 * server's sentence shows and the step's button is disabled (spec 001 section 5). When the check itself fails the visitor goes
 * on, and the server judges what is sent.
 */
export function AppointmentHomeCheck({
  of = 'home',
  at = `${of}.houseNumber`,
  tell,
}: AppointmentHomeCheckProps) {
  const form = useForm()
  const latest = useRef(form)
  latest.current = form
  const [refusal, setRefusal] = useState<string>()
  const { postcode, houseNumber, addition = '' } = (useFunnel().snapshot.derived.known[of] ?? {}) as Home
  useEffect(() => {
    const say = (sentence: string | undefined) => {
      latest.current.block(at, sentence, true)
      setRefusal(sentence)
      tell?.(sentence)
    }
    say(undefined)
    if (!postcode || !houseNumber) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      await pause(typingPause, signal)
      const body = { postcode, houseNumber, houseNumberAddition: addition }
      await latest.current.call(checkHome, { body }, { signal }).catch((error: unknown) => {
        const sentence = error instanceof Fault ? Object.values(error.errors ?? {})[0]?.[0] : undefined
        if (!signal.aborted) say(sentence)
      })
    }
    latest.current.wait(ask().catch(() => undefined))
    return () => controller.abort()
  }, [at, tell, postcode, houseNumber, addition])
  // a field's error is not read out by itself, and a disabled button takes no press that would tell it
  return tell ? null : (
    <p className="unseen" role="status">
      {refusal}
    </p>
  )
}
