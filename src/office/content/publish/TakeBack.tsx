import { CountedButton } from '../../kit/CountedButton.tsx'
import { useAct } from '../../shell/use-act.ts'
import type { DocumentRead } from '../panel-props.ts'
import { useTakeBack } from './use-take-back.ts'

/** The line above a document that was published a moment ago, by which that is undone; nothing where it no longer can be. */
export function TakeBack({ document, onDone }: { document: DocumentRead; onDone: () => void }) {
  const { codename, published, takeBackUntil } = document
  const takeBack = useTakeBack(codename, onDone)
  const { isBusy, run } = useAct()
  if (takeBackUntil === null || published === null) return null
  return (
    <p className="take-back">
      Versie {published.number} staat net op de site.{' '}
      <CountedButton
        label="Neem terug"
        until={Date.parse(takeBackUntil)}
        busy={isBusy}
        onPress={() => void run(() => takeBack(published.number))}
      />
    </p>
  )
}
