import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { inShort } from '../kit/When.tsx'
import type { WrittenDocument } from './use-document.ts'

/** What whoever writes has to know of the whole document before they go on. */
export function DocumentNotices({ written, onChoose }: { written: WrittenDocument; onChoose(): void }) {
  const { document, copy, state, sentence, number, newer, takeCopy, dropCopy, retry } = written
  return (
    <>
      {copy && document.may.write && (
        <Notice
          tone="warn"
          role="alert"
          title="Je typte verder na de laatste keer bewaren."
          actions={
            <>
              <Button variant="secondary" onClick={takeCopy}>
                Zet terug
              </Button>
              <Button variant="quiet" onClick={dropCopy}>
                Gooi weg
              </Button>
            </>
          }
        >
          <p>
            Deze browser bewaarde het {inShort(new Date(copy.at).toISOString())}. Kies eerst, dan kun je
            schrijven.
          </p>
        </Notice>
      )}
      {newer && (
        <Notice
          tone="warn"
          role="alert"
          title={`${newer.text.by ?? 'Iemand anders'} veranderde hetzelfde als jij.`}
          actions={
            <Button variant="secondary" onClick={onChoose}>
              Bekijk beide teksten
            </Button>
          }
        >
          <p>Wat jij typte staat er nog, en wordt bewaard als je gekozen hebt.</p>
        </Notice>
      )}
      {state === 'refused' && (
        <Notice
          tone="error"
          role="alert"
          title="Dit is niet bewaard. Wat je typte staat er nog."
          actions={
            <Button variant="secondary" onClick={retry}>
              Probeer opnieuw
            </Button>
          }
        >
          <p>{sentence}</p>
        </Notice>
      )}
      {!document.may.write && (
        <Notice>
          <p>Je kunt deze tekst lezen. Hem veranderen hoort niet bij jouw rol.</p>
        </Notice>
      )}
      {number === null && state === 'saved' && (
        <Notice>
          <p>
            Deze pagina staat niet meer op de site en heeft geen concept. Zet een tekst terug uit de
            geschiedenis.
          </p>
        </Notice>
      )}
    </>
  )
}
