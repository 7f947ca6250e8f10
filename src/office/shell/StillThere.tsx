import { useEffect, useState } from 'react'
import { staffIdleSeconds, staffWarnSeconds } from '../../core/staff/sessions.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'

/** How often the time is looked at, in milliseconds. */
const look = 5000

/** Warns two minutes before the session ends because nobody used it. `usedAt` tells when it was last used, in milliseconds. */
export function StillThere({ usedAt, onStay }: { usedAt: () => number; onStay: () => void }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      const idle = (Date.now() - usedAt()) / 1000
      setLate(idle > staffIdleSeconds - staffWarnSeconds && idle < staffIdleSeconds)
    }, look)
    return () => clearInterval(timer)
  }, [usedAt])
  const stay = () => {
    setLate(false)
    onStay()
  }
  return (
    <Dialog title="Ben je er nog?" isOpen={isLate} onClose={stay}>
      <p>Over twee minuten log je vanzelf uit. Wat je typte blijft staan.</p>
      <div className="buttons">
        <Button onClick={stay}>Ik ben er nog</Button>
      </div>
    </Dialog>
  )
}
