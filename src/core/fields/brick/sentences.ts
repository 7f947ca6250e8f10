/** The generic error of a required field (D2). */
export const required = 'Dit is een verplicht veld.'
/** The heading of an error summary (spec 000 section 5). */
export const unfinished = 'Je hebt een of meerdere velden nog niet ingevuld.'
/** The generic error block (D2); `phone` is a site setting. */
export const wentWrong = 'Er is iets misgegaan. Onze excuses voor het ongemak.'
export const tryLater = (phone: string) => `Probeer het later opnieuw of bel onze klantenservice op ${phone}.`
/** The text while something is fetched (spec 000 section 8). */
export const loading = 'Een moment geduld, alstublieft. De gegevens worden opgehaald.'
/** The text, after a reload, at an answer that browser storage may not hold (D7). */
export const fillInAgain = 'Vul dit opnieuw in. Deze gegevens bewaren we niet.'
/** Error of a name and password that do not belong together, whichever is wrong (D3). */
export const loginFailed = 'De combinatie van e-mailadres of lidnummer en wachtwoord is niet juist.'
/** Error of any other failure of logging in (D3). */
export const loginImpossible = 'Inloggen is nu niet mogelijk. Probeer het later opnieuw.'
/** Error of an e-mail address that did not pass its check (D3 and D32). */
export const emailRefused = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
/** Texts for when the mail to a sender comes later, or is left out, because their address got too many mails (D90). */
export const mailLater =
  'Naar dit e-mailadres ging net veel e-mail. Je bevestiging komt daarom later, binnen een uur.'
export const mailLeftOut =
  'Naar dit e-mailadres ging net te veel e-mail. We mailen je daarom geen bevestiging. Bewaar je referentie.'
/** Error when a submission turns out to have arrived before its answers were changed. */
export const changedTooLate =
  'Deze aanvraag was al binnen voordat je iets wijzigde. Bel ons om de wijziging door te geven.'
