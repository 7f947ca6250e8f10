import { useEffect, useRef } from 'react'
import { email } from '../../../../core/fields/person/email.ts'
import { isLoggedIn } from '../../../../core/kernel/viewer.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/**
 * Asks the address that belongs to the link. For who is logged in the step is submitted at once; it succeeds where the link
 * belongs to their account.
 */
export function DraftsAddress() {
  const { store, snapshot } = useFunnel()
  const tried = useRef(false)
  const may = snapshot.ready && isLoggedIn(snapshot.derived.context.viewer)
  useEffect(() => {
    if (!may || tried.current) return
    tried.current = true
    void store.next()
  }, [may, store])
  return (
    <Fields>
      <BrickField path="emailAddress" brick={email} />
    </Fields>
  )
}
