import { fetchAnswer } from '../../../core/contract/client.ts'

/** Milliseconds after each of these until a click was made, or none will be. */
const waits: Record<string, number> = {
  // nobody's hand rests longer on a button
  pointerdown: 10_000,
  // on a touch screen both come after the finger was lifted: this, and that a field is left
  mousedown: 10_000,
  pointerup: 500,
  pointercancel: 0,
  // its menu takes the release
  contextmenu: 0,
  // after all who listen to it
  click: 0,
}

/** The end of the click that is being made. */
let click: Promise<void> | undefined
let end: () => void
let timer: ReturnType<typeof setTimeout>

const look = ({ type, target }: Event) => {
  // a press on a list of choices may never be told to have ended
  if ((target as Element).localName === 'select') return
  click ??= new Promise((done) => {
    end = () => {
      click = undefined
      done()
    }
  })
  clearTimeout(timer)
  timer = setTimeout(end, waits[type])
}

/** Looks from now on whether a pointer is down; said twice, it looks once. */
export const watchPointer = (): void => {
  for (const type in waits) window.addEventListener(type, look, true)
}

/**
 * Runs this now, or after the click that is being made: what showed between press and release would push the button
 * away from under the pointer, and there would be no click. A press leaves the field before it, which shows its
 * sentence; what was asked of the server may be answered at any moment.
 */
export const afterClick = (then: () => void): void => {
  if (click) void click.then(then)
  else then()
}

/** `fetchAnswer`, whose answer or failure waits for the click that is being made. */
export const fetchAfterClick: typeof fetchAnswer = (call, input, options) =>
  fetchAnswer(call, input, options).finally(() => click)
