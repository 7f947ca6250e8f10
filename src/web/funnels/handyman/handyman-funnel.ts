import * as z from 'zod/mini'
import { book, categories, taskRates, tasks, verify } from '../../../core/contract/handyman/handyman-calls.ts'
import { handymanTitles } from '../../../core/contract/handyman/handyman-titles.ts'
import { optional, wire } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { email } from '../../../core/fields/person/email.ts'
import { phoneNumber } from '../../../core/fields/person/phone-number.ts'
import { jobDescription } from '../../../core/fields/request/job-description.ts'
import { address } from '../../../core/groups/address.ts'
import { addressInWords, addressLabel, nameInWords } from '../../../core/groups/formatting.ts'
import { person } from '../../../core/groups/person.ts'
import { ownAddress, ownPerson } from '../../../core/groups/profile-words.ts'
import {
  feeText,
  handymanLabel,
  inOrder,
  momentLabel,
  momentText,
  rateText,
} from '../../../core/handyman/handyman-words.ts'
import { dayOf, utcMidnight } from '../../../core/kernel/clock.ts'
import { centsFromEuros, formatCents } from '../../../core/kernel/money.ts'
import { optionsOf } from '../../../core/rules/moments.ts'
// The first step reads data at once, so the code for reading is loaded with the page.
import '../../engine/runners/reads.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { type AskedRates, dayAfter, type Moment, moments, task } from './handyman-answers.ts'
import { handymanCopy } from './handyman-content.ts'
import { handymanSections } from './handyman-summary.ts'
import { HandymanTask } from './steps/HandymanTask.tsx'

const suffixOf = ({ houseNumber, addition }: { houseNumber?: number; addition?: string | undefined }) =>
  [houseNumber, addition].filter(Boolean).join(' ')

/** The price in the side panel: that of the cheapest chosen moment. */
const priceOf = (chosen: readonly Moment[]) => {
  const [cheapest] = chosen.toSorted((a, b) => a.price - b.price)
  if (!cheapest) return undefined
  const same = chosen.every(({ price }) => price === cheapest.price)
  const amount = formatCents(centsFromEuros(cheapest.price))
  return {
    term: 'Tarief',
    value: same ? amount : `vanaf ${amount}`,
    note: `${rateText(cheapest.rateType)}, en ${feeText(cheapest)}`,
  }
}

/** Books a handyman, in five steps (spec 000 sections 2 to 5). */
export const handyman = defineFunnel({
  slug: 'klusservice',
  properties: group({
    /** Address of the confirmation page. */
    confirmation: wire(z.string().check(z.startsWith('/')), '/bedankt'),
    /** One reassuring sentence beside the answers. */
    reassurance: optional(wire(z.string(), 'Je betaalt pas als de klus af is.')),
  }),
  steps: {
    klus: {
      title: handymanTitles.task,
      intro: handymanCopy.taskIntro,
      asks: { task, comment: jobDescription },
      view: HandymanTask,
    },
    adresgegevens: {
      title: handymanTitles.address,
      intro: handymanCopy.addressIntro,
      asks: { home: address },
    },
    moment: {
      title: handymanTitles.moments,
      intro: handymanCopy.momentIntro,
      asks: { moments },
      load: () => import('./steps/Moments.tsx'),
      wide: true,
    },
    gegevens: {
      title: handymanTitles.person,
      intro: handymanCopy.detailsIntro,
      asks: { person, phoneNumber, email },
    },
    overzicht: { title: handymanCopy.overview, intro: handymanCopy.overviewIntro, asks: {} },
  },
  overview: 'overzicht',
  draft: { where: 'session', later: true },
  clears: { task: ['moments'], home: ['moments'] },
  // In a form that was saved for weeks, days may have passed; the moments are then asked again.
  forgets: { moments: ({ moments: chosen = [] }, { today }) => chosen.some(({ day }) => day <= today) },
  reads: {
    tasks: { endpoint: tasks, input: () => ({}) },
    categories: { endpoint: categories, input: () => ({}) },
    'task rates': {
      endpoint: taskRates,
      ahead: ['moment'],
      input: (known, context, asked: AskedRates | undefined) => {
        const place = context.leaveAnswer('adresgegevens', verify)?.address
        if (!known.task || !place) return undefined
        const from = dayOf(asked?.from ?? dayAfter(context.today))
        return {
          query: { taskId: known.task.id, lat: place.lat, lon: place.lon, fromDate: utcMidnight(from) },
        }
      },
    },
  },
  onLeave: {
    adresgegevens: {
      endpoint: verify,
      input: ({ home }) =>
        home?.postcode && home.houseNumber
          ? { query: { postalCode: home.postcode, houseNumber: home.houseNumber, addition: home.addition } }
          : undefined,
      fields: {
        postalCode: 'home.postcode',
        houseNumber: 'home.houseNumber',
        addition: 'home.addition',
      },
      failure: 'Failed to verify address',
    },
  },
  profile: { home: ownAddress, person: ownPerson, email: 'emailAddress', phoneNumber: 'phoneNumber' },
  spoils: { moments: { codes: ['price-changed'] } },
  summary: { sectionsOf: handymanSections },
  side: ({ task: chosen, home, moments: picked = [] }, { properties }) => {
    const rows = [
      { label: 'Klus', value: chosen?.title },
      { label: handymanLabel, value: chosen?.handyman },
      {
        label: addressLabel,
        value: home?.streetName && home.city ? addressInWords(home) : undefined,
      },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
    return {
      title: handymanTitles.task,
      rows,
      price: priceOf(picked),
      ...(properties.reassurance && { fact: properties.reassurance }),
    }
  },
  exits: {
    book: {
      endpoint: book,
      button: handymanCopy.confirm,
      failure: 'Error creating appointment',
      failed: ({ data }) => data.status === 'NOK' || data.error !== null,
      toRequest: (
        { task: chosen, comment, home, moments: picked, person: who, ...contact },
        { leaveAnswer: found },
      ) => {
        const place = found('adresgegevens', verify)?.address
        const ordered = inOrder(picked)
        return {
          body: {
            appointment: {
              task_id: chosen.id,
              comment,
              rate: ordered[0]?.rateType ?? 'per uur',
              user: {
                first_name: who.initials,
                last_name: nameInWords({ infix: who.infix, lastName: who.lastName }),
                telephone: contact.phoneNumber,
                email: contact.email,
              },
              address: {
                street: home.streetName,
                suffix: suffixOf(home),
                postal_code: home.postcode,
                city: home.city,
                lat: place?.lat ?? Number.NaN,
                lon: place?.lon ?? Number.NaN,
              },
              options: ordered.flatMap(optionsOf),
            },
          },
        }
      },
      fields: {
        appointment: {
          task_id: 'task',
          comment: 'comment',
          rate: 'moments',
          user: {
            first_name: 'person.initials',
            last_name: 'person.lastName',
            telephone: 'phoneNumber',
            email: 'email',
          },
          address: {
            street: 'home.streetName',
            suffix: 'home.houseNumber',
            postal_code: 'home.postcode',
            city: 'home.city',
            lat: 'home.postcode',
            lon: 'home.postcode',
          },
          options: 'moments',
        },
      },
      to: (_answer, { properties }) => ({ url: properties.confirmation }),
      lines: ({ task: chosen, moments: picked = [] }) => [
        { label: 'Klus', value: chosen?.title ?? '' },
        ...inOrder(picked).map((one, index) => ({ label: momentLabel(index), value: momentText(one) })),
      ],
    },
  },
})
