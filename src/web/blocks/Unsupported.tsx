import { Notice } from '../ui/Notice.tsx'

/** Where content asks for a block that nobody knows (spec 000 section 8). */
export function Unsupported() {
  return (
    <div className="wrap unsupported">
      <Notice tone="warn">Trying to render an unsupported component</Notice>
    </div>
  )
}
