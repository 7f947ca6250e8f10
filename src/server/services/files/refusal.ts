/** Content that is refused; its message is a Dutch sentence for the sender. */
export class ContentRefused extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'ContentRefused'
  }
}

export const unsupported = () => new ContentRefused('Dit bestandstype wordt niet ondersteund.')
export const damaged = () =>
  new ContentRefused('Dit bestand is beschadigd. Sla het opnieuw op en voeg het opnieuw toe.')
export const macros = () =>
  new ContentRefused(
    'In dit bestand zitten macro’s, en die nemen we niet aan. Sla het op als pdf en voeg het opnieuw toe.',
  )
export const locked = () =>
  new ContentRefused('Dit bestand heeft een wachtwoord. Haal het wachtwoord eraf en voeg het opnieuw toe.')
export const tooLargeOpened = () =>
  new ContentRefused(
    'Dit bestand wordt te groot als we het openen. Sla het op als pdf en voeg het opnieuw toe.',
  )
export const tooManyPixels = () =>
  new ContentRefused('Deze afbeelding is te groot. Maak haar kleiner en voeg haar opnieuw toe.')
export const infected = () =>
  new ContentRefused('In dit bestand zit een virus. Verwijder het, en laat je computer nakijken.')
