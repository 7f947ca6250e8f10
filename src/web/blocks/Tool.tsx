import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/** A calculator with its worked example, or a text that says who to call as long as it is not built. */
export function Tool({ block, frame }: BlockProps<'tool'>) {
  const running = frame.island(block)
  if (!running) return <ServiceText desk="klantenservice" frame={frame} />
  return (
    <>
      <noscript>
        <div className="wrap no-script">
          <p>
            Zelf invullen kan alleen met JavaScript. Zet JavaScript aan in je browser, of{' '}
            <a href="/contact#bellen">bel ons</a>. Dan rekenen we het samen uit. Hieronder staat een
            voorbeeld, met de cijfers waarmee we rekenen.
          </p>
        </div>
      </noscript>
      {running}
      {frame.exampleOf(block.codename)}
    </>
  )
}
