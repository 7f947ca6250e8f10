type Values = Readonly<Record<string, unknown>>

/** What was typed and not sent, by the form that it is of. It is personal data, so it stays in this page and is stored nowhere. */
const unsent = new Map<string, Values>()

const isEmpty = (value: unknown): boolean => value === undefined || value === ''

/** Has the browser ask before the page goes, as what was typed goes with it. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

const askWhileAny = (): void => {
  if (unsent.size > 0) globalThis.addEventListener?.('beforeunload', ask)
  else globalThis.removeEventListener?.('beforeunload', ask)
}

/** What was typed in a form and not sent; undefined where that is nothing. */
export const unsentOf = (form: string): Values | undefined => unsent.get(form)

/**
 * Keeps what is typed in a form, so that it is there again for whoever leaves its screen and comes back. A form that is as it was
 * at first, its `initial` values and nothing else, keeps nothing.
 */
export const keepUnsent = (form: string, values: Values, initial: Values): void => {
  const isTyped = Object.entries(values).some(([name, value]) => !isEmpty(value) && value !== initial[name])
  if (isTyped) unsent.set(form, values)
  else unsent.delete(form)
  askWhileAny()
}

/** Forgets what was typed in a form, as it was sent; without a form all of it, as somebody else logged in. */
export const forgetUnsent = (form?: string): void => {
  if (form === undefined) unsent.clear()
  else unsent.delete(form)
  askWhileAny()
}
