interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A setting kept as JSON under a key of the browser's storage (spec 000 section 9). */
export interface StoredSetting<T> {
  /** The stored value, or the default when nothing is stored or it cannot be read. */
  read(): T
  /** False when the browser refuses to store (private mode, full). */
  write(value: T): boolean
  clear(): void
}

/** `shelf` is a function, called at each use: reading `localStorage` throws where a browser forbids it. */
export const storedSetting = <T>(shelf: () => Shelf, key: string, fallback: T): StoredSetting<T> => ({
  read() {
    try {
      const text = shelf().getItem(key)
      return text === null ? fallback : (JSON.parse(text) as T)
    } catch {
      return fallback
    }
  },
  write(value) {
    try {
      shelf().setItem(key, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  clear() {
    try {
      shelf().removeItem(key)
    } catch {
      // where storage is forbidden nothing was stored, so there is nothing to remove
    }
  },
})
