import TimePicker from '../TimePicker.tsx'
import { InspectedHome } from './InspectedHome.tsx'

/** The time picker of an inspection, for a home at which the association makes appointments. */
export default function InspectedTime({ path }: { path: string }) {
  return (
    <InspectedHome path={path}>
      <TimePicker path={path} />
    </InspectedHome>
  )
}
