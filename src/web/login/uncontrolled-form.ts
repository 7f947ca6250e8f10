import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { firstErrors } from '../../core/fields/brick/first-error.ts'
import type { Parts } from '../../core/fields/brick/group.ts'
import { group } from '../../core/fields/brick/group.ts'
import { required } from '../../core/fields/brick/sentences.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import type { FormErrors } from './login-errors.ts'

interface ShownErrors {
  errors: Record<string, string>
  sentence?: string | undefined
  /** True where neither a field nor a sentence tells the error: the generic error block shows. */
  generic: boolean
}

const nothing: ShownErrors = { errors: {}, generic: false }

/**
 * A small form beside a funnel. What is typed is only in its controls, so that a password is in no state and no draft, and what a
 * browser filled in by itself counts too. `send` gets the parsed answers; `refused` turns what it throws into errors, and
 * `failure` is logged then.
 */
export function useUncontrolledForm<P extends Parts>(
  asks: P,
  send: (answers: Record<string, unknown>) => Promise<void>,
  refused: (thrown: unknown) => FormErrors,
  failure: string,
) {
  const { store } = useFunnel()
  const [told, tell] = useState<ShownErrors>(nothing)
  const [busy, setBusy] = useState(false)
  const [faulty, setFaulty] = useState(0)
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const root = useId()
  const { schema } = group(asks)
  const idOf = (name: string) => `${root}-${name}`
  const typed = () => {
    const given = form.current ? Object.fromEntries(new FormData(form.current)) : {}
    return Object.fromEntries(
      Object.entries(asks).map(([name, part]) => {
        const box = part.kind === 'brick' && part.facts.control === 'checkbox'
        return [name, box ? given[name] !== undefined : (given[name] ?? '')]
      }),
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current) return
    const errors = firstErrors(group(asks), typed())
    tell({ errors, generic: false })
    if (Object.keys(errors).length > 0) return setFaulty((times) => times + 1)
    running.current = true
    setBusy(true)
    try {
      await send(schema.parse(typed() as never) as Record<string, unknown>)
    } catch (thrown) {
      store.environment.log(failure)
      const { errors: own, sentence } = refused(thrown)
      const some = Object.keys(own).length > 0
      tell({ errors: own, sentence, generic: !sentence && !some })
      if (some) setFaulty((times) => times + 1)
    }
    running.current = false
    setBusy(false)
  }
  // each failed try moves the focus to the summary; correcting a field leaves it where it is
  useEffect(() => {
    if (faulty > 0) summary.current?.focus()
  }, [faulty])
  // an error goes as soon as its field is right, and none appears while somebody is still typing
  const recheck = () => {
    const now = firstErrors(group(asks), typed())
    const left = Object.entries(told.errors).filter(([name]) => now[name])
    if (left.length < Object.keys(told.errors).length) tell({ ...told, errors: Object.fromEntries(left) })
  }
  const faults = Object.entries(told.errors).map(([name, text]) => {
    const part = asks[name]
    const label = part?.kind === 'brick' && text === required ? `${part.facts.label}: ` : ''
    return { id: idOf(name), text: label + text }
  })
  return { form, summary, submit, recheck, busy, told, faults, idOf }
}
