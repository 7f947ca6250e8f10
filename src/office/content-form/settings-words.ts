import type { FieldWords } from '../blocks/block-descriptor.ts'

const code: FieldWords = { label: 'Code', hint: 'Zoals het andere systeem haar kent.' }
const words: FieldWords = { label: 'Woorden van de link' }
const example: FieldWords = { label: 'Dit is nog een voorbeeld' }
const frame = (label: string): FieldWords => ({ label, hint: 'Het adres van de pagina in het kader.' })

/** The fields of one set of policy conditions. */
const conditions = (key: string, name: string): Record<string, FieldWords> => ({
  [key]: { label: name },
  [`${key}.title`]: { label: 'Titel' },
  [`${key}.edition`]: { label: 'Uitgave' },
  [`${key}.from`]: { label: 'Geldt vanaf' },
  [`${key}.href`]: { label: 'Adres' },
  [`${key}.example`]: example,
})

/** The fields of a tool of another party that comes as scripts. */
const embedded = (key: string, name: string): Record<string, FieldWords> => ({
  [key]: { label: name },
  [`${key}.provider`]: { label: 'Aanbieder' },
  [`${key}.scripts`]: { label: 'Scripts', hint: 'In de volgorde waarin ze laden.' },
  [`${key}.start`]: { label: 'Functie die het start' },
})

const situation = (key: string): Record<string, FieldWords> => ({
  [`${key}.question`]: { label: 'Vraag' },
  [`${key}.answers`]: { label: 'Antwoorden', item: 'antwoord', named: 'text' },
  [`${key}.answers.code`]: code,
  [`${key}.answers.text`]: { label: 'Antwoord' },
  [`${key}.answers.inventoryType`]: { label: 'Nummer van de lijst met papieren' },
})

/** What the fields of the settings are called, by their path without places in lists and without names in records. */
export const settingsWords: Readonly<Record<string, FieldWords>> = {
  codename: { label: 'Codenaam' },
  name: { label: 'Naam van de vereniging' },
  slogan: { label: 'Slogan' },
  email: { label: 'E-mailadres' },
  address: { label: 'Adres' },
  'address.street': { label: 'Straat en nummer' },
  'address.city': { label: 'Postcode en plaats' },

  desks: { label: 'Loketten', item: 'loket', named: 'name' },
  'desks.name': { label: 'Naam' },
  'desks.phone': { label: 'Telefoonnummer' },
  'desks.email': { label: 'E-mailadres' },
  'desks.inbox': {
    label: 'Postvak voor nieuwe aanvragen',
    hint: 'Staat op geen pagina. Zonder postvak krijgt het loket geen mail.',
  },
  'desks.hours': { label: 'Openingstijden', item: 'regel', named: 'days' },
  'desks.hours.days': { label: 'Dagen', hint: 'Bijvoorbeeld: maandag tot en met vrijdag.' },
  'desks.hours.times': { label: 'Tijden', hint: 'Bijvoorbeeld: 8.30 - 18.00 uur.' },

  promises: {
    label: 'Beloofde antwoordtijd',
    item: 'soort aanvraag',
    hint: 'Per soort aanvraag. Onder de naam default staat wat voor alle andere geldt.',
  },
  'promises.hours': { label: 'Uren dat het loket open is', hint: 'Van 1 tot 500.' },

  prices: { label: 'Prijzen', item: 'prijs', named: 'label' },
  'prices.label': { label: 'Naam' },
  'prices.amounts': { label: 'Bedragen', item: 'bedrag' },
  'prices.amounts.from': { label: 'Vanaf' },
  'prices.amounts.until': { label: 'Tot en met' },
  'prices.amounts.cents': { label: 'Bedrag in euro’s' },

  menu: { label: 'Menu', item: 'deel van het menu', named: 'label' },
  'menu.label': words,
  'menu.items': { label: 'Links eronder', item: 'link', named: 'label' },
  'menu.items.label': words,
  'menu.items.note': { label: 'Toelichting' },
  footer: { label: 'Voet van de pagina', item: 'kolom', named: 'title' },
  'footer.title': { label: 'Kop' },
  'footer.links': { label: 'Links', item: 'link', named: 'label' },
  'footer.links.label': words,
  legal: { label: 'Links onderaan', item: 'link', named: 'label' },
  'legal.label': words,
  account: { label: 'Link naar het account' },
  'account.label': words,
  help: { label: 'Link naar hulp' },
  'help.label': words,
  suggestions: { label: 'Voorstellen bij het zoeken', item: 'link', named: 'label' },
  'suggestions.label': words,
  survey: { label: 'Vraag onder een pagina' },
  'survey.question': { label: 'Vraag' },
  'survey.thanks': { label: 'Bedankje' },

  frames: { label: 'Pagina’s van anderen in een kader' },
  'frames.contract_scan': frame('Contractscan'),
  'frames.call_me_back': frame('Bel mij terug'),
  'frames.vve_insurance': frame('VvE-verzekering'),
  'frames.form': frame('Formulieren'),

  hypotheekwacht: { label: 'Hypotheekwacht' },
  'hypotheekwacht.partner_thanks': { label: 'Bedankpagina na aanmelding via de verzekeraar' },
  online_advice: { label: 'Online advies', item: 'vakgebied', named: 'text' },
  'online_advice.code': code,
  'online_advice.text': { label: 'Naam' },
  'online_advice.answers': { label: 'Onderwerpen', item: 'onderwerp', named: 'text' },
  'online_advice.answers.code': code,
  'online_advice.answers.text': { label: 'Naam' },
  'online_advice.answers.appointmentType': { label: 'Soort afspraak' },
  'online_advice.answers.officeId': { label: 'Nummer van het kantoor' },
  mortgage_advice: { label: 'Hypotheekadvies' },
  ...situation('mortgage_advice'),
  'mortgage_advice.answers.asksPartner': { label: 'Vraag of iemand het alleen doet' },
  'mortgage_advice.answers.followUpQuestion': { label: 'Vervolgvraag' },
  ...situation('mortgage_advice.answers.followUpQuestion'),
  financial_plan: { label: 'Geldplan', item: 'scenario', named: 'text' },
  'financial_plan.code': code,
  'financial_plan.text': { label: 'Naam' },
  'financial_plan.hint': { label: 'Uitleg' },
  complaint_options: { label: 'Onderwerpen van een klacht', item: 'onderwerp', named: 'value' },
  'complaint_options.key': code,
  'complaint_options.value': { label: 'Onderwerp' },
  video_calls: {
    label: 'Adres van videogesprekken',
    hint: 'Begint met https://. Elk gesprek krijgt een eigen kamer.',
  },

  insulation_check: { label: 'Isolatiecheck' },
  'insulation_check.cutoff': { label: 'Geen advies vanaf bouwjaar' },
  'insulation_check.excluded_areas': {
    label: 'Postcodes zonder gezamenlijke inkoop',
    hint: 'De vier cijfers van elke postcode.',
  },
  'insulation_check.bats': { label: 'Tekst over vleermuizen' },
  'insulation_check.call': { label: 'Wie belt na een inschrijving' },
  'insulation_check.call.by': { label: 'Wie' },
  'insulation_check.call.within': { label: 'Binnen welke tijd', hint: 'Woorden die een zin afmaken.' },

  insurance: { label: 'Verzekeringen' },
  'insurance.quote_days': { label: 'Dagen dat een premie geldt', hint: 'Van 1 tot 90.' },
  'insurance.conditions': { label: 'Polisvoorwaarden' },
  ...conditions('insurance.conditions.Home', 'Opstalverzekering'),
  ...conditions('insurance.conditions.Content', 'Inboedelverzekering'),
  ...conditions('insurance.conditions.Liability', 'Aansprakelijkheidsverzekering'),
  ...conditions('insurance.conditions.Legal', 'Rechtsbijstandverzekering'),
  'insurance.disclosures': { label: 'Wie verzekert en wie toezicht houdt' },
  'insurance.disclosures.insurer': { label: 'Verzekeraar' },
  'insurance.disclosures.remuneration': { label: 'Wat de verzekeraar ons betaalt' },
  'insurance.disclosures.licence': { label: 'Vergunning van de AFM' },
  'insurance.disclosures.chamber_of_commerce': { label: 'Nummer van de Kamer van Koophandel' },
  'insurance.disclosures.complaints': { label: 'Nummer bij het Kifid' },
  'insurance.disclosures.example': example,
  'insurance.membership': { label: 'Lidmaatschap bij een verzekering' },
  'insurance.membership.type': { label: 'Soort lidmaatschap' },
  'insurance.membership.campaign_code': { label: 'Code van de actie' },
  'insurance.membership.package_code': { label: 'Code van het pakket' },
  'insurance.portal': { label: 'Klantportaal van de verzekeraar', hint: 'Begint met https://.' },
  'insurance.letters_to': { label: 'Wie opzegbrieven verstuurt', hint: 'Een e-mailadres.' },

  restricted_addresses: { label: 'Adressen zonder afspraken' },
  'restricted_addresses.message': { label: 'Tekst voor wie daar een afspraak vraagt' },
  'restricted_addresses.homes': { label: 'Woningen', item: 'woning', named: 'postcode' },
  'restricted_addresses.homes.postcode': { label: 'Postcode', hint: 'Zonder spatie.' },
  'restricted_addresses.homes.house_number': { label: 'Huisnummer' },
  'restricted_addresses.homes.addition': { label: 'Toevoeging' },
  synonyms: {
    label: 'Woorden die hetzelfde betekenen',
    item: 'groep woorden',
    hint: 'Wie het ene woord zoekt, vindt ook het andere.',
  },
  redirect_hosts: { label: 'Domeinen waar bezoekers heen mogen', hint: 'Bijvoorbeeld www.voorbeeld.nl.' },
  embeds: { label: 'Scripts van anderen' },
  ...embedded('embeds.property_value', 'WOZ-waarde'),
  ...embedded('embeds.subsidy_widget', 'Subsidies'),
  'embeds.subsidy_widget.municipalities': { label: 'Gemeenten', hint: 'Precies tien.' },
}
