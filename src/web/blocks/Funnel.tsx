import { deskOfFunnel } from '../../core/content/funnel.ts'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'
import { WithoutScript } from './WithoutScript.tsx'

/** The funnel itself, or its service text as long as nobody built it. */
export function Funnel({ block, frame }: BlockProps<'funnel'>) {
  const running = frame.island(block)
  if (!running) return <ServiceText desk={deskOfFunnel(block.slug)} frame={frame} />
  return (
    <>
      <WithoutScript instead={block.without_script} />
      {running}
    </>
  )
}
