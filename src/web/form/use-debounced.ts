import { useEffect, useState } from 'react'

/** Milliseconds without a key press after which suggestions change (spec 000 section 9). */
const debounceMs = 200

/** The text as it was when nobody had typed for `debounceMs`. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
