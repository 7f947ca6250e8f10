import { rowsOf as accountRows } from '../../src/core/account/rows.ts'
import { registerAccount } from '../../src/core/contract/account.ts'
import { cancelMembership } from '../../src/core/contract/cancellation.ts'
import { updateCommunityAlias } from '../../src/core/contract/community.ts'
import { book } from '../../src/core/contract/handyman.ts'
import { register } from '../../src/core/contract/membership.ts'
import { registerHypotheekwacht } from '../../src/core/contract/mortgage-guard.ts'
import { registerVve } from '../../src/core/contract/vve-membership.ts'
import { frozen } from '../../src/core/fields/frozen.ts'
import { exampleOf } from '../../src/core/fields/group.ts'
import { answersOf } from '../../src/core/fields/rows.ts'
import type { MailContent, Sender } from '../../src/core/render.ts'
import { optionsOf, slotsOf } from '../../src/core/rules/moments.ts'
import { freezeCancellation } from '../../src/server/features/cancellation/document.ts'
import { freezeBooking } from '../../src/server/features/handyman/document.ts'
import { readMoments } from '../../src/server/features/handyman/moments.ts'
import { freezeRegistration } from '../../src/server/features/membership/document.ts'
import { freezeApplicant } from '../../src/server/features/mortgage-guard/document.ts'
import { freezeVve } from '../../src/server/features/vve-membership/document.ts'
import { confirms, contract, letters } from '../../src/server/features.ts'
import type { FilledForm } from '../../src/server/services/submissions/submit.ts'
import { makeVault } from '../../src/server/services/vault.ts'
import { registration } from './membership.ts'

export const sender: Sender = {
  name: 'Thuisbasis',
  phone: '033 123 45 67',
  hours: 'maandag tot en met vrijdag 9.00 tot 17.30 uur',
  email: 'service@thuisbasis.nl',
  siteUrl: 'https://www.thuisbasis.nl',
}

const runtime = { vault: makeVault(['a secret of at least thirty-two characters']) }
const fee = { fee: 3450, surcharge: 250 }

const bodyOf = ({ name }: { name: string }) => {
  const body = contract[name]?.body
  if (!body) throw new Error(`${name} takes no body`)
  return body
}

/** A request as its call parses it, made of the bricks' own examples. */
const parsed = <T>(call: { name: string }, over: object = {}): T => {
  const body = bodyOf(call)
  const example = exampleOf(body) as object
  return body.schema.parse({ ...example, ...over } as never) as T
}

const booking = () => {
  const rates = ['2026-12-01', '2026-12-03', '2026-12-04'].map((day) => ({
    date: `${day}T21:00:00+01:00`,
    price: 64.5,
    service_fee: 4.95,
  }))
  const slots = rates.flatMap((rate) => slotsOf(rate).slice(0, 1))
  const example = exampleOf(bodyOf(book)) as { appointment: object }
  const request = { appointment: { ...example.appointment, options: slots.flatMap(optionsOf) } }
  const { moments = [] } = readMoments(request.appointment.options as never)
  const days = new Map(rates.map((rate) => [rate.date.slice(0, 10), rate]))
  const told = {
    title: 'Lekkende kraan repareren',
    handyman: 'Loodgieter',
    offer: { rateType: 'per uur', days, fresh: true },
  }
  return { request, form: freezeBooking(request.appointment as never, moments, told as never) }
}

/** Every form with what its mail is made of: the name of its call, the request, the document. */
const forms = (): Record<string, { request: unknown; form: FilledForm }> => {
  const account = parsed<never>(registerAccount)
  const member = bodyOf(register).schema.parse(registration('jannie@voorbeeld.nl') as never) as never
  const leaving = parsed<never>(cancelMembership, { explanation: 'We verhuizen.\nTot ziens!' })
  const watched = parsed<never>(registerHypotheekwacht)
  const vve = parsed<never>(registerVve)
  const alias = { alias: 'tuinliefhebber', emailAddress: 'jannie@voorbeeld.nl' }
  return {
    [book.name]: booking(),
    [registerAccount.name]: { request: account, form: { title: '', sections: accountRows(account) } },
    [register.name]: { request: member, form: freezeRegistration(member, fee) },
    [updateCommunityAlias.name]: {
      request: alias,
      form: { title: '', sections: answersOf(bodyOf(updateCommunityAlias), alias) },
    },
    [cancelMembership.name]: {
      request: leaving,
      form: freezeCancellation(leaving, { relationId: '12345678', lastDay: '2027-03-31' }),
    },
    [registerVve.name]: { request: vve, form: freezeVve(vve, { ...fee, total: 3700 }) },
    [registerHypotheekwacht.name]: { request: watched, form: freezeApplicant(watched, fee) },
  }
}

const facts = {
  failures: 10,
  what: 'je adres',
  relationId: '12345678',
  reference: '7KQM-X4TB',
  until: '31 maart 2027',
  because: 'geen-lid',
}

/** Every mail that the site sends, by the name of its letter or of the call that it confirms. */
export const everyMail = (): Record<string, { content: MailContent; request?: unknown }> => ({
  ...Object.fromEntries(
    [...letters.values()].map((letter) => [
      letter.kind,
      { content: letter.compose({ greeting: 'Beste J.P. van der Berg,', token: 'kaartje', facts }, sender) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(forms()).map(([kind, { request, form }]) => {
      const confirm = confirms[kind]
      if (!confirm) throw new Error(`nothing confirms ${kind}`)
      const document = {
        title: form.title,
        office: frozen(form.sections, 'office'),
        mail: frozen(form.sections, 'stranger'),
      }
      const submission = {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        reference: '7KQM-X4TB',
        receivedAt: '2026-11-20T14:00:00Z',
        kind,
        request,
        document,
      }
      return [kind, { content: confirm(submission, sender, runtime).content, request }]
    }),
  ),
})
