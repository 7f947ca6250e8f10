import { useEffect, useState } from 'react'

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The whole seconds until an instant (ms since 1970), told anew each second; 0 from then on, and where there is none. */
export const useSecondsLeft = (until: number | undefined): number => {
  const [seconds, setSeconds] = useState(until === undefined ? 0 : left(until))
  useEffect(() => {
    if (until === undefined) return
    const tell = () => {
      const now = left(until)
      setSeconds(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tell, 1000)
    tell()
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
