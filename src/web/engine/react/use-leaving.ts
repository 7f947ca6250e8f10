import { tellBrowser } from '../apply/change.ts'
import { clear } from '../apply/opening.ts'
import { useFunnel } from './funnel-context.ts'

/**
 * A way out of a funnel: `leaveFor` forgets its answers in this browser and opens another page; `isKept` tells whether they are
 * kept on the server as well.
 */
export const useLeaving = () => {
  const { store } = useFunnel()
  return {
    isKept: store.state.progress.kept !== undefined,
    leaveFor: (url: string) => void store.change((c) => tellBrowser(clear(c), 'leaveFor', url)),
  }
}
