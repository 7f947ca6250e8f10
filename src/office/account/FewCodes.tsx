import { Link } from 'wouter'
import { Notice } from '../../web/ui/Notice.tsx'
import { useOffice } from '../shell/office-context.ts'

/** Tells who has few recovery codes left how many, and where new ones are made; nothing for anybody else. */
export function FewCodes() {
  const { recoveryCodesLeft: left } = useOffice().me
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
