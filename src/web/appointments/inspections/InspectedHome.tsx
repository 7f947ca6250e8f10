import { type ReactNode, useState } from 'react'
import { useFunnel } from '../../engine/react/funnel-context.ts'
import { HomeCheck } from '../../login/HomeCheck.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { copy } from './copy.ts'

/**
 * Where the time of an inspection is chosen (`path`), unless the association makes no appointments for the home: then its own
 * sentence. The step of the home cannot carry the check within its weight.
 */
export function InspectedHome({ path, children }: { path: string; children: ReactNode }) {
  const { idOf } = useFunnel()
  const [refusal, setRefusal] = useState<string>()
  return (
    <>
      <HomeCheck of="inspected" at={path} tell={setRefusal} />
      {refusal ? (
        <div id={idOf(path)} tabIndex={-1}>
          <Notice tone="warn" role="alert">
            <p>{refusal}</p>
            <p>{copy.anotherHome}</p>
          </Notice>
        </div>
      ) : (
        children
      )}
    </>
  )
}
