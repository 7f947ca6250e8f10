import { fetchAnswer } from '../../../core/contract/client.ts'

/** Milliseconds after each of these events until the click has been made, or none will follow. */
const maxWaits: Record<string, number> = {
  // longer than anybody rests on a button
  pointerdown: 10_000,
  // on a touch screen the field loses its focus after the finger is lifted, and this event comes after that as well
  mousedown: 10_000,
  pointerup: 500,
  pointercancel: 0,
  // the context menu takes the release of the button
  contextmenu: 0,
  // after all listeners of the click
  click: 0,
}

/** Resolves at the end of the click that is being made. */
let click: Promise<void> | undefined
let end: () => void
let timer: ReturnType<typeof setTimeout>

const onPointerEvent = ({ type, target }: Event) => {
  // a press on a list of choices may get no event that ends it
  if ((target as Element).localName === 'select') return
  click ??= new Promise((done) => {
    end = () => {
      click = undefined
      done()
    }
  })
  clearTimeout(timer)
  timer = setTimeout(end, maxWaits[type])
}

/** Starts watching for a pressed pointer. Calling it again changes nothing. */
export const watchPointer = (): void => {
  for (const type in maxWaits) window.addEventListener(type, onPointerEvent, true)
}

/**
 * Runs this now, or after the click that is being made: what showed between press and release would push the button away from
 * under the pointer, and there would be no click. A press leaves the field before it, whose error then shows, and an answer of
 * the server may come at any moment.
 */
export const afterClick = (then: () => void): void => {
  if (click) void click.then(then)
  else then()
}

/** `fetchAnswer`, whose answer or failure waits for the click that is being made. */
export const fetchAfterClick: typeof fetchAnswer = (call, input, options) =>
  fetchAnswer(call, input, options).finally(() => click)
