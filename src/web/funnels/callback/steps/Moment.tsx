import { useEffect, useRef } from 'react'
import { roofTypeIn } from '../../../../core/rules/roof-types.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { roofQuestion, roofQuestions } from '../content.ts'

/**
 * All that is asked. Who comes from the roof check has a roof type in the address (spec 000 section 1): it begins the
 * question, once, where nothing of one's own stands in it.
 */
export function Moment() {
  const { store, snapshot } = useFunnel()
  const begun = useRef(false)
  const { ready } = snapshot
  useEffect(() => {
    if (!ready || begun.current) return
    begun.current = true
    const roof = roofTypeIn(store.environment.query())
    const typed = String(store.answer('question') ?? '').trim()
    if (roof && (typed === '' || roofQuestions.some((one) => one.trim() === typed)))
      store.set('question', roofQuestion(roof))
  }, [store, ready])
  return (
    <Fields>
      <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
    </Fields>
  )
}
