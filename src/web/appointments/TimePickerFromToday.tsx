import TimePicker from './TimePicker.tsx'

/** The time picker with a calendar that starts today, whichever day is the first with a free time (spec 001 section 9). */
export default function TimePickerFromToday({ path }: { path: string }) {
  return <TimePicker path={path} fromToday />
}
