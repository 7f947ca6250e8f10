import { relabel } from '../brick/brick.ts'
import { numberedChoice, yesNo } from '../brick/choice.ts'
import { mobile } from '../person/mobile.ts'

/** Size of a house that is inspected, in the classes of its price (spec 002 section 3.1). */
export const houseSize = numberedChoice({
  label: 'Inhoud van het huis',
  options: [
    { value: 0, label: '< 450 m3' },
    { value: 1, label: '451 m3 tot 700 m3' },
    { value: 2, label: '701 m3 tot 900 m3' },
    { value: 3, label: '> 900 m3' },
  ],
  missing: 'Kies hoe groot het huis is.',
})

export const smsReminder = yesNo({ label: 'Wil je een sms-herinnering?' })
/** The mobile number for the reminder: asked with the reminder, and not with the person's own numbers. */
export const smsNumber = relabel(mobile, {})
