import { type ReactNode, useEffect, useState } from 'react'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import { AppointmentHomeCheck } from '../../login/AppointmentHomeCheck.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { inspectionsCopy } from './inspections-copy.ts'
import { useDesk } from './use-desk.ts'

/**
 * Draws the choice of a time (`path`) or, where nothing can be planned at the home, the server's sentence: the association makes
 * no appointments there, or nobody can tell where it is. The check runs here because the script of the address step may not grow
 * by it.
 */
export function InspectedHome({ path, children }: { path: string; children: ReactNode }) {
  const { store, idOf } = useFunnel()
  const { phone } = useDesk()
  const [restricted, setRestricted] = useState<string>()
  // an address may be typed by hand, so the register is first asked where it lies by what reads the times
  const refusal = restricted ?? store.refusedAt('houseNumber')
  useEffect(() => {
    if (refusal) store.block(path, refusal, true)
  }, [store, path, refusal])
  return (
    <>
      <AppointmentHomeCheck of="inspected" at={path} tell={setRestricted} />
      {refusal ? (
        <div id={idOf(path)} tabIndex={-1}>
          <Notice tone="warn" role="alert">
            <p>{refusal}</p>
            <p>
              {inspectionsCopy.anotherHome}{' '}
              <span className="whole" translate="no">
                {phone}
              </span>
              .
            </p>
          </Notice>
        </div>
      ) : (
        children
      )}
    </>
  )
}
