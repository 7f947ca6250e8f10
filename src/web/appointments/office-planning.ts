import { offices } from '../../core/contract/planning/calls.ts'
import { showPostcode } from '../../core/fields/home/postcode.ts'
import type { AppointmentTime } from '../../core/fields/request/appointment-time.ts'
import { type MoneyMeeting, meetingHints } from '../../core/rules/meetings.ts'
import type { Context } from '../engine/definition/rule-context.ts'
import { planning } from './planning.ts'

/** What is known of an appointment with an adviser at an office: `office`, `meeting` and `slot` of a funnel. */
export interface MeetingAnswers {
  office?: string | undefined
  meeting?: string | undefined
  slot?: AppointmentTime | undefined
}
type Around = Pick<Context<unknown>, 'read'>

/**
 * As `isEmpty` of a read: a list without anything to choose has failed, and so has what is no list (spec 001 section 4).
 * @throws Error
 */
export const mustOffer = (list: readonly unknown[]): false => {
  if (!(list.length > 0)) throw new Error()
  return false
}

/** The office whose advisers serve the whole country, by video or by phone (spec 001 section 9). */
export const nationwideOffice = 32

/** The name of the office that was chosen; undefined until the offices are known. */
export const officeName = ({ read }: Around, code: string | number | undefined): string | undefined =>
  read('offices', offices)?.find((one) => String(one.code) === String(code))?.name

/**
 * What a funnel says of an appointment at an office of one's choice, asked as `office`, `meeting` and `slot`: the offices come from the server,
 * the nearest to `postcodeOf` first, each with how one may meet there; the rest is that of `planning`. Another office, or
 * another way to meet, has another calendar (spec 001 section 4). `steps` are those that need to know the offices.
 */
export const officePlanning = <
  Step extends string,
  K extends MeetingAnswers = MeetingAnswers,
  A extends Around = Around,
>({
  meetings,
  steps,
  only,
  postcodeOf = () => undefined,
}: {
  meetings: readonly MoneyMeeting[]
  /** The office where there is no choice. */
  only?: number
  steps: readonly Step[]
  postcodeOf?: (known: K, context: A) => string | undefined
}) => {
  const offered = ({ read }: Around) =>
    read('offices', offices)?.filter((one) => meetings.some((way) => one.appointmentTypes.includes(way)))
  const officeOf = ({ office }: MeetingAnswers) => (only === undefined ? office : String(only))
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
        offered(context)?.map(({ code, name, address, postcode, city }) => ({
          value: String(code),
          label: name,
          hint: `${address}, ${showPostcode(postcode)} ${city}`,
        })),
      meeting: (known: K, context: A) => {
        const code = officeOf(known)
        const list = offered(context)
        // before an office is chosen, and at one that is in no list, every way of this service
        const chosen = list?.find((one) => String(one.code) === code)
        const ways = chosen ? meetings.filter((way) => chosen.appointmentTypes.includes(way)) : meetings
        return list && ways.map((way) => ({ value: way, label: way, hint: meetingHints[way] }))
      },
    },
    reads: {
      offices: {
        endpoint: offices,
        input: (known: K, context: A) => ({ query: { postcode: postcodeOf(known, context) } }),
        ahead: steps,
        required: true,
        // others come first for another postcode; those that one sees stay until then
        before: true,
        isEmpty: mustOffer,
      },
      ...reads,
    },
  } as const
}
