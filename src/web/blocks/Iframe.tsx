import { frameHeight } from '../../core/content/framing.ts'
import { frameAddress, frameDesks, frameOrigin, isSandboxed } from '../../core/content/iframe.ts'
import { Section } from '../ui/Page.tsx'
import { CallInstead } from './CallInstead.tsx'
import type { BlockProps } from './frame.ts'
import { ServiceText } from './ServiceText.tsx'

/**
 * The sandbox permissions of a framed page. Our own stand-ins do not get `allow-same-origin`, because with it they could remove
 * the sandbox.
 */
const sandboxPermissions = 'allow-forms allow-scripts allow-popups allow-downloads'

/** A page of a partner in a frame; where the partner is not available, the desk to call instead. */
export function Iframe({ block: { anchor, title, intro, height, show }, frame }: BlockProps<'iframe'>) {
  const source = frame.settings.frames[show.source]
  const desk = frameDesks[show.source]
  if (isSandboxed(source) && !frame.demo) return <ServiceText desk={desk} frame={frame} id={anchor} isPart />
  return (
    <Section id={anchor} title={title} lead={intro}>
      <div className="framed-box">
        <iframe
          className="framed"
          title={title}
          src={frameAddress(source, show)}
          height={height ?? frameHeight}
          sandbox={source.startsWith('/') ? sandboxPermissions : `${sandboxPermissions} allow-same-origin`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          data-reports={show.source === 'form' ? frameOrigin(source) : undefined}
        />
        <CallInstead desk={desk} settings={frame.settings} />
      </div>
    </Section>
  )
}
