import { useEffect, useRef } from 'react'
import { checkHome } from '../../core/contract/appointment/calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { pause } from '../../core/kernel/pause.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { useForm } from '../form/handle.ts'

interface Home {
  postcode?: string
  houseNumber?: number
  addition?: string
}

/** As the address is looked up: not for every key that is pressed. */
const typingPause = 300

interface HomeCheckProps {
  /** The answer that is the home. */
  of?: string
  /** The field of this step that is held with the sentence; the number of the home when left out. */
  at?: string
  /** Hears the sentence too, or that there is none. Always the same function. */
  tell?: (sentence: string | undefined) => void
}

/**
 * On a step that plans a talk: asks whether the association makes appointments for a home, and holds the step with its own sentence where it does not
 * (spec 001 section 5). When it cannot be asked one goes on, and the server judges what is sent.
 */
export function HomeCheck({ of = 'home', at = `${of}.houseNumber`, tell }: HomeCheckProps) {
  const form = useForm()
  const latest = useRef(form)
  latest.current = form
  const { postcode, houseNumber, addition = '' } = (useFunnel().snapshot.derived.known[of] ?? {}) as Home
  useEffect(() => {
    const say = (sentence: string | undefined) => {
      latest.current.block(at, sentence)
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
        const sentence = error instanceof Fault ? error.errors?.houseNumber?.[0] : undefined
        if (!signal.aborted) say(sentence)
      })
    }
    latest.current.wait(ask().catch(() => undefined))
    return () => controller.abort()
  }, [at, tell, postcode, houseNumber, addition])
  return null
}
