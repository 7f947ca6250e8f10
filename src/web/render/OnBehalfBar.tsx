import type { FilledInFor } from '../../core/render.ts'
import { stopOnBehalfPath } from '../../core/staff/on-behalf.ts'
import { Button } from '../ui/Button.tsx'

/**
 * The bar above a form that a colleague fills in for who calls, in place of the site's header. What the caller is called was typed,
 * so it stands apart. The button works without a script.
 */
export function OnBehalfBar({ onBehalf: { caller, staff } }: { onBehalf: FilledInFor }) {
  return (
    <header className="caller-bar">
      <div className="caller-bar-words">
        <p className="caller-bar-who">
          Je vult dit in voor <bdi>{caller}</bdi>, die belt.
        </p>
        <p>
          Ingevuld door <bdi>{staff}</bdi>. Lees elke toestemming voor. Vraag nooit om een wachtwoord.
        </p>
      </div>
      <form method="post" action={stopOnBehalfPath}>
        <Button type="submit" variant="secondary" size="small">
          Stop
        </Button>
      </form>
    </header>
  )
}
