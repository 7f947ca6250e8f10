import { fetchAnswer } from '../../../core/contract/client.ts'

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
 * Runs this now, or after the click that is being made: what showed between press and release would push the button
 * away from under the pointer, and there would be no click. A press leaves the field before it, which shows its
 * sentence; what was asked of the server may be answered at any moment.
 */
export const afterClick = (then: () => void): void => {
  if (held) held.push(then)
  else then()
}

/** `fetchAnswer`, whose answer or failure waits for the click that is being made. */
export const fetchAfterClick: typeof fetchAnswer = (call, input, options) =>
  fetchAnswer(call, input, options)
    // rule: what the server answers while a button is pressed waits for the click
    .finally(() => new Promise<void>(afterClick))
