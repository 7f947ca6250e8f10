import TimePicker from './TimePicker.tsx'

/** The time picker for an appointment that is moved. */
export default function OtherTimePicker({ path }: { path: string }) {
  return <TimePicker path={path} moving />
}
