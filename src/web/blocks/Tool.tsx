import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/** The calculator itself, or its service text as long as nobody built it. */
export function Tool({ block, frame }: BlockProps<'tool'>) {
  const running = frame.island(block)
  if (!running) return <ServiceText desk="klantenservice" frame={frame} />
  return (
    <>
      <noscript>
        <div className="wrap no-script">
          <p>
            Deze rekentool werkt alleen met JavaScript. Zet JavaScript aan in je browser, of{' '}
            <a href="/contact#bellen">bel ons</a>. Dan rekenen we het samen uit.
          </p>
        </div>
      </noscript>
      {running}
    </>
  )
}
