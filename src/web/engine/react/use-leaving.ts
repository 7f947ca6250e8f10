import { tell } from '../apply/change.ts'
import { clear } from '../apply/opening.ts'
import { useFunnel } from './funnel-context.ts'

/** The way out of a funnel: `leaveFor` forgets its answers in this browser; `isKept`: they stand with us as well. */
export const useLeaving = () => {
  const { store } = useFunnel()
  return {
    isKept: store.state.progress.kept !== undefined,
    leaveFor: (url: string) => void store.change((c) => tell(clear(c), 'leaveFor', url)),
  }
}
