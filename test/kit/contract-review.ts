import { randomUUID } from 'node:crypto'

/** A valid request for a contract review with a lawyer, by a visitor without an account. */
export const reviewOf = (
  appointment: { date: string; time: string; [more: string]: unknown },
  more: object = {},
) => ({
  appointment: { appointmentType: 0, officeCode: 85, language: 0, ...appointment },
  documents: [],
  userInformation: {
    sex: 1,
    initials: 'J.',
    infix: 'de',
    lastName: 'Vries',
    postcode: '3821BT',
    houseNumber: 10,
    houseNumberAddition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
    phoneNumberMobile: '+31612345678',
    phoneNumberLandline: '',
    emailAddress: `${randomUUID()}@voorbeeld.nl`,
    accountNumber: 'NL91ABNA0417164300',
  },
  membership: { agreeCollection: true },
  explanation: 'Wil je naar de ontbindende voorwaarden kijken?',
  ...more,
})
