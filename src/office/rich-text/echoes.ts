/** How many of its own texts a field remembers to have given. */
const most = 200

export interface Echoes {
  gave(html: string): void
  isEcho(html: string): boolean
}

/**
 * Which texts a field gave and has not been given back. A value among them is an echo, and a later letter may have been typed
 * by then: it must not take the place of the text. Any other value comes from elsewhere.
 */
export const makeEchoes = (): Echoes => {
  let given: string[] = []
  return {
    gave: (html) => {
      given = [...given, html].slice(-most)
    },
    isEcho: (html) => {
      const at = given.lastIndexOf(html)
      if (at < 0) return false
      given = given.slice(at)
      return true
    },
  }
}
