let held: (() => void)[] | undefined

const down = ({ button }: PointerEvent) => {
  if (button === 0) held ??= []
}
// the click comes right after, in the same task
const up = () =>
  setTimeout(() => {
    const waiting = held ?? []
    held = undefined
    for (const then of waiting) then()
  })

/** Begins to look whether a pointer is down; answers how to stop. */
export const watchPointer = (): (() => void) => {
  window.addEventListener('pointerdown', down, true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up, true)
  return () => {
    window.removeEventListener('pointerdown', down, true)
    for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, up, true)
    held = undefined
  }
}

/**
 * Runs this now, or after the click that is being made. A press on a button leaves the field before it: a sentence
 * that showed at once would push the button away from under the pointer, and there would be no click.
 */
export const afterClick = (then: () => void): void => {
  if (held) held.push(then)
  else then()
}
