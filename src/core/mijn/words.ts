import type { Partner } from '../contract/hypotheekwacht.ts'
import type { MembershipCard, RequestState } from './pages.ts'

/** How far a request is, in one word and in a sentence. */
export const stateWords: Record<RequestState, { label: string; text: string }> = {
  received: { label: 'Ontvangen', text: 'We hebben je aanvraag en gaan ermee aan de slag.' },
  'passed-on': {
    label: 'Doorgegeven',
    text: 'Je aanvraag is doorgegeven. Je krijgt bericht zodra er nieuws is.',
  },
  confirmed: { label: 'Bevestigd', text: 'Je aanvraag is bevestigd.' },
  failed: { label: 'Mislukt: we bellen je', text: 'Het doorgeven lukte niet. We bellen je hierover.' },
  refused: { label: 'Gaat niet door', text: 'We hebben hierover gemaild. Er is niets veranderd.' },
  withdrawn: { label: 'Ingetrokken', text: 'Je hebt dit zelf ingetrokken. Je hoeft niets meer te doen.' },
}

/** Through whom a mortgage is watched. */
export const through: Record<Partner, string> = {
  0: 'Rechtstreeks bij ons',
  1: 'Via de verzekeraar die met ons samenwerkt',
}

/** How a membership is paid. */
export const paymentWords: Record<MembershipCard['payment'], string> = {
  'direct-debit': 'Automatische incasso',
  'bank-transfer': 'Bankoverschrijving',
  'gift-card': 'Cadeaukaart',
}

/** What a letter was about, by its kind. A newer kind than this list is an e-mail all the same. */
export const letterWords: Readonly<Record<string, string>> = {
  'set-password': 'Een nieuw wachtwoord kiezen',
  'first-password': 'Je eerste wachtwoord kiezen',
  'password-changed': 'Je wachtwoord is veranderd',
  'login-warning': 'Iemand probeerde in te loggen',
  'confirm-email': 'Je nieuwe e-mailadres bevestigen',
  'prove-email': 'Je e-mailadres bevestigen',
  'email-changed': 'Je e-mailadres is veranderd',
  'details-changed': 'Je gegevens zijn veranderd',
  'member-welcome': 'Welkom als lid',
  'cancellation-withdrawn': 'Je opzegging is ingetrokken',
  'cancellation-matched': 'Je opzegging is verwerkt',
  'cancellation-refused': 'Je opzegging gaat niet door',
  'hypotheekwacht-ended': 'Je Hypotheekwacht is gestopt met je lidmaatschap',
  'hypotheekwacht-stopped': 'Je hebt je Hypotheekwacht gestopt',
}

/** What somebody did on the site, by the name in the trail; `otherAction` for one that this list does not know. */
export const actionWords: Readonly<Record<string, string>> = {
  'account.login': 'Ingelogd',
  'account.login-failed': 'Verkeerd wachtwoord bij het inloggen',
  'account.logout': 'Uitgelogd',
  'account.logout-everywhere': 'Overal uitgelogd',
  'account.confirm-failed': 'Verkeerd wachtwoord bij het wijzigen',
  'account.activate-failed': 'Verkeerd wachtwoord bij het bevestigen',
  'account.forgotten-password': 'Nieuw wachtwoord gevraagd',
  'account.my-data': 'Gegevens gedownload',
  'account.community-login': 'Ingelogd bij de community',
  'files.upload': 'Bestand geüpload',
  'files.download': 'Bestand gedownload',
  'account.register': 'Account gemaakt',
  'account.activate': 'Account bevestigd',
  'account.set-password': 'Nieuw wachtwoord gekozen',
  'account.delete': 'Account verwijderd',
  'account.change-address': 'Adres gewijzigd',
  'account.update-community-alias': 'Alias voor de community gekozen',
  'account.change-phones': 'Telefoonnummers gewijzigd',
  'account.change-iban': 'IBAN gewijzigd',
  'account.change-email': 'Ander e-mailadres gevraagd',
  'account.prove-email': 'Link gevraagd om je e-mailadres te bevestigen',
  'account.confirm-email': 'Nieuw e-mailadres bevestigd',
  'account.change-password': 'Wachtwoord gewijzigd',
  'klusservice.book': 'Klus geboekt',
  'contact.cancel-membership': 'Lidmaatschap opgezegd',
  'contact.withdraw-cancellation': 'Opzegging ingetrokken',
  'becomeamember.register': 'Aangemeld als lid',
  'vve-membership.register': 'VvE aangemeld',
  'hypotheekwacht.register': 'Hypotheekwacht aangezet',
  'hypotheekwacht.stop': 'Hypotheekwacht gestopt',
  'submission.attach': 'Aanvraag met je e-mailadres bij je account gezet',
  'submission.detach': 'Aanvraag van iemand anders van je account gehaald',
}

export const otherAction = 'Iets anders op de website'
