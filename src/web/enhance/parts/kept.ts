/** What session storage holds as JSON under a key; undefined where nothing can be read. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps a value for this tab. A browser that refuses to store leaves everything as it was. */
export const keep = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // nothing is kept: whoever comes back fills it in again
  }
}
