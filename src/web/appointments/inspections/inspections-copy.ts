/** Hours as the settings write them, and as the text writes them in its sentence for a day without a free time. */
const textHours: readonly [settings: string, text: string] = [
  'maandag tot en met donderdag 9.00 – 17.30 uur, vrijdag 9.00 – 16.30 uur',
  'maandag t/m donderdag van 09:00-17:30 uur en vrijdag van 09:00-16.30 uur',
]

/** Hours of a desk, to continue a sentence. Where they are those of the text they stand as it has them, to the letter. */
const hoursInSentence = (hours: string): string =>
  hours.replaceAll('\u00a0', ' ') === textHours[0] ? textHours[1] : hours.replace(/, (?=[^,]*$)/, ' en ')

/** The texts of later steps (spec 002 sections 2.1 and 8); those of a first step stand with its definition. */
export const inspectionsCopy = {
  becomesMember: 'Deze dienst is voor leden. Met je keuring word je lid.',
  /** The phone number of the desk follows. */
  anotherHome: 'Ga terug om een ander adres in te vullen, of bel ons op',
  hour: 'Uur',
  minutes: 'Minuten',
  looking: 'We kijken wie er kan komen…',
  proposal: 'Je keuring is op',
  otherTime: 'Op jouw tijd is niemand vrij. Dit ligt er het dichtst bij:',
  accept: 'Neem dit tijdstip',
  orElse: (phone: string) => `Past dat niet? Kies een andere dag of een andere tijd, of bel ons op ${phone}.`,
  /** `hours` are those of the desk whose number it is (D1, D20). */
  noProposal: (phone: string, hours: string | undefined) => {
    const when = hours ? ` van ${hoursInSentence(hours)}` : ''
    return `Helaas is er geen tijdstip voorstel beschikbaar op de door jou gewenste datum. Kies indien mogelijk een andere datum of neem contact met ons op via ${phone}${when}.`
  },
} as const
