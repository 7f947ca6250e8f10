import { Button } from '../../../ui/Button.tsx'
import { useFunnel, useRead } from '../../react/funnel-context.ts'
import { estimates } from './insulation-estimates.ts'

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** What the chosen measures cost, and the two ways on. */
export default function Advice() {
  const { store } = useFunnel()
  const read = useRead(estimates, 'estimates')
  return (
    <>
      {read.state === 'ready' && (
        <ul>
          {read.answer.options.map(({ material, price }) => (
            <li key={material}>
              {material}: {euros.format(price)}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => void store.choose('register')}>Schrijf je in</Button>
      <Button variant="secondary" onClick={() => void store.choose('send')}>
        Ontvang de resultaten
      </Button>
    </>
  )
}
