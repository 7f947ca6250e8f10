import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { fetchAnswer } from '../../core/contract/client.ts'
import type { Choice } from '../../core/fields/brick/brick.ts'
import type { AnyGroup, Parts as PartsOf } from '../../core/fields/brick/group.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { type FormHandle, FormProvider } from '../../web/form/handle.ts'
import { Parts } from '../../web/form/Parts.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { ErrorSummary } from '../../web/ui/ErrorSummary.tsx'
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts'

type Values = Readonly<Record<string, unknown>>

interface BrickFormProps {
  /** The fields: those that the call checks too. */
  group: AnyGroup
  initial?: Values
  /** The word by which what is typed and not sent is kept while somebody is on another screen. Left out, it goes with the form. */
  keptAs?: string
  /** Choices of a field that are only known here, such as the desks of the settings. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  button: ReactNode
  busyText: string
  /** How the button looks; at most one of a screen is primary. */
  variant?: 'primary' | 'secondary'
  /** Fields that are drawn in a way of their own, by their names. What draws one reads the form by `useForm`. */
  draws?: Readonly<Record<string, ReactNode>>
  /** Fields that are rarely filled in. They stand behind these words, which are open where the form begins with one of them. */
  rare?: { words: string; fields: readonly string[] }
  /** Sends the answers. A Fault shows at its fields; whatever was typed stays. */
  send(values: Values): Promise<void>
  /** Beside the button: a way out. */
  beside?: ReactNode
  children?: ReactNode
}

/** What a form of the site needs and one of the office does not: nothing here is hidden, fixed or read while it is filled in. */
const still = {
  hint: () => undefined,
  shown: () => true,
  fixed: () => false,
  readFailed: false,
  block: () => undefined,
  wait: () => undefined,
  setCount: () => undefined,
  removeEntry: () => undefined,
  log: () => undefined,
  call: (() =>
    Promise.reject(new Error('A form of the office makes no calls by itself.'))) as typeof fetchAnswer,
} satisfies Partial<FormHandle>

const summary = 'Dit klopt nog niet.'
const noValues: Values = {}

/** The answers of a form as they are now: those that were typed before and not sent, else its first ones. */
const useValues = (initial: Values, keptAs: string | undefined) => {
  const [values, setValues] = useState<Values>(() => (keptAs && unsentOf(keptAs)) || initial)
  const first = useRef({ values, initial })
  useEffect(() => {
    if (keptAs === undefined || values === first.current.values) return
    keepUnsent(keptAs, values, first.current.initial)
  }, [values, keptAs])
  return [values, setValues] as const
}

interface RarePartsProps {
  words: string
  of: PartsOf
  isOpen: boolean
}

/** Ctrl and Enter in a field of more lines send the form, as they send a message; Enter alone begins a line there. */
const useSendKey = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const own = form.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (!(event.target instanceof HTMLTextAreaElement)) return
      event.preventDefault()
      own?.requestSubmit()
    }
    own?.addEventListener('keydown', onKey)
    return () => own?.removeEventListener('keydown', onKey)
  }, [])
  return form
}

/** Fields behind a line of words. From the first drawing on whoever fills them in opens and closes it. */
function RareParts({ words, of, isOpen }: RarePartsProps) {
  const [beganOpen] = useState(isOpen)
  return (
    <details className="rare" open={beganOpen}>
      <summary>{words}</summary>
      <div className="form">
        <Parts of={of} />
      </div>
    </details>
  )
}

/** A small form of the office, drawn from bricks as the forms of the site are. */
export function BrickForm({
  group,
  initial = noValues,
  keptAs,
  choices,
  button,
  busyText,
  variant = 'primary',
  draws,
  rare,
  send,
  beside,
  children,
}: BrickFormProps) {
  const prefix = useId()
  const [values, setValues] = useValues(initial, keptAs)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const now = useRef(values)
  now.current = values
  const top = useRef<HTMLDivElement>(null)
  const form = useSendKey()
  const idOf = (path: string) => `${prefix}-${path.replaceAll(/\W+/g, '-')}`

  const handle: FormHandle = {
    idOf,
    value: (path) => values[path],
    now: (path) => now.current[path],
    set: (path, value) => {
      setValues((all) => ({ ...all, [path]: value }))
      setErrors(({ [path]: _mended, ...rest }) => rest)
    },
    touch: (path, clean) => {
      const value = now.current[path]
      if (clean && typeof value === 'string') setValues((all) => ({ ...all, [path]: clean(value) }))
    },
    error: (path) => errors[path],
    choices: (path, own) => choices?.[path] ?? own ?? [],
    draws: (path) => draws?.[path],
    ...still,
  }

  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    requestAnimationFrame(() => top.current?.focus())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const parsed = group.schema.safeParse(values)
    if (!parsed.success)
      return show(
        Object.fromEntries(
          parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]),
        ),
      )
    setBusy(true)
    try {
      await send(parsed.data as Values)
      if (keptAs !== undefined) forgetUnsent(keptAs)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      // what is wrong with a field that is not asked here stands above the form
      const fields = Object.entries(thrown.errors ?? {})
        .filter(([path]) => Object.hasOwn(group.parts as PartsOf, path.split(/[.[]/)[0] ?? path))
        .map(([path, [sentence = '']]) => [path, sentence])
      show(fields.length > 0 ? Object.fromEntries(fields) : { '': thrown.message })
    } finally {
      setBusy(false)
    }
  }
  // in the order of the form, in which somebody reads on
  const faults = Object.keys(group.parts as PartsOf).flatMap((path) => {
    const text = errors[path]
    return text === undefined ? [] : [{ id: idOf(path), text }]
  })
  const parts = Object.entries(group.parts as PartsOf)
  const isRare = ([path]: readonly [string, unknown]): boolean => rare?.fields.includes(path) ?? false
  // they stand where the first of them is asked, so that what comes after them is still asked last
  const first = parts.findIndex(isRare)
  const from = first < 0 ? parts.length : first
  const after = parts.slice(from).filter((part) => !isRare(part))
  return (
    <FormProvider value={handle}>
      <form ref={form} className="form" onSubmit={submit} noValidate>
        {Object.keys(errors).length > 0 && (
          <ErrorSummary ref={top} title={errors[''] ?? summary} faults={faults} />
        )}
        <Parts of={Object.fromEntries(parts.slice(0, from))} />
        {rare && (
          <RareParts
            words={rare.words}
            of={Object.fromEntries(parts.filter(isRare))}
            isOpen={rare.fields.some((path) => values[path] !== undefined)}
          />
        )}
        {after.length > 0 && <Parts of={Object.fromEntries(after)} />}
        {children}
        <div className="buttons">
          <Button type="submit" variant={variant} busy={isBusy} busyText={busyText}>
            {button}
          </Button>
          {beside}
        </div>
      </form>
    </FormProvider>
  )
}
