import { type ReactNode, useState } from 'react'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import { AppointmentHomeCheck } from '../../login/AppointmentHomeCheck.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { inspectionsCopy } from './inspections-copy.ts'

/**
 * Draws the choice of a time (`path`) or, where the association makes no appointments for the home, the server's sentence. The
 * check runs here because the script of the address step may not grow by it.
 */
export function InspectedHome({ path, children }: { path: string; children: ReactNode }) {
  const { idOf } = useFunnel()
  const [refusal, setRefusal] = useState<string>()
  return (
    <>
      <AppointmentHomeCheck of="inspected" at={path} tell={setRefusal} />
      {refusal ? (
        <div id={idOf(path)} tabIndex={-1}>
          <Notice tone="warn" role="alert">
            <p>{refusal}</p>
            <p>{inspectionsCopy.anotherHome}</p>
          </Notice>
        </div>
      ) : (
        children
      )}
    </>
  )
}
