import { callsInWords } from '../../../core/fields/person/phone.ts'
import { addressInWords } from '../../../core/groups/formatting.ts'
import type { Meeting } from '../../../core/rules/meetings.ts'
import type { RequestContext } from '../context.ts'
import type { ChosenOffice } from '../planning/offices.ts'

/** The kind of meeting and the office of an appointment, which decide where it is. */
export interface MeetingPlace {
  meeting: Meeting
  office: ChosenOffice
}

/**
 * The place of an appointment in its calendar file and its mails: the address of its office, the link of its video call (below
 * `video_calls` of the settings, a room that nobody can guess), or undefined for a phone call.
 */
export const placeOf = async (
  ctx: Pick<RequestContext, 'settings' | 'vault'>,
  { meeting, office }: MeetingPlace,
  submissionId: string,
): Promise<string | undefined> => {
  if (meeting === 'Kantoorbezoek') return addressOf(office)
  if (meeting === 'Telefonisch') return undefined
  const { video_calls } = await ctx.settings()
  const room = ctx.vault.fingerprint(`video\0${submissionId}`).toString('hex').slice(0, 32)
  return video_calls && `${video_calls.replace(/\/$/, '')}/${room}`
}

const addressOf = ({ address, postcode, city }: ChosenOffice): string =>
  [address, addressInWords({ postcode, city })].join(', ')

/** Sentences that say where the appointment is and what to do. `phone` is the number at which the visitor is called. */
export const meetingInWords = (
  { meeting, office }: MeetingPlace,
  { place, phone }: { place: string | undefined; phone: string },
): string[] => {
  if (meeting === 'Telefonisch') return [callsInWords('De adviseur', phone)]
  if (meeting === 'Kantoorbezoek')
    return [
      `Je komt naar ons kantoor in ${office.title}: ${addressOf(office)}.`,
      `Op de kaart: https://www.openstreetmap.org/search?query=${encodeURIComponent(addressOf(office))}`,
    ]
  return [
    place
      ? `Je spreekt de adviseur via beeldbellen. Op het tijdstip zelf open je deze link: ${place}`
      : 'Je spreekt de adviseur via beeldbellen. Die mailt je vooraf de link.',
  ]
}
