import { offices } from '../../core/contract/planning/planning-calls.ts'
import { showPostcode } from '../../core/fields/home/postcode.ts'
import type { AppointmentTime } from '../../core/fields/request/appointment-time.ts'
import { type MoneyMeeting, meetingHints, officeVisit } from '../../core/rules/meetings.ts'
import type { ConfirmationLine } from '../engine/definition/exit.ts'
import type { Context } from '../engine/definition/rule-context.ts'
import { appointmentLines, callLines } from './appointment-lines.ts'
import { planning } from './planning.ts'

/** The answers about an appointment with an adviser at an office: `office`, `meeting` and `slot` of a funnel. */
export interface MeetingAnswers {
  office?: string | undefined
  meeting?: string | undefined
  slot?: AppointmentTime | undefined
}
type Around = Pick<Context<unknown>, 'read'>

/**
 * For `isEmpty` of a read: a list without choices counts as failed, and so does what is no list (spec 001 section 4).
 * @throws Error
 */
export const mustOffer = (list: readonly unknown[]): false => {
  if (!(list.length > 0)) throw new Error()
  return false
}

/** The name of an office by its code; undefined until the offices are known. */
export const officeName = ({ read }: Around, code: string | number | undefined): string | undefined =>
  read('offices', offices)?.find((one) => String(one.code) === String(code))?.name

/** An office by its code, in words: `Utrecht, Voorbeeldsingel 32, 3511 AA Utrecht`; undefined until the offices are known. */
const placeOf = ({ read }: Around, code: string | number | undefined): string | undefined => {
  const found = read('offices', offices)?.find((one) => String(one.code) === String(code))
  return found && `${found.name}, ${found.address}, ${showPostcode(found.postcode)} ${found.city}`
}

/**
 * The rows of the confirmation page about such an appointment: when, and at which office, by video, or at which number the
 * adviser calls.
 */
export const meetingLines = (
  { office, meeting, slot, mobile }: MeetingAnswers & { mobile?: string | undefined },
  context: Around,
): ConfirmationLine[] => {
  if (meeting === 'Telefonisch') return callLines('De adviseur', { slot, phone: mobile })
  if (meeting !== 'Kantoorbezoek') return appointmentLines(slot, 'Met beeld. Je krijgt de link per e-mail.')
  const place = placeOf(context, office) ?? 'Het adres staat in je e-mail.'
  return appointmentLines(slot, 'Je komt naar ons kantoor.', place)
}

/**
 * The parts of a definition for an appointment at an office of the visitor's choice, asked as `office`, `meeting` and `slot`. The
 * server gives the offices, the nearest to `postcodeOf` first, each with the ways to meet there; the rest is as in `planning`.
 * Another office or way to meet has another calendar (spec 001 section 4). `steps` are the steps that need to know the offices.
 */
export const officePlanning = <
  Step extends string,
  K extends MeetingAnswers = MeetingAnswers,
  A extends Around = Around,
>({
  meetings,
  steps,
  distantOffice,
  postcodeOf = () => undefined,
}: {
  meetings: readonly MoneyMeeting[]
  /** Code of the office whose advisers hold every talk by video or phone; one's own choice of office when left out. */
  distantOffice?: number
  steps: readonly Step[]
  postcodeOf?: (known: K, context: A) => string | undefined
}) => {
  const offered = ({ read }: Around) =>
    read('offices', offices)?.filter((one) => meetings.some((way) => one.appointmentTypes.includes(way)))
  const isDistant = (way: string | undefined) =>
    distantOffice !== undefined && way !== undefined && way !== officeVisit
  const officeOf = ({ office, meeting }: MeetingAnswers) =>
    isDistant(meeting) ? String(distantOffice) : office
  const { reads, ...planned } = planning<K, A>((known) => {
    const [chosen, meeting] = [officeOf(known), known.meeting]
    return chosen && meeting ? { officeId: Number(chosen), appointmentType: meeting } : undefined
  })
  return {
    ...planned,
    clears: { office: ['slot'], meeting: ['slot'] },
    draws: { slot: () => import('./TimePicker.tsx') },
    options: {
      office: (_known: K, context: A) =>
        offered(context)
          ?.filter(({ appointmentTypes: ways }) => distantOffice === undefined || ways.includes(officeVisit))
          .map(({ code, name, address, postcode, city }) => ({
            value: String(code),
            label: name,
            hint: `${address}, ${showPostcode(postcode)} ${city}`,
          })),
      meeting: (known: K, context: A) => {
        const list = offered(context)
        const isOffered = (way: MoneyMeeting) => {
          const code = officeOf({ office: known.office, meeting: way })
          const found = list?.find((one) => String(one.code) === code)
          // before an office is chosen, or for one that is not in the list, every way of this service
          return !found || found.appointmentTypes.includes(way)
        }
        const ways = meetings.filter(isOffered)
        return list && ways.map((way) => ({ value: way, label: way, hint: meetingHints[way] }))
      },
    },
    reads: {
      offices: {
        endpoint: offices,
        input: (known: K, context: A) => ({ query: { postcode: postcodeOf(known, context) } }),
        ahead: steps,
        required: true,
        // keep the listed offices on the screen until those of another postcode are loaded
        before: true,
        isEmpty: mustOffer,
      },
      ...reads,
    },
  } as const
}
