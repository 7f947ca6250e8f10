import { Button } from '../../web/ui/Button.tsx'

interface RemovedProps {
  /** Id of the button, which takes the focus from what is gone. */
  id: string
  name: string
  onUndo(): void
}

/** Says what was taken out, in its place, until something else is; one button puts it back. */
export function Removed({ id, name, onUndo }: RemovedProps) {
  return (
    <div className="removed" role="status">
      <span>
        <bdi>{name}</bdi> is weg.
      </span>
      <Button id={id} variant="quiet" aria-label={`Zet terug: ${name}`} onClick={onUndo}>
        Zet terug
      </Button>
    </div>
  )
}
