import { appointmentsOf } from '../appointments/read.ts'
import { letter } from '../letters/letter.ts'
import { talkInvitations } from './words.ts'

type Facts = Readonly<Record<string, string | number>>

/** The calendar file of the appointment as it stands when the mail leaves: it replaces or removes the one before. */
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

/** Who made an appointment chose another time. */
export const appointmentMoved = letter(
  'appointment-moved',
  'Je afspraak is verzet',
  ({ facts: { title, reference, before, when } }, sender) => ({
    subject: `Je afspraak is verzet: ${title} (${reference})`,
    intro: [`Je afspraak is verzet. Je nieuwe afspraak: ${when}.`, `De afspraak op ${before} vervalt.`],
    reference: String(reference),
    outro: [
      'De nieuwe uitnodiging vind je bij deze e-mail. Die komt in je agenda in de plaats van de oude.',
      'De knop in onze eerste e-mail blijft werken als je nog iets wilt wijzigen.',
      `Heb jij dit niet gedaan? Bel ons dan op ${sender.phone} (${sender.hours}) en noem je referentie.`,
    ],
  }),
  withInvitation,
)

/** Who made an appointment does not come. */
export const appointmentCancelled = letter(
  'appointment-cancelled',
  'Je afspraak is afgezegd',
  ({ facts: { title, reference, before } }, sender) => ({
    subject: `Je afspraak is afgezegd: ${title} (${reference})`,
    intro: [`Je afspraak op ${before} gaat niet door. Je hoeft niets meer te doen.`],
    reference: String(reference),
    outro: [
      'Met het bestand bij deze e-mail haal je de afspraak uit je agenda.',
      `Heb jij dit niet gedaan? Bel ons dan op ${sender.phone} (${sender.hours}) en noem je referentie.`,
    ],
  }),
  withInvitation,
)
