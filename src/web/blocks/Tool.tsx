import { toolNames } from '../../core/content/tool.ts'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/** A calculator; none is built yet, so each shows its service text. */
export function Tool({ block, frame }: BlockProps<'tool'>) {
  return <ServiceText name={toolNames[block.codename]} desk="klantenservice" frame={frame} />
}
