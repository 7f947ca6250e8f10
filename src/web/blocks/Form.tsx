import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'
import { WithoutScript } from './WithoutScript.tsx'

/** A form that editors defined, or the desk to call where it cannot be drawn. */
export function Form({ block, frame }: BlockProps<'form'>) {
  const running = frame.island(block)
  if (!running) return <ServiceText desk={block.desk} frame={frame} id={block.anchor} />
  return (
    <div id={block.anchor}>
      <WithoutScript />
      {running}
    </div>
  )
}
