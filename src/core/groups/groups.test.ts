import { describe, expect, it } from 'vitest'
import { firstErrors } from '../fields/brick/first-error.ts'
import { exampleOf, group } from '../fields/brick/group.ts'
import { address } from './address.ts'
import { appointmentParts } from './appointment.ts'
import { emailWithRepeat } from './email-with-repeat.ts'
import { addressInWords, nameInWords, salutedNameInWords } from './formatting.ts'
import { payment } from './payment.ts'
import { person, salutedPerson } from './person.ts'
import { phones } from './phones.ts'
import { poBox, poBoxAddress } from './po-box.ts'

it.each(Object.entries({ address, emailWithRepeat, payment, person, salutedPerson, phones, poBox }))(
  '%s takes its own example',
  (_name, part) => {
    expect(firstErrors(part, exampleOf(part))).toEqual({})
  },
)

describe('address', () => {
  it('asks for everything but the addition', () => {
    expect(firstErrors(address, {})).toEqual({
      postcode: 'Voer een postcode in.',
      houseNumber: 'Voer een huisnummer in.',
      streetName: 'Dit is een verplicht veld.',
      city: 'Dit is een verplicht veld.',
    })
  })

  it('sends no addition as an empty text, where it was chosen', () => {
    const home = exampleOf(address) as object
    expect(address.schema.parse({ ...home, addition: 'Geen toevoeging' }).addition).toBe('')
    expect(firstErrors(address, { ...home, addition: 'Kies' })).toEqual({
      addition: 'Voer een toevoeging in.',
    })
  })
})

describe('person', () => {
  it('has a name without infix too', () => {
    expect(person.schema.parse({ initials: 'jp', infix: '', lastName: "'t Hart" })).toEqual({
      initials: 'J.P.',
      infix: undefined,
      lastName: "'t Hart",
    })
    expect(firstErrors(salutedPerson, { initials: 'J', lastName: 'Berg' })).toEqual({
      salutation: 'Voer een aanhef in.',
    })
  })
})

describe('phones', () => {
  it('asks for one of the two', () => {
    const neither = { mobile: 'Er is minimaal één telefoonnummer vereist.' }
    expect(firstErrors(phones, {})).toEqual(neither)
    expect(firstErrors(phones, { mobile: '', landline: null })).toEqual(neither)
    expect(firstErrors(phones, { mobile: '0612345678' })).toEqual({})
    expect(firstErrors(phones, { landline: '0201234567' })).toEqual({})
  })

  it('judges each by its own sentence', () => {
    expect(firstErrors(phones, { mobile: '020', landline: '06' })).toEqual({
      mobile: 'Mobiel telefoonnummer is niet geldig.',
      landline: 'Telefoonnummer vast is niet geldig.',
    })
  })
})

describe('payment', () => {
  it('needs IBAN and consent for a direct debit', () => {
    const bare = { iban: 'Voer een IBAN in.', agreeCollection: 'Bevestiging verplicht.' }
    expect(firstErrors(payment, { paymentMethod: 1 })).toEqual(bare)
    expect(firstErrors(payment, { paymentMethod: '1', iban: '', agreeCollection: false })).toEqual(bare)
    expect(
      firstErrors(payment, { paymentMethod: 1, iban: 'NL91ABNA0417164300', agreeCollection: true }),
    ).toEqual({})
  })

  it('needs neither for a transfer', () => {
    expect(firstErrors(payment, { paymentMethod: 0 })).toEqual({})
    expect(firstErrors(payment, { paymentMethod: '0', iban: '', agreeCollection: false })).toEqual({})
    expect(firstErrors(payment, {})).toEqual({ paymentMethod: 'Selecteer een betaalmethode.' })
  })
})

describe('PO box', () => {
  it('becomes an address on Postbus', () => {
    const box = poBox.schema.parse({ houseNumber: '735', postcode: '3800as', city: 'Amersfoort' })
    expect(poBoxAddress(box)).toEqual({
      streetName: 'Postbus',
      houseNumber: 735,
      addition: '',
      postcode: '3800AS',
      city: 'Amersfoort',
    })
  })
})

describe('e-mail with its repeat', () => {
  it('must be the same but for capitals and spaces', () => {
    expect(
      firstErrors(emailWithRepeat, { email: 'Lid@voorbeeld.nl', emailAgain: ' lid@voorbeeld.nl' }),
    ).toEqual({})
    expect(
      firstErrors(emailWithRepeat, { email: 'lid@voorbeeld.nl', emailAgain: 'lidd@voorbeeld.nl' }),
    ).toEqual({
      emailAgain: 'De e-mailadressen zijn niet gelijk.',
    })
  })
})

describe('the time of an appointment', () => {
  const missing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'
  const appointment = group(appointmentParts)

  it('that is not there is told in the words of the calendar', () => {
    for (const nothing of [undefined, null, ''])
      expect(firstErrors(appointment, { date: nothing, time: nothing })).toEqual({
        date: missing,
        time: missing,
      })
  })

  it('that is wrong is told in words of its own', () => {
    for (const [date, time] of [
      ['2026-02-30', '25:00'],
      ['morgen', 'negen uur'],
      [5, 9],
    ])
      expect(firstErrors(appointment, { date, time })).toEqual({
        date: 'Dit is geen geldige dag.',
        time: 'Dit is geen geldig tijdstip.',
      })
  })
})

describe('in words', () => {
  const name = { initials: 'J.P.', infix: 'van der', lastName: 'Berg' }

  it('a name is as long as it is known', () => {
    expect(nameInWords(name)).toBe('J.P. van der Berg')
    expect(nameInWords({ initials: null, lastName: 'Berg' })).toBe('Berg')
    expect(salutedNameInWords({ ...name, salutation: 0 })).toBe('Dhr. J.P. van der Berg')
    expect(salutedNameInWords({ ...name, salutation: 1 })).toBe('Mevr. J.P. van der Berg')
    expect(salutedNameInWords(name)).toBe('J.P. van der Berg')
    expect(salutedNameInWords({})).toBe('')
  })

  it('an address has two lines, as far as it is known', () => {
    const home = { streetName: 'Voorbeeldlaan', houseNumber: 10, postcode: '3821BT', city: 'Amersfoort' }
    expect(addressInWords(home)).toBe('Voorbeeldlaan 10\n3821 BT Amersfoort')
    expect(addressInWords({ ...home, addition: 'A' })).toBe('Voorbeeldlaan 10 A\n3821 BT Amersfoort')
    expect(addressInWords({ postcode: '3821BT' })).toBe('3821 BT')
    expect(addressInWords({})).toBe('')
  })
})
