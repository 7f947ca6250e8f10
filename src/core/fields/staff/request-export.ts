import * as z from 'zod/mini'
import { type LookReason, lookReasons } from '../../staff/reasons.ts'
import { relabel, wire } from '../brick/brick.ts'
import { choice } from '../brick/choice.ts'
import { idForm } from '../files/uploads.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { deskKey, openOrNot, requestFlag, requestKind, requestOwner, requestState } from './request-filter.ts'

/** Most requests that one file may hold, by what kind of file it is: one for Excel is made in memory as a whole. */
export const mostExported = { csv: 50_000, xlsx: 20_000 } as const

const atMost = (format: keyof typeof mostExported): string =>
  `Hoogstens ${mostExported[format].toLocaleString('nl')} aanvragen.`

/** What kind of file somebody takes requests along in. */
export const exportFormat = choice({
  label: 'Soort bestand',
  missing: 'Kies een soort bestand.',
  options: [
    { value: 'xlsx', label: 'Excel (XLSX)', hint: atMost('xlsx') },
    { value: 'csv', label: 'CSV', hint: atMost('csv') },
  ],
})

/** The kind of the requests; the server knows which there are. */
export const exportedKind = relabel(requestKind, {
  label: 'Soort aanvraag',
  hint: 'Van één soort komen ook alle antwoorden mee.',
  control: 'select',
  placeholder: 'Alle soorten',
})

/** How far they are. */
export const exportedState = relabel(requestState, {
  label: 'Stand',
  control: 'select',
  placeholder: 'Elke stand',
})

/** The desk that sees to them. */
export const exportedDesk = relabel(deskKey, {
  label: 'Loket',
  control: 'select',
  placeholder: 'Alle loketten',
})

/** Whose they are. */
export const exportedOwner = relabel(requestOwner, {
  label: 'Van wie',
  control: 'select',
  placeholder: 'Van iedereen',
})

/** What staff should look at. */
export const exportedFlag = relabel(requestFlag, {
  label: 'Let op',
  control: 'select',
  placeholder: 'Met of zonder teken',
})

/** Whether they wait for staff. */
export const exportedOpen = relabel(openOrNot, {
  label: 'Open of klaar',
  control: 'select',
  placeholder: 'Open en klaar',
  choices: [
    { value: 'ja', label: 'Alleen open' },
    { value: 'nee', label: 'Alleen klaar' },
  ],
})

const dayOfCentury = {
  ok: (day: string) => day >= '2000-01-01' && day <= '2099-12-31',
  keeps: 'plain',
} as const

/** The first day on which they came in. */
export const exportedFrom = calendarDate({
  label: 'Binnengekomen vanaf',
  missing: 'Vul de eerste dag in.',
  invalid: 'Deze eerste dag klopt niet.',
  example: { day: '01', month: '11', year: '2026' },
  ...dayOfCentury,
})

/** The last day on which they came in; it counts as well. */
export const exportedUntil = calendarDate({
  label: 'Binnengekomen tot en met',
  missing: 'Vul de laatste dag in.',
  invalid: 'Deze laatste dag klopt niet.',
  example: { day: '30', month: '11', year: '2026' },
  ...dayOfCentury,
})

const reasons = Object.entries(lookReasons).map(([value, label]) => ({ value: value as LookReason, label }))
type Reason = (typeof reasons)[number]

/** Why somebody takes what people asked along in a file; it stands in the trail. */
export const exportReason = choice({
  label: 'Waarom?',
  hint: 'Dit komt in het logboek. De mensen om wie het gaat, kunnen het lezen.',
  missing: 'Kies waarom.',
  options: reasons as [Reason, ...Reason[]],
})

const noExport = 'Dit bestand kennen we niet.'

/** The id of a file that was asked for. */
export const exportId = wire(
  z.string(noExport).check(z.regex(idForm, noExport)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Bestand',
)
