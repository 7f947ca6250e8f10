import { options, send } from '../../../core/contract/complaint/complaint-calls.ts'
import { complaintTitles } from '../../../core/contract/complaint/complaint-titles.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { attachmentTooBig, complaintFiles } from '../../../core/fields/files/attachments.ts'
import { uploads } from '../../../core/fields/files/uploads.ts'
import { email } from '../../../core/fields/person/email.ts'
import { relationId } from '../../../core/fields/person/relation-id.ts'
import { complaintOption } from '../../../core/fields/request/complaint-option.ts'
import { description } from '../../../core/fields/request/description.ts'
import { desiredSolution } from '../../../core/fields/request/desired-solution.ts'
import { title } from '../../../core/fields/request/title.ts'
import { address } from '../../../core/groups/address.ts'
import { person } from '../../../core/groups/person.ts'
import { phones } from '../../../core/groups/phones.ts'
import { ownAddress, ownPerson, ownPhones } from '../../../core/groups/profile-words.ts'
import { senderToSend } from '../../../core/groups/sender-names.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { complaintCopy } from './complaint-content.ts'
import { Complaint } from './steps/Complaint.tsx'

/** Takes in a complaint: one form, prefilled for who is logged in (spec 000 sections 2 to 9, D78). */
export const complaint = defineFunnel({
  slug: 'klacht-indienen',
  properties: group({}),
  steps: {
    klacht: {
      title: complaintCopy.title,
      intro: complaintCopy.intro,
      asks: {
        option: complaintOption,
        title,
        description,
        desiredSolution: optional(desiredSolution),
        attachments: optional(uploads({ accept: complaintFiles, tooBig: attachmentTooBig })),
        details: group(
          { relationId: optional(relationId), person, home: address, phones, email },
          { label: complaintTitles.details },
        ),
      },
      view: Complaint,
    },
  },
  reads: {
    options: {
      endpoint: options,
      input: () => ({}),
      ahead: ['klacht'],
      required: true,
      isEmpty: (all) => all.length === 0,
    },
  },
  options: {
    option: (_known, { read }) =>
      read('options', options)?.map(({ key, value }) => ({ value: key, label: value })),
  },
  profile: {
    details: {
      relationId: 'relationId',
      person: ownPerson,
      home: ownAddress,
      email: 'emailAddress',
      phones: ownPhones,
    },
  },
  side: () => ({
    title: complaintCopy.next,
    rows: [complaintCopy.mail, complaintCopy.look, complaintCopy.end],
    fact: complaintCopy.fact,
  }),
  exits: {
    send: {
      endpoint: send,
      button: complaintCopy.send,
      failure: 'Failed to send complaint.',
      toRequest: ({ details: { person: who, home, phones: numbers, ...sender }, ...answers }) => ({
        body: {
          ...senderToSend({
            relationId: sender.relationId ?? '',
            emailAddress: sender.email,
            initials: who.initials,
            infix: who.infix ?? '',
            lastName: who.lastName,
            phoneNumberMobile: numbers.mobile ?? '',
            phoneNumberLandline: numbers.landline ?? '',
            postcode: home.postcode,
            houseNumber: home.houseNumber,
            houseNumberAddition: home.addition ?? '',
            streetName: home.streetName,
            city: home.city,
          }),
          Title: answers.title,
          Option: answers.option,
          Description: answers.description,
          DesiredSolution: answers.desiredSolution ?? '',
          Attachments: answers.attachments?.map(({ id }) => id) ?? [],
        },
      }),
      fields: {
        ...senderToSend({
          relationId: 'details.relationId',
          emailAddress: 'details.email',
          initials: 'details.person.initials',
          infix: 'details.person.infix',
          lastName: 'details.person.lastName',
          phoneNumberMobile: 'details.phones.mobile',
          phoneNumberLandline: 'details.phones.landline',
          postcode: 'details.home.postcode',
          houseNumber: 'details.home.houseNumber',
          houseNumberAddition: 'details.home.addition',
          streetName: 'details.home.streetName',
          city: 'details.home.city',
        } as const),
        Title: 'title',
        Option: 'option',
        Description: 'description',
        DesiredSolution: 'desiredSolution',
        Attachments: 'attachments',
      },
      to: () => ({ stay: complaintCopy.received, note: complaintCopy.note }),
    },
  },
})
