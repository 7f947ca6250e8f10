import { useEffect, useState } from 'react'
import type { IslandProps } from '../../../core/content/island.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { onViewer, whoIsIt } from '../../engine/viewer.ts'
import { Loading } from '../../ui/Loading.tsx'
import { copy, help } from './content.ts'
import { becomeMember } from './funnel.ts'

/** True for a member, who has nothing to do here and is sent to their own environment (decisions 35 and 36). */
function useMembersLeave(): boolean {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    let gone = false
    const look = (viewer: Viewer) => {
      if (gone || !isMember(viewer)) return
      setLeaving(true)
      window.location.replace(help.mine.href)
    }
    void whoIsIt().then(look)
    const forget = onViewer(look)
    return () => {
      gone = true
      forget()
    }
  }, [])
  return leaving
}

export default function BecomeMember(props: IslandProps) {
  if (useMembersLeave())
    return (
      <div className="funnel wrap">
        <Loading text={copy.already} />
      </div>
    )
  return <FunnelIsland funnel={becomeMember} {...props} />
}
