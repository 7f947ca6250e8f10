import { useMemo } from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import type { Form } from '../../../core/forms/form.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { funnelOf } from './forms-funnel.ts'

/** Draws a form from its definition, which the page passes as properties. */
export default function FormIsland(props: IslandProps) {
  // The definition was validated together with the page, so it is not parsed again.
  const funnel = useMemo(() => funnelOf(props.properties as unknown as Form), [props.properties])
  return <FunnelIsland funnel={funnel} {...props} />
}
