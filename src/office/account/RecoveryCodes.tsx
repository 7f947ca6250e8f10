import { Button } from '../../web/ui/Button.tsx'
import { Panel } from './Panel.tsx'

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Panel title="Bewaar je herstelcodes">
      <p>
        Ben je je telefoon of passkey kwijt? Dan log je in met een van deze codes. Elke code werkt één keer.
        Codes van eerder werken niet meer. Je ziet ze alleen nu: print ze, of bewaar ze in je
        wachtwoordbeheerder.
      </p>
      <ul className="code-list" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <Button onClick={onDone}>Ik heb ze bewaard</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </Panel>
  )
}
