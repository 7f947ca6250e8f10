import { send } from '../../../core/contract/contact-message/contact-message-calls.ts'
import { contactMessageTitles } from '../../../core/contract/contact-message/contact-message-titles.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { attachmentTooBig, contactFiles } from '../../../core/fields/files/attachments.ts'
import { uploads } from '../../../core/fields/files/uploads.ts'
import { contactName } from '../../../core/fields/person/contact-name.ts'
import { email } from '../../../core/fields/person/email.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { contactSubject, isSpecialist } from '../../../core/fields/request/contact-message.ts'
import { desk } from '../../../core/fields/request/desk.ts'
import { question } from '../../../core/fields/request/question.ts'
import { address } from '../../../core/groups/address.ts'
import { ownPhones } from '../../../core/groups/profile-words.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { contactMessageCopy } from './contact-message-content.ts'
import { ContactForm } from './steps/ContactForm.tsx'

// street and town are not asked (spec 000 section 3); the register still lists the additions (D14)
const { postcode, houseNumber, addition } = address.parts

/** Takes in a question to the association: one form (spec 000 sections 2 to 9, D78). */
export const contactMessage = defineFunnel({
  slug: 'contact',
  properties: group({ Juridisch: desk, Bouwkundig: desk, Financieel: desk }),
  steps: {
    vraag: {
      title: contactMessageTitles.question,
      intro: contactMessageCopy.intro,
      asks: {
        subject: contactSubject,
        question,
        attachments: optional(uploads({ accept: contactFiles, tooBig: attachmentTooBig })),
        details: group(
          {
            name: contactName,
            home: group({ postcode, houseNumber, addition }, { control: 'address' }),
            mobile: optional(mobile),
            landline: optional(landline),
            email,
          },
          { label: contactMessageTitles.details },
        ),
      },
      view: ContactForm,
      ownButtons: true,
    },
  },
  // Nothing else is asked about a subject of a specialist, as no form is sent for it.
  shows: {
    question: ({ subject }) => !isSpecialist(subject),
    attachments: ({ subject }) => !isSpecialist(subject),
    details: ({ subject }) => !isSpecialist(subject),
  },
  profile: {
    details: {
      name: 'name',
      email: 'emailAddress',
      ...ownPhones,
      home: { postcode: 'postcode', houseNumber: 'houseNumber', addition: 'addition' },
    },
  },
  side: () => ({
    title: contactMessageCopy.next,
    rows: [contactMessageCopy.mail, contactMessageCopy.answer],
  }),
  exits: {
    send: {
      endpoint: send,
      button: contactMessageCopy.send,
      failure: 'Failed to send message.',
      toRequest: ({ subject, question: asked, attachments, details }) => ({
        body: {
          Subject: subject,
          Question: asked ?? '',
          Attachment: attachments?.map(({ id }) => id) ?? [],
          Name: details?.name ?? '',
          EmailAddress: details?.email ?? '',
          MobilePhoneNumber: details?.mobile ?? '',
          LandlinePhoneNumber: details?.landline ?? '',
          Postcode: details?.home.postcode ?? '',
          HouseNumber: details?.home.houseNumber ?? '',
          HouseNumberAddition: details?.home.addition ?? '',
        },
      }),
      fields: {
        Subject: 'subject',
        Question: 'question',
        Attachment: 'attachments',
        Name: 'details.name',
        EmailAddress: 'details.email',
        MobilePhoneNumber: 'details.mobile',
        LandlinePhoneNumber: 'details.landline',
        Postcode: 'details.home.postcode',
        HouseNumber: 'details.home.houseNumber',
        HouseNumberAddition: 'details.home.addition',
      },
      to: () => ({ stay: contactMessageCopy.received, note: contactMessageCopy.note }),
    },
  },
})
