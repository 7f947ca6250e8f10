import { acceptanceStatementPath } from '../../../../core/insurance/paths.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Panel } from '../../../ui/Facts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { laterAsks } from '../later-asks.ts'

const { finalQuestions, legalQuestionnaire, ...person } = laterAsks.final

/** The duty to disclose, the questions about the past, and who applies. */
export default function FinalQuestions() {
  return (
    <>
      <Panel tone="sand" title="Vertel alles wat je weet">
        <p>
          De verzekeraar beslist op grond van jouw antwoorden. Vertel ook wat onbelangrijk lijkt, en wat de
          verzekeraar al weet.
        </p>
        <p>
          Klopt een antwoord niet? Dan kan de verzekeraar minder betalen, niets betalen, of je verzekering
          stoppen. Je leest het in de{' '}
          <a href={acceptanceStatementPath} target="_blank" rel="noopener">
            acceptatieverklaring<span className="unseen"> (opent in een nieuw tabblad)</span>
          </a>
          .
        </p>
      </Panel>
      <Fields>
        <Parts of={{ finalQuestions, legalQuestionnaire }} />
        <h2 className="h3">Jouw gegevens</h2>
        <Parts of={person} />
      </Fields>
    </>
  )
}
