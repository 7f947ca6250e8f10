import { describe, expect, it } from 'vitest'
import { handyman } from '../../funnels/handyman/handyman-funnel.ts'
import { vveMembership } from '../../funnels/vve-membership/vve-membership-funnel.ts'
import { vveQuote } from '../../funnels/vve-quote/vve-quote-funnel.ts'
import type { Funnel } from '../definition/define.ts'
import { fillWith, open, trial, walkTo } from '../testing/test-trial.ts'
import { errorsOfAnswers } from './error-mapping.ts'

const atEnd = async () => {
  const opened = open()
  await walkTo(opened, 'drie')
  opened.store.setCount('entries', 1)
  opened.store.set('entries[0].name', 'regel')
  await walkTo(opened, 'overzicht')
  return opened.store.getSnapshot().derived
}

const fieldsOf = (funnel: Funnel, exit: string) => funnel.exits[exit]?.fields

describe('an error of the server', () => {
  it('belongs to the answer that makes the field', async () => {
    const of = await atEnd()
    const { own, refused, rest } = errorsOfAnswers(of, fieldsOf(trial, 'order'), {
      'place.postcode': ['Fout.', 'Nog een.'],
      'entries[0].name': ['Ook fout.'],
      from: ['En dit.'],
      elders: ['Van niemand.'],
    })
    expect(own).toEqual({ 'home.postcode': 'Fout.', 'entries[0].name': 'Ook fout.', from: 'En dit.' })
    expect(refused['home.postcode']).toEqual(['place.postcode'])
    expect(rest).toEqual(['Van niemand.'])
  })

  it('belongs to the field itself, not to a choice that turns half the request around', () => {
    const { derived } = fillWith(vveMembership)
    const { own } = errorsOfAnswers(derived, fieldsOf(vveMembership, 'register'), {
      'paymentDetails.iban': ['Fout.'],
      'paymentDetails.paymentMethod': ['Kies.'],
      'paymentDetails.invoiceAddress.postcode': ['Postcode.'],
    })
    expect(own).toMatchObject({ iban: 'Fout.', 'contact.street.postcode': 'Postcode.' })
  })

  it('belongs to an optional field also while that is empty', () => {
    const { derived } = fillWith(vveMembership, { kvkNumber: undefined })
    const { own } = errorsOfAnswers(derived, fieldsOf(vveMembership, 'register'), {
      'propertyDetails.kvkNumber': ['KvK.'],
    })
    expect(own).toEqual({ kvkNumber: 'KvK.' })
  })

  it('belongs to the answer that is given, where the field is one of several', () => {
    const told = (answers: Record<string, unknown>) =>
      errorsOfAnswers(fillWith(vveQuote, answers).derived, fieldsOf(vveQuote, 'send'), {
        'contactPerson.phoneNumber': ['Nummer.'],
      }).own
    expect(told({})).toEqual({ 'phones.landline': 'Nummer.' })
    expect(told({ 'phones.landline': undefined })).toEqual({ 'phones.mobile': 'Nummer.' })
  })

  it('belongs to the list or the group that it is a part of', () => {
    const { derived } = fillWith(handyman)
    const { own, refused } = errorsOfAnswers(derived, fieldsOf(handyman, 'book'), {
      'appointment.options[1].start': ['Weg.'],
      'appointment.user': ['Wie?'],
    })
    expect(own).toEqual({ moments: 'Weg.', 'person.initials': 'Wie?' })
    expect(refused.moments).toEqual(['appointment.options[1].start'])
  })

  it('belongs to the field that must be answered, where two make one', () => {
    const { derived } = fillWith(handyman)
    const { own } = errorsOfAnswers(derived, fieldsOf(handyman, 'book'), {
      'appointment.user.last_name': ['Naam.'],
    })
    expect(own).toEqual({ 'person.lastName': 'Naam.' })
  })
})
