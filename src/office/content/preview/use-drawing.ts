import { useCallback, useEffect, useRef, useState } from 'react'
import { Fault } from '../../../core/kernel/fault.ts'
import { askDrawing, type Drawing, type WantedDrawing } from './ask-drawing.ts'
import { drawInTurn, type Turns } from './draw-in-turn.ts'

/** The last page that could be drawn, and why the newest text could not be. */
interface Drawn {
  drawing: Drawing | undefined
  fault: Fault | undefined
}

/** Has a text drawn as it is written: once somebody rests, and at once where they look at it in another way. */
export const useDrawing = ({ codename, body, as, day }: WantedDrawing): Drawn & { again(): void } => {
  const [drawn, setDrawn] = useState<Drawn>({ drawing: undefined, fault: undefined })
  const turns = useRef<Turns<WantedDrawing>>(undefined)
  const before = useRef<WantedDrawing>(undefined)
  useEffect(() => {
    const mine = drawInTurn<WantedDrawing, Drawing | Fault>({
      draw: askDrawing,
      show: (answer) =>
        setDrawn(({ drawing }) =>
          answer instanceof Fault ? { drawing, fault: answer } : { drawing: answer, fault: undefined },
        ),
    })
    turns.current = mine
    return () => {
      mine.stop()
      before.current = undefined
    }
  }, [])
  useEffect(() => {
    const wanted = { codename, body, as, day }
    const last = before.current
    const isSameLook = last?.codename === codename && last.as === as && last.day === day
    before.current = wanted
    turns.current?.want(wanted, { now: !isSameLook })
  }, [codename, body, as, day])
  const again = useCallback(() => {
    if (before.current) turns.current?.want(before.current, { now: true })
  }, [])
  return { ...drawn, again }
}
