import TimePicker from './TimePicker.tsx'

/** The same for an appointment that is moved. */
export default function OtherTimePicker({ path }: { path: string }) {
  return <TimePicker path={path} moving />
}
