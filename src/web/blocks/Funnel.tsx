import { deskOfFunnel } from '../../core/content/funnel.ts'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/** The funnel itself, or its service text as long as nobody built it. */
export function Funnel({ block, frame }: BlockProps<'funnel'>) {
  const running = frame.island(block)
  if (!running) return <ServiceText desk={deskOfFunnel(block.slug)} frame={frame} />
  return (
    <>
      <noscript>
        <div className="wrap no-script">
          <p>
            Dit formulier werkt alleen met JavaScript. Zet JavaScript aan in je browser, of{' '}
            <a href="/contact">bel ons</a>. Dan regelen we het samen.
          </p>
        </div>
      </noscript>
      {running}
    </>
  )
}
