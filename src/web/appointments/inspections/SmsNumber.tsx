import { useEffect } from 'react'
import { smsNumber } from '../../../core/fields/request/inspection.ts'
import { useAnswer, useFunnel } from '../../engine/react/funnel-context.ts'
import { BrickField } from '../../form/BrickField.tsx'

/** The mobile number for the reminder. It begins with the visitor's own number, which is asked on the step before. */
export default function SmsNumber({ path }: { path: string }) {
  const { ready, answers } = useFunnel().snapshot
  const [number, set] = useAnswer(path, smsNumber)
  const own = ready && number === undefined ? answers.mobile : undefined
  useEffect(() => {
    if (typeof own === 'string') set(own)
  })
  return <BrickField path={path} brick={smsNumber} />
}
