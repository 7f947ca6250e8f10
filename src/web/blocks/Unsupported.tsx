import { Notice } from '../ui/Notice.tsx'

/** The notice in place of a block of an unknown kind (spec 000 section 8). */
export function Unsupported() {
  return (
    <div className="wrap unsupported">
      <Notice tone="warn">Trying to render an unsupported component</Notice>
    </div>
  )
}
