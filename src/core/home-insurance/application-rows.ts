import type { InputOf } from '../contract/endpoint.ts'
import type { submit } from '../contract/home-insurance/home-insurance-calls.ts'
import { homeInsuranceTitles } from '../contract/home-insurance/home-insurance-titles.ts'
import type { Part, Parts } from '../fields/brick/group.ts'
import {
  agreedRow,
  answerRow,
  type Section,
  type SummaryRow,
  summaryRow,
} from '../fields/brick/summary-rows.ts'
import { poBoxAddressType } from '../fields/home/address-type.ts'
import { iban } from '../fields/payment/iban.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { email } from '../fields/person/email.ts'
import { mobile } from '../fields/person/mobile.ts'
import { agreeTerms } from '../fields/request/consent.ts'
import type { ParsedAddress } from '../groups/address.ts'
import { addressLabel } from '../groups/formatting.ts'
import { membership as words } from '../groups/membership-words.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'
import { joiningRows } from '../groups/user-rows.ts'
import { agreeDocuments, agreePremium, agreeTruthful } from '../insurance/agreements.ts'
import { type Block, blocks } from '../insurance/blocks.ts'
import type { Quote } from '../insurance/comparison.ts'
import { holdsInWords, premiumRows, totalOf } from '../insurance/insurance-words.ts'
import { conditionsInWords, conditionsLabel, type PolicyConditions } from '../insurance/policy-conditions.ts'
import type { Property } from '../insurance/property.ts'
import { sectionTitles } from '../insurance/section-titles.ts'
import { debitInWords, debitLabel } from '../insurance/terms.ts'
import type { Cents } from '../kernel/money.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'
import { cancellationRows } from './cancellation-rows.ts'
import { homeSection } from './home-insurance-summary-rows.ts'

export type Application = InputOf<typeof submit>['body']

export interface RowContext {
  quote: Quote
  /** The yearly fee of the membership that comes with it; undefined for a member. */
  fee: Cents | undefined
  freeFirstYear: boolean
  /** The policy conditions of the insurances that are applied for, as they are kept (D82). */
  conditions: readonly PolicyConditions[]
  insurer?: string | undefined
}

/** A real property as the calls carry it. */
type SentProperty = Omit<ParsedAddress, 'streetName'> & { street: string }

type Loose = Readonly<Record<string, unknown>>
const partRows = (part: Part, value: unknown): SummaryRow[] => {
  if (value === undefined || value === null || value === '') return []
  if (part.kind === 'brick') return answerRow(part, value)
  if (part.kind === 'list')
    return (value as SentProperty[]).flatMap(({ street, ...one }, at) =>
      addressRow({ ...one, streetName: street }, `${part.label} ${at + 1}`),
    )
  return addressRow(value as ParsedAddress, 'Adres van de garage')
}

const blockRows = (block: Block, answers: Loose | null | '' | undefined): SummaryRow[] =>
  answers
    ? Object.entries(blocks[block] as Parts).flatMap(([name, part]) => partRows(part, answers[name]))
    : []

const personalRows = (of: Application, { fee, freeFirstYear }: RowContext): SummaryRow[] => {
  const { relation, addresses, membership } = of
  const person = relation
  return [
    ...nameRow({
      salutation: person.sex === 0 || person.sex === 1 ? person.sex : undefined,
      initials: person.initials,
      infix: person.infix,
      lastName: person.lastName,
    }),
    ...addresses.flatMap((one, at) =>
      addressRow(
        {
          postcode: one.postcode,
          houseNumber: Number(one.houseNumber),
          addition: one.houseNumberAddition,
          streetName: one.street,
          city: one.city,
        },
        at > 0 || one.type === poBoxAddressType ? 'Postadres' : addressLabel,
      ),
    ),
    ...answerRow(dateOfBirth, person.dateOfBirth),
    ...answerRow(mobile, person.phoneNumberMobile),
    ...answerRow(email, person.emailAddress),
    ...answerRow(iban, person.accountNumber),
    ...joiningRows({ agreeCollection: fee === undefined ? undefined : membership.agreeCollection }, fee, {
      freeFirst: freeFirstYear ? words.freeFirst : '',
    }),
  ]
}

const section = (title: string, rows: SummaryRow[]): Section[] => (rows.length > 0 ? [{ title, rows }] : [])

/** Summary rows of an application in the sections of its overview (spec 002 section 2.3), for screen, stored summary and mail. */
export const rowsOf = (of: Application, told: RowContext): Section[] => {
  const { answers, cancellationService, membership, agreements } = of
  const { insurances, property } = answers
  const types = insurances as InsuranceType[]
  const { calculationPeriod: period, startDate } = answers.general || {}
  const { total: perMonth } = totalOf(told.quote.insurances, types)
  return [
    ...section(sectionTitles.premium, [
      ...premiumRows(told.quote.insurances, types, period ? [period] : []),
      ...summaryRow(debitLabel, period && startDate ? debitInWords({ perMonth, period, startDate }) : ''),
      ...summaryRow('Geldig', holdsInWords(told.quote)),
      ...summaryRow('Code van de berekening', told.quote.code),
    ]),
    ...section(sectionTitles.personal, personalRows(of, told)),
    homeSection(property as unknown as Property, {
      ...(answers.knownProperty || {}),
      propertyType: answers.knownPropertyType,
    }),
    ...section(homeInsuranceTitles.additional, blockRows('general', answers.general)),
    ...section(sectionTitles.building, blockRows('opstal', answers.opstal)),
    ...section(sectionTitles.contents, blockRows('inboedel', answers.inboedel)),
    ...section(sectionTitles.liability, blockRows('avp', answers.avp)),
    ...section(sectionTitles.legal, blockRows('rechtsbijstand', answers.rechtsbijstand)),
    ...section(homeInsuranceTitles.final, [
      ...blockRows('finalQuestions', answers.finalQuestions),
      ...blockRows('legalQuestionnaire', answers.legalQuestionnaire),
    ]),
    ...section(homeInsuranceTitles.cancellation, cancellationRows(cancellationService, types, told.insurer)),
    ...section(sectionTitles.conditions, [
      // an overview leaves them out: the screen shows them with their links
      ...told.conditions.flatMap((one) =>
        summaryRow(conditionsLabel(one), conditionsInWords(one), { consent: true }),
      ),
      ...agreedRow(agreeTruthful, agreements.truthful),
      ...agreedRow(agreeDocuments, agreements.documents),
      ...agreedRow(agreePremium, agreements.premium),
      ...agreedRow(agreeTerms, membership.agreeTerms),
    ]),
  ]
}
