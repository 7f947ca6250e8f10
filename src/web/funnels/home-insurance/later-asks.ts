import { yesNo } from '../../../core/fields/brick/choice.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { iban } from '../../../core/fields/payment/iban.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { agreeCollection, agreeTerms } from '../../../core/fields/request/consent.ts'
import { emailWithRepeat } from '../../../core/groups/email-with-repeat.ts'
import { salutedPerson } from '../../../core/groups/person.ts'
import { postalAddress } from '../../../core/groups/postal-address.ts'
import { agreeDocuments, agreePremium, agreeTruthful } from '../../../core/insurance/agreements.ts'
import { blocks } from '../../../core/insurance/blocks.ts'
import { cancellationAsks } from '../../../core/insurance/cancellation.ts'
import { sectionTitles } from '../../../core/insurance/section-titles.ts'

/** The questions of the steps after the premium, by step. The name of a block is also its name in the request. */
export const laterAsks = {
  additional: {
    general: group(blocks.general),
    opstal: group(blocks.opstal, { label: sectionTitles.building }),
    inboedel: group(blocks.inboedel, { label: sectionTitles.contents }),
    avp: group(blocks.avp, { label: sectionTitles.liability }),
    rechtsbijstand: group(blocks.rechtsbijstand, { label: sectionTitles.legal }),
  },
  final: {
    finalQuestions: group(blocks.finalQuestions),
    legalQuestionnaire: group(blocks.legalQuestionnaire, { label: sectionTitles.legalHistory }),
    person: salutedPerson,
    contact: emailWithRepeat,
    mobile,
    iban,
    differentHomeAddress: yesNo({ label: 'Is je postadres een ander adres dan de woning?' }),
    residence: postalAddress,
  },
  cancellation: cancellationAsks,
  closing: { agreeTruthful, agreeDocuments, agreePremium, agreeTerms, agreeCollection },
}

export type LaterAsks = typeof laterAsks
