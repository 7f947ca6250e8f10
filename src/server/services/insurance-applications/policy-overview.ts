import * as z from 'zod/mini'
import { email } from '../../../core/fields/person/email.ts'
import { periods } from '../../../core/insurance/application.ts'
import { premiumRows } from '../../../core/insurance/insurance-words.ts'
import { cardPath, servicesGuidePath } from '../../../core/insurance/paths.ts'
import { sectionTitles } from '../../../core/insurance/section-titles.ts'
import { debitLabel } from '../../../core/insurance/terms.ts'
import { today } from '../../../core/kernel/clock.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { insuranceNames } from '../../../core/rules/insurance-packages.ts'
import type { DocumentKind } from '../documents/document-kind.ts'
import { readApplication } from './read-application.ts'

const periodSchema = z.object({
  answers: z.object({ general: z.object({ calculationPeriod: z.enum(periods) }) }),
})

/**
 * The policy overview for the applicant: what is insured, for how much, since when, and what was answered. It is attached to a
 * mail, so it says no more than a mail may.
 */
export const policyOverview: DocumentKind = {
  kind: 'policy-overview',
  name: (reference) => `Polisoverzicht-${reference}.pdf`,
  async compose(runtime, { id, reference, summary, request }) {
    const application = await readApplication(runtime, id)
    if (!application || (application.state !== 'accepted' && application.state !== 'ended')) return undefined
    const { insurances, startDate, policyNumber, quoteCode } = application
    const types = insurances.map(({ insuranceType }) => insuranceType)
    const { siteUrl } = await runtime.sender()
    // Left out: the premiums of the quote, which stand above, and the date until which it was valid.
    const answers = summary.mail.filter(
      ({ label, section }) => label !== email.facts.label && section !== sectionTitles.premium,
    )
    const period = periodSchema.safeParse(request).data?.answers.general.calculationPeriod
    return {
      title: 'Polisoverzicht',
      reference,
      madeOn: formatDay(today(runtime.clock), 'plain'),
      sections: [
        {
          title: 'Je verzekering',
          rows: [
            ...(policyNumber === null ? [] : [{ label: 'Polisnummer', value: policyNumber }]),
            { label: 'Verzekerd', value: types.map((type) => insuranceNames[type]).join('\n') },
            { label: 'Ingangsdatum', value: formatDay(startDate, 'plain') },
            { label: 'Premieberekening', value: quoteCode },
          ],
        },
        {
          title: 'Premie per maand',
          rows: [
            ...premiumRows(insurances, types, period ? [period] : []),
            ...summary.mail.filter(
              ({ label, section }) => section === sectionTitles.premium && label === debitLabel,
            ),
          ],
        },
        ...[...Map.groupBy(answers, ({ section }) => section)].map(([title, rows]) => ({
          ...(title !== undefined && { title }),
          rows,
        })),
        {
          title: 'Waar staat wat verzekerd is?',
          rows: [
            ...types.map((type) => ({
              label: `Verzekeringskaart ${insuranceNames[type].toLowerCase()}`,
              value: `${siteUrl}${cardPath(type)}`,
            })),
            { label: 'Dienstenwijzer', value: `${siteUrl}${servicesGuidePath}` },
          ],
        },
      ],
      notes: [
        'De verzekeraar ging uit van deze antwoorden. Klopt er iets niet? Vertel het ons meteen.',
        'Anders kan de verzekeraar weigeren om te betalen.',
      ],
    }
  },
}
