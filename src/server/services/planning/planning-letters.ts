import { mobile } from '../../../core/fields/person/mobile.ts'
import { phoneNumber } from '../../../core/fields/person/phone-number.ts'
import { timeInWords } from '../../../core/fields/request/appointment-time.ts'
import { appointmentsOf } from '../appointments/read-appointments.ts'
import type { Runtime } from '../context.ts'
import { letter } from '../letters/letter.ts'
import { notYouAbout } from '../letters/phrases.ts'
import { readSubmission } from '../submissions/read-submission.ts'
import { otherTimeUrl } from './change-link.ts'
import { changeAction, talkInvitations } from './planning-words.ts'

type Facts = Readonly<Record<string, string | number>>

/**
 * Attaches the calendar file of the appointment as it stands when the mail leaves. It replaces or removes the appointment in the
 * reader's calendar.
 */
const withInvitation = {
  attach: async (
    runtime: Parameters<typeof appointmentsOf>[0],
    { facts, to }: { facts: Facts; to: string },
    sender: Parameters<typeof talkInvitations>[2],
  ) => {
    const [title, reference] = [String(facts.title), String(facts.reference)]
    const appointments = await appointmentsOf(runtime, String(facts.submission))
    return talkInvitations({ appointments, reference }, { service: title, to, summary: title }, sender)
  },
}

/** Where the appointment is, or the number at which we call, in a sentence. */
const readHow = async (
  { database }: Pick<Runtime, 'database'>,
  { submission: id }: Facts,
): Promise<Readonly<Record<string, string>>> => {
  const submission = await readSubmission({ database }, String(id))
  if (!submission) return {}
  const place = submission.appointments[0]?.place
  if (place?.startsWith('https:'))
    return { how: `Je spreekt de adviseur via beeldbellen. Open dan deze link: ${place}` }
  if (place !== undefined) return { how: `De plaats blijft dezelfde: ${place}.` }
  const numbers = [mobile.facts.label, phoneNumber.facts.label]
  const number = submission.summary.mail.find(({ label }) => numbers.includes(label))?.value
  return { how: `We bellen je op ${number ?? 'het nummer dat je opgaf'}.` }
}

/** Mail that confirms the new time after whoever made the appointment moved it. */
export const appointmentMoved = letter(
  'appointment-moved',
  'Je afspraak is verzet',
  ({ facts: { submission, title, reference, before, when, how } }, sender, runtime) => ({
    subject: `Je afspraak is verzet: ${title} (${reference})`,
    intro: [
      `Je nieuwe afspraak: ${when}. De afspraak op ${before} vervalt.`,
      ...(how === undefined ? [] : [String(how)]),
    ],
    reference: String(reference),
    action: changeAction(runtime, { id: String(submission) }, sender),
    outro: [
      'De nieuwe uitnodiging vind je bij deze e-mail. Die komt in je agenda in de plaats van de oude.',
      notYouAbout(sender),
    ],
  }),
  { ...withInvitation, read: readHow },
)

/** Mail that confirms that whoever made the appointment cancelled it. */
export const appointmentCancelled = letter(
  'appointment-cancelled',
  'Je afspraak is afgezegd',
  ({ facts: { title, reference, before } }, sender) => ({
    subject: `Je afspraak is afgezegd: ${title} (${reference})`,
    intro: [`Je afspraak op ${before} gaat niet door. Je hoeft niets meer te doen.`],
    reference: String(reference),
    outro: ['Met het bestand bij deze e-mail haal je de afspraak uit je agenda.', notYouAbout(sender)],
  }),
  withInvitation,
)

/** The times in a fact of a letter, in which one is written as `2026-12-01 09:00 10:00`. */
const timesIn = (facts: Facts): { date: string; from: string; until: string }[] =>
  String(facts.times ?? '')
    .split(',')
    .filter(Boolean)
    .map((one) => {
      const [date = '', from = '', until = ''] = one.split(' ')
      return { date, from, until }
    })

/**
 * Mail that offers other times, one click each, because the calendar of the office has something else at the time of the
 * appointment.
 */
export const appointmentReoffered = letter(
  'appointment-reoffered',
  'Je afspraak kan niet op dit tijdstip',
  ({ facts }, sender, runtime) => {
    const times = timesIn(facts)
    return {
      subject: `Je afspraak kan niet op dit tijdstip: ${facts.title} (${facts.reference})`,
      intro: [
        `Het spijt ons: op ${facts.before} blijkt er toch niemand vrij.`,
        times.length > 0
          ? 'Deze tijden liggen er het dichtst bij. Klik op de tijd die jou past.'
          : 'We bellen je om een ander tijdstip te zoeken.',
      ],
      reference: String(facts.reference),
      choices: [
        ...times.map((time) => ({
          label: timeInWords({ date: time.date, startTime: time.from }),
          url: otherTimeUrl(runtime, sender, String(facts.submission), time),
        })),
        {
          label: 'Kies zelf een ander tijdstip',
          url: changeAction(runtime, { id: String(facts.submission) }, sender).url,
        },
      ],
      outro: [
        `Horen we niets? Dan bellen we je. Of bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    }
  },
)
