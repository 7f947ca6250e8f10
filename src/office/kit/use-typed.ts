import { useState } from 'react'

/** What is typed to search with, and the way to change it. It begins anew with what was searched for last, also after going back. */
export const useTyped = (word: string) => {
  const [typed, setTyped] = useState(word)
  const [before, setBefore] = useState(word)
  if (word !== before) {
    setBefore(word)
    setTyped(word)
  }
  return [typed, setTyped] as const
}
