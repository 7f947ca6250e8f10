import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { focusTitle } from '../kit/Screen.tsx'
import { inShort } from '../kit/When.tsx'
import type { WrittenDocument } from './saving/use-document.ts'

/** Tells of a page that is off the site where its visitors go, which can be changed, and puts its last text back as a draft. */
function OffSite({ written, onLead }: { written: WrittenDocument; onLead(): void }) {
  const { document, isGone, change } = written
  const { lastText, leadsTo, state, may } = document
  if (!isGone && state !== 'withdrawn') return null
  const putBack = () => {
    if (!lastText) return
    change(lastText.body)
    // its button goes
    focusTitle()
  }
  return (
    <Notice
      title="Deze pagina staat niet op de site."
      {...(isGone &&
        lastText &&
        may.write && {
          actions: (
            <>
              <Button variant="secondary" onClick={putBack}>
                Zet de tekst terug
              </Button>
              {state === 'withdrawn' && may.publish && (
                <Button variant="quiet" onClick={onLead}>
                  Verander waar bezoekers heen gaan
                </Button>
              )}
            </>
          ),
        })}
    >
      {state === 'withdrawn' && (
        <p>
          {leadsTo ? (
            <>
              Bezoekers van het adres gaan naar <strong>{leadsTo.title}</strong>{' '}
              <span className="muted">{leadsTo.path}</span>.
            </>
          ) : (
            'Bezoekers van het adres lezen dat de pagina er niet is.'
          )}
        </p>
      )}
      <p>
        {isGone
          ? lastText
            ? 'Hieronder lees je de laatste tekst. Zet haar terug om verder te schrijven.'
            : 'Er is geen tekst meer. Kijk in de geschiedenis of er nog een staat.'
          : 'Publiceer dit concept om haar weer op de site te zetten.'}
      </p>
    </Notice>
  )
}

interface DocumentNoticesProps {
  written: WrittenDocument
  /** Opens the two texts of which one is chosen. */
  onChoose(): void
  /** Opens where the visitors of a page go that is off the site. */
  onLead(): void
}

/** What whoever writes has to know of the whole document before they go on. */
export function DocumentNotices({ written, onChoose, onLead }: DocumentNoticesProps) {
  const { document, copy, state, sentence, newer, takeCopy, dropCopy, retry } = written
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
      <OffSite written={written} onLead={onLead} />
    </>
  )
}
