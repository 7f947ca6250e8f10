import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newMailbox, untilThere } from './visit.ts'

// Tests that change what a site knows of a person make a person of their own, as other tests need those of the demonstration
// unchanged.

export const newPassword = 'gele-fiets-op-de-dijk'

/** Makes the visitor a new member by direct debit; answers their e-mail address and member number. */
export const becomeNewMember = async (
  page: Page,
  origin: string,
): Promise<{ email: string; number: string }> => {
  const email = newMailbox('nieuw-lid')
  const answer = await page.request.post(`${origin}/api/v2/becomeamember/register`, {
    headers: { origin },
    data: {
      nameAddressDetails: {
        salutation: 1,
        initials: 'jp',
        inserts: '',
        lastName: 'Berg',
        emailAddress: email,
        address: {
          postcode: '3821 BT',
          houseNumber: '10',
          addition: '',
          streetName: 'Voorbeeldlaan',
          placeName: 'Amersfoort',
        },
      },
      personalInformation: {
        dateOfBirth: { date: '1980-02-03' },
        phoneNumbers: { phoneNumberMobile: '06 12345678', phoneNumberLandline: '' },
        password: newPassword,
      },
      paymentDetails: {
        paymentMethod: 1,
        iban: 'NL91ABNA0417164300',
        agreeCollection: true,
        agreeTerms: true,
      },
      componentCodename: 'word_lid',
      giftyCardCode: '',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const number = await untilThere(async () => {
    const own = await (await page.request.get(`${origin}/mijn/lidmaatschap`)).text()
    return /\b3\d{7}\b/.exec(own)?.[0]
  })
  return { email, number }
}
