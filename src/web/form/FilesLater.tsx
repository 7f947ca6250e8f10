import { useEffect, useState } from 'react'
import type { AnyBrick, Control } from '../../core/fields/brick.ts'
import { type Knowledge, later } from '../../core/fields/knowledge.ts'
import { loading, wentWrong } from '../../core/fields/sentences.ts'
import { Button } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'

type State = 'asking' | 'here' | 'failed'

const filesField = later(() => import('./FilesField.tsx'))

/** Controls that no first step needs: fetched with what a funnel's fields are judged by. */
export const drawnLater: Partial<Record<Control, Knowledge>> = { files: filesField }

/** Attachments, once their control is here. Where it cannot be fetched that is told, with a way to try again. */
export function FilesLater(field: { path: string; brick: AnyBrick }) {
  const [state, setState] = useState<State>('asking')
  const FilesField = filesField.now()?.FilesField
  useEffect(() => {
    if (state !== 'asking') return
    let gone = false
    const turn = (next: State) => () => !gone && setState(next)
    filesField.learn().then(turn('here'), turn('failed'))
    return () => {
      gone = true
    }
  }, [state])
  if (FilesField) return <FilesField {...field} />
  if (state !== 'failed') return <Loading text={loading} />
  const again = (
    <Button variant="secondary" size="small" onClick={() => setState('asking')}>
      Probeer opnieuw
    </Button>
  )
  return <Notice tone="error" role="alert" title={wentWrong} actions={again} />
}
