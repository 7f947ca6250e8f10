import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/** A calculator; none is built yet, so each shows its service text. */
export function Tool({ frame }: BlockProps<'tool'>) {
  return <ServiceText desk="klantenservice" frame={frame} />
}
