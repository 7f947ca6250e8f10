import { fetchAnswer } from '../../../core/contract/client.ts'

let held: (() => void)[] | undefined

const letGo = () => {
  const waiting = held
  held = undefined
  for (const then of waiting ?? []) then()
}
/** Longer than a click takes, in milliseconds: a press on a list of choices may never be told to have ended. */
const longestPress = 1000
const down = () => {
  held ??= []
  setTimeout(letGo, longestPress)
}
// the click comes right after, in the same task
const up = () => setTimeout(letGo)

/** Looks from now on whether a pointer is down; said twice, it looks once. */
export const watchPointer = (): void => {
  window.addEventListener('pointerdown', down, true)
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up, true)
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
