import { Link } from 'wouter'
import { readMe } from '../../core/contract/staff-session/staff-session-calls.ts'
import { Notice } from '../../web/ui/Notice.tsx'
import { useCall } from '../shell/use-call.ts'

/**
 * Tells who has few recovery codes left how many, and where new ones are made; nothing for anybody else. It asks each time, as
 * codes are used up and made anew while the office is open.
 */
export function FewCodes() {
  const left = useCall(readMe, {}).data?.recoveryCodesLeft
  if (left === undefined) return null
  return (
    <Notice tone="warn" role="status">
      <p>
        Je hebt nog {left === 1 ? '1 herstelcode' : `${left} herstelcodes`}. Maak nieuwe bij{' '}
        <Link href="/account">je account</Link>.
      </p>
    </Notice>
  )
}
