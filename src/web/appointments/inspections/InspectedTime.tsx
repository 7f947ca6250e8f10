import TimePicker from '../TimePicker.tsx'
import { InspectedHome } from './InspectedHome.tsx'

/** A day and a time at the home that is inspected. */
export default function InspectedTime({ path }: { path: string }) {
  return (
    <InspectedHome path={path}>
      <TimePicker path={path} />
    </InspectedHome>
  )
}
