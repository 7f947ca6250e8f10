import { withSoftHyphen } from '../../../../core/content/soft-hyphen.ts'
import { productWords } from '../../../../core/insurance/product-words.ts'
import { type InsuranceType, insuranceNames } from '../../../../core/rules/insurance-packages.ts'

/** Explains each of these insurances: what it is, what it pays and what it does not. */
export function HomeInsuranceProducts({ types }: { types: readonly InsuranceType[] }) {
  return (
    <details className="premium-products">
      <summary>Bekijk productinformatie</summary>
      {types.map((type) => {
        const { means, covers, coversNot, card } = productWords[type]
        return (
          <section key={type}>
            <h2 className="h3">{withSoftHyphen(insuranceNames[type])}</h2>
            <p>{means.join(' ')}</p>
            <h3 className="h4">Verzekerd</h3>
            <ul>
              {covers.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <h3 className="h4">Niet verzekerd</h3>
            <ul>
              {coversNot.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <p>
              <a href={card} target="_blank" rel="noopener">
                Verzekeringskaart {insuranceNames[type].toLowerCase()}
                <span className="unseen"> (opent in een nieuw tabblad)</span>
              </a>
            </p>
          </section>
        )
      })}
    </details>
  )
}
