import { useInsurance } from '../use-insurance.ts'

/** Where somebody changes an insurance that they have through the association (spec 002 section 1). */
export function OwnInsurance() {
  const { portal, helpline } = useInsurance()
  return (
    <>
      {portal ? (
        <>
          Je wijzigt die in het{' '}
          <a href={portal} target="_blank" rel="noopener">
            klantportaal van de verzekeraar<span className="unseen"> (opent in een nieuw tabblad)</span>
          </a>
          .
        </>
      ) : (
        `Bel ons op ${helpline} om die te wijzigen.`
      )}{' '}
      Wat je aanvroeg, staat bij <a href="/mijn/aanvragen">Mijn aanvragen</a>.
    </>
  )
}
