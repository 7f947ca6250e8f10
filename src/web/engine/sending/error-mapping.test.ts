import { describe, expect, it } from 'vitest'
import { handyman } from '../../funnels/handyman/funnel.ts'
import { vveMembership } from '../../funnels/vve-membership/funnel.ts'
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

const requestOf = (funnel: Funnel, exit: string) => funnel.exits[exit]?.toRequest

describe('an error of the server', () => {
  it('belongs to the answer that makes the field', async () => {
    const of = await atEnd()
    const { own, refused, rest } = errorsOfAnswers(of, requestOf(trial, 'order'), {
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
    const { own } = errorsOfAnswers(derived, requestOf(vveMembership, 'register'), {
      'paymentDetails.iban': ['Fout.'],
      'paymentDetails.paymentMethod': ['Kies.'],
      'paymentDetails.invoiceAddress.postcode': ['Postcode.'],
    })
    expect(own).toMatchObject({ iban: 'Fout.', 'contact.street.postcode': 'Postcode.' })
  })

  it('belongs to an optional field also while that is empty', () => {
    const { derived } = fillWith(vveMembership, { kvkNumber: undefined })
    const { own } = errorsOfAnswers(derived, requestOf(vveMembership, 'register'), {
      'propertyDetails.kvkNumber': ['KvK.'],
    })
    expect(own).toEqual({ kvkNumber: 'KvK.' })
  })

  it('belongs to the field that must be answered, where two make one', () => {
    const { derived } = fillWith(handyman)
    const { own } = errorsOfAnswers(derived, requestOf(handyman, 'book'), {
      'appointment.user.last_name': ['Naam.'],
    })
    expect(own).toEqual({ 'person.lastName': 'Naam.' })
  })
})
