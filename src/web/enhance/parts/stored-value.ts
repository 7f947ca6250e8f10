/** The value that session storage holds as JSON under a key; undefined where nothing can be read. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a value in session storage as JSON. A browser that refuses to store is ignored. */
export const storeValue = (key: string, value: unknown): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the visitor fills it in again.
  }
}
