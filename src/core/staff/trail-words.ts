import { correctionReasons, lookReasons, sureReasons } from './reasons.ts'
import type { StaffRole } from './roles.ts'

/** How the trail tells one act of staff. */
interface ActWords {
  /** In the office: `Aanvraag bekeken`. */
  office: string
  /** To the person whose data it was, after who did it: `bekeek je aanvraag`. Left out where it is about nobody's data. */
  person?: string
}

/**
 * Words for everything that staff do, by its name in the trail. A test holds that each act that the code writes has a line here,
 * or words of its feature where persons do it.
 */
export const staffActs: Readonly<Record<string, ActWords>> = {
  'requests.list': { office: 'Lijst van aanvragen bekeken', person: 'zag je aanvraag in een lijst' },
  'requests.show': { office: 'Aanvraag bekeken', person: 'bekeek je aanvraag' },
  'requests.file': {
    office: 'Bestand bij een aanvraag bekeken',
    person: 'bekeek een bestand bij je aanvraag',
  },
  'requests.claim': { office: 'Aanvraag opgepakt', person: 'pakte je aanvraag op' },
  'requests.assign': { office: 'Aanvraag overgedragen', person: 'droeg je aanvraag over' },
  'requests.hand-over': {
    office: 'Aanvraag doorgegeven aan een partner',
    person: 'gaf je aanvraag door aan een partner',
  },
  'requests.note': { office: 'Notitie bij een aanvraag', person: 'schreef een notitie bij je aanvraag' },
  'request-corrections.write': {
    office: 'Antwoord van een aanvraag verbeterd',
    person: 'verbeterde een antwoord van je aanvraag',
  },
  'draft-codes.open': {
    office: 'Formulier van een beller geopend met een code',
    person: 'opende je formulier met de code die je gaf',
  },
  'draft-codes.open-failed': { office: 'Code van een beller die niet klopte' },
  'pile.read': { office: 'Stapel bekeken', person: 'zag je aanvraag in een lijst' },
  'pile.take': { office: 'Aanvraag van de stapel gepakt', person: 'pakte je aanvraag op' },
  'on-behalf.start': {
    office: 'Gesprek begonnen om een formulier in te vullen',
    person: 'zocht je account op toen je belde',
  },
  'on-behalf.send': {
    office: 'Formulier ingevuld voor wie belde',
    person: 'vulde aan de telefoon een aanvraag voor je in',
  },
  'request-search.find': { office: 'Aanvraag gezocht' },
  'request-views.save': { office: 'Weergave van aanvragen bewaard' },
  'request-views.remove': { office: 'Weergave van aanvragen verwijderd' },
  'request-messages.message': { office: 'Bericht gestuurd', person: 'schreef je een bericht' },
  'request-messages.ask': { office: 'Afzender om meer gevraagd', person: 'vroeg je iets over je aanvraag' },
  'request-messages.done': {
    office: 'Aanvraag met een bericht afgehandeld',
    person: 'handelde je aanvraag af met een bericht',
  },
  'request-messages.refuse': { office: 'Aanvraag afgewezen', person: 'wees je aanvraag af' },
  'request-messages.take-back': { office: 'Bericht teruggenomen', person: 'nam een bericht aan jou terug' },
  'bulk-acts.check': {
    office: 'Bekeken wat met meer aanvragen tegelijk kan',
    person: 'bekeek wat een bericht aan jou wordt',
  },
  'bulk-acts.start': { office: 'Iets met meer aanvragen tegelijk begonnen' },
  'bulk-acts.take-back': { office: 'Berichten aan meer afzenders tegelijk teruggenomen' },
  'reply-texts.save': { office: 'Tekst om uit te kiezen bewaard' },
  'reply-texts.remove': { office: 'Tekst om uit te kiezen weggehaald' },
  'requests.done': { office: 'Aanvraag afgehandeld', person: 'handelde je aanvraag af' },
  'requests.reopen': { office: 'Aanvraag heropend', person: 'opende je aanvraag weer' },
  'request-export.ask': { office: 'Bestand met aanvragen gevraagd' },
  'request-export.download': { office: 'Bestand met aanvragen gedownload' },
  'request-export.remove': { office: 'Bestand met aanvragen weggehaald' },
  'requests.export': { office: 'Aanvragen in een bestand gezet', person: 'zette je aanvraag in een bestand' },
  'cancellations.list': { office: 'Lijst van opzeggingen bekeken', person: 'zag je opzegging in een lijst' },
  'cancellations.show': { office: 'Opzegging bekeken', person: 'bekeek je opzegging' },
  'cancellation.candidates': {
    office: 'Leden vergeleken met een opzegging',
    person: 'vergeleek je gegevens met een opzegging',
  },
  'cancellation.match': { office: 'Opzegging verwerkt', person: 'verwerkte je opzegging' },
  'cancellation.match-asked': {
    office: 'Opzegging verwerkt na navraag',
    person: 'verwerkte je opzegging, na navraag',
  },
  'cancellation.refuse': { office: 'Opzegging afgewezen', person: 'wees je opzegging af' },
  'payments.check-refund': {
    office: 'Bekeken wat van een betaling terug kan',
    person: 'bekeek je betaling',
  },
  'payments.refund': { office: 'Geld terugbetaald', person: 'betaalde je geld terug' },
  'payments.ledger': { office: 'Lijst van betalingen bekeken', person: 'zag je betaling in een lijst' },
  'payments.compare': {
    office: 'Betalingen met de bank vergeleken',
    person: 'vergeleek je betaling met de bank',
  },
  'planning.day': { office: 'Dag van een agenda bekeken', person: 'zag je afspraak in de agenda' },
  'planning.block': { office: 'Agenda geblokkeerd' },
  'planning.free': { office: 'Blokkade van een agenda weggehaald' },
  'planning.look-at-caller': { office: 'Afspraken van één afzender bekeken', person: 'bekeek je afspraak' },
  'planning.cancel-caller': { office: 'Afspraken van één afzender afgezegd', person: 'zei je afspraak af' },
  'planning.load': { office: 'Planning van een jaar geladen' },
  'callback.list': { office: 'Terugbelafspraken bekeken', person: 'zag je terugbelafspraak in een lijst' },
  'callback.called': { office: 'Teruggebeld', person: 'belde je terug' },
  'callback.not-reached': {
    office: 'Iemand niet bereikt bij het terugbellen',
    person: 'belde je terug en bereikte je niet',
  },
  'phone-calls.note': { office: 'Telefoongesprek genoteerd', person: 'noteerde een gesprek met je' },
  'phone-calls.list': {
    office: 'Telefoongesprekken van vandaag bekeken',
    person: 'zag de notitie van een gesprek met je',
  },
  'phone-calls.correct': {
    office: 'Telefoongesprek verbeterd',
    person: 'verbeterde de notitie van een gesprek met je',
  },
  'phone-calls.take-back': {
    office: 'Telefoongesprek teruggenomen',
    person: 'nam de notitie van een gesprek met je terug',
  },
  'deadletters.list': { office: 'Lijst bekeken van wat bleef liggen' },
  'deadletters.show': { office: 'Bekeken wat bleef liggen', person: 'bekeek een bericht dat bleef liggen' },
  'deadletters.retry': {
    office: 'Opnieuw verstuurd wat bleef liggen',
    person: 'verstuurde opnieuw wat bleef liggen',
  },
  'content.create': { office: 'Document gemaakt' },
  'content.discard': { office: 'Concept weggegooid' },
  'content.edit': { office: 'Tekst gewijzigd' },
  'content.end-preview-link': { office: 'Link naar een concept teruggenomen' },
  'content.make-preview-link': { office: 'Link naar een concept gemaakt' },
  'content.preview': { office: 'Voorbeeld van een tekst gemaakt' },
  'content.publish': { office: 'Tekst gepubliceerd' },
  'content.publish-despite': { office: 'Tekst met fouten gepubliceerd' },
  'content.save': { office: 'Concept bewaard' },
  'content.take-back': { office: 'Publicatie teruggenomen' },
  'content.withdraw': { office: 'Document van de site gehaald' },
  'staff.list': { office: 'Lijst van medewerkers bekeken' },
  'staff.invite-asked': { office: 'Account voor een collega gevraagd' },
  'staff.invite-refused': { office: 'Account voor een collega afgewezen' },
  'staff.invite': { office: 'Account voor een collega gemaakt' },
  'staff.accept-invitation': { office: 'Uitnodiging aangenomen' },
  'staff.change-asked': { office: 'Andere rollen of loketten gevraagd' },
  'staff.change-refused': { office: 'Andere rollen of loketten afgewezen' },
  'staff.change': { office: 'Andere rollen of loketten gegeven' },
  'staff.reset-asked': { office: 'Leegmaken van een account gevraagd' },
  'staff.reset-refused': { office: 'Leegmaken van een account afgewezen' },
  'staff.reset': { office: 'Account van een collega leeggemaakt' },
  'staff.leave': { office: 'Account gesloten van een collega die vertrok' },
  'staff.end-sessions': { office: 'Collega overal uitgelogd' },
  'staff-absence.report': { office: 'Gezegd dat een medewerker er niet is' },
  'staff-absence.end': { office: 'Gezegd dat een medewerker er weer is' },
  'staff-account.set-up-totp': { office: 'App met codes ingesteld' },
  'staff-account.end-session': { office: 'Een eigen sessie beëindigd' },
  'staff-account.end-others': { office: 'Overal elders uitgelogd' },
  'staff-account.change-password': { office: 'Wachtwoord van het kantoor gewijzigd' },
  'staff-account.password-failed': { office: 'Verkeerd wachtwoord bij het wijzigen' },
  'staff-account.add-passkey': { office: 'Passkey toegevoegd' },
  'staff-account.remove-passkey': { office: 'Passkey verwijderd' },
  'staff-account.renew-recovery-codes': { office: 'Nieuwe herstelcodes gemaakt' },
  'staff-session.login': { office: 'Ingelogd in het kantoor' },
  'staff-session.password': { office: 'Juist wachtwoord in het kantoor; de tweede factor volgt' },
  'staff-session.login-failed': { office: 'Verkeerd wachtwoord in het kantoor' },
  'staff-session.factor-failed': { office: 'Verkeerde code in het kantoor' },
  'staff-session.step-up': { office: 'Tweede factor opnieuw gegeven' },
  'staff-session.logout': { office: 'Uitgelogd in het kantoor' },
  'staff-trail.all': { office: 'Logboek van iedereen bekeken' },
}

/** What the site does by itself, or an administrator on the server: no act of a member of staff. */
export const systemActs: readonly string[] = ['backup.write', 'backup.restore', 'retention.sweep']

/** An act as the office tells it. */
export const toldInOffice = (action: string): string =>
  staffActs[action]?.office ?? 'Iets anders in het kantoor'

/** An act as the person reads it whose data it was, after who did it. */
export const toldToPerson = (action: string): string =>
  staffActs[action]?.person ?? 'deed iets met je gegevens'

/** Somebody in this role, for whoever does not work here. */
const inRole: Readonly<Record<StaffRole, string>> = {
  'member-service': 'medewerker van de ledenservice',
  adviser: 'adviseur',
  editor: 'redacteur',
  finance: 'medewerker van de financiële administratie',
  operator: 'beheerder',
}

/** A member of staff without a name: `Een medewerker van de ledenservice en adviseur`. */
export const whoInWords = (roles: readonly StaffRole[]): string => {
  const named = roles.map((role) => inRole[role])
  const last = named.pop()
  if (last === undefined) return 'Een medewerker'
  return `Een ${named.length > 0 ? `${named.join(', ')} en ` : ''}${last}`
}

const reasons = { ...lookReasons, ...sureReasons, ...correctionReasons }

/** The reason of a look or an act in words; undefined where none was asked, or by a word that is in no list any more. */
export const reasonInWords = (reason: string | null | undefined): string | undefined =>
  Object.entries(reasons).find(([key]) => key === reason)?.[1]
