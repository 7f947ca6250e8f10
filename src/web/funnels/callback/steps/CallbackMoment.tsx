import { useEffect, useRef } from 'react'
import { roofTypeIn } from '../../../../core/rules/roof-types.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { roofQuestion, roofQuestions } from '../callback-content.ts'

/**
 * Asks everything of this funnel. A visitor from the roof check has a roof type in the address (spec 000 section 1): the question
 * then starts with it, once, unless they typed a question of their own.
 */
export function CallbackMoment() {
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
