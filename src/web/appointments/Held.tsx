import { appointmentsCopy } from './appointments-copy.ts'

/**
 * A sentence that the chosen time is held. It takes its place before it shows: a sentence that came between press and release
 * would push `Volgende` away from under the pointer, and there would be no click.
 */
export const Held = ({ isHeld }: { isHeld: boolean }) => (
  <p className="muted" role="status" data-off={isHeld ? undefined : ''}>
    {appointmentsCopy.held}
  </p>
)
