import type { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'

/** What went wrong while something was read, with a button to try again where that can help. */
export function Failure({ fault, onAgain }: { fault: Fault; onAgain?: () => void }) {
  const canHelp =
    fault.status === 0 || fault.status >= 500 || fault.status === 429 || fault.code === 'step-up-needed'
  return (
    <Notice
      tone="error"
      role="alert"
      {...(onAgain &&
        canHelp && {
          actions: (
            <Button variant="secondary" onClick={onAgain}>
              Probeer opnieuw
            </Button>
          ),
        })}
    >
      <p>{fault.message}</p>
    </Notice>
  )
}
