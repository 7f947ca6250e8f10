const controls = 'input, textarea, select, button:not(.folded-acts button)'

/** Gives the focus to an element once what was changed is drawn. Undefined: it stays where it is. */
export const focusLater = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus())
}

/** Gives the focus to the first control in the element of this id, once it is drawn: below the title of what is folded out. */
export const focusFirstIn = (id: string): void =>
  focusLater(() => {
    const whole = document.getElementById(id)
    const within = whole?.querySelector('.folded-body') ?? whole
    return within?.querySelector<HTMLElement>(controls)
  })

/** Gives the focus to what comes in the place of what had it, as its `ref`: once, when it is drawn. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
