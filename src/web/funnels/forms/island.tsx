import { useMemo } from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import type { Form } from '../../../core/forms/form.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { funnelOf } from './funnel.ts'

/** Draws a form from its definition, which its page gives as properties. */
export default function FormIsland(props: IslandProps) {
  // a definition that was judged with its page
  const funnel = useMemo(() => funnelOf(props.properties as unknown as Form), [props.properties])
  return <FunnelIsland funnel={funnel} {...props} />
}
