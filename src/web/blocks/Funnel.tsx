import { deskOfFunnel, nameOfFunnel, toolOfFunnel } from '../../core/content/funnel.ts'
import { Embed } from './Embed.tsx'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'
import { WithoutScript } from './WithoutScript.tsx'

/** A funnel, or the tool of another party that takes its place; otherwise a text that says who to call. */
export function Funnel({ block, frame }: BlockProps<'funnel'>) {
  const { slug, title = nameOfFunnel(slug) } = block
  const tool = toolOfFunnel(slug)
  if (tool) return <Embed block={{ kind: 'embed', title, tool }} frame={frame} />
  const running = frame.island(block)
  if (!running) return <ServiceText desk={deskOfFunnel(slug)} frame={frame} />
  return (
    <>
      <WithoutScript instead={block.without_script} />
      {running}
    </>
  )
}
