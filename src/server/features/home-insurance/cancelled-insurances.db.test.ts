import { afterAll, describe, expect, test } from 'vitest'
import { contentsAndLegal, openApplications } from '../../../../test/kit/applying-for-insurance.ts'
import { serviceOf } from '../../../../test/kit/cancellation-letters.ts'
import { fieldToday } from '../../../core/fields/today.ts'
import { dayOf } from '../../../core/kernel/clock.ts'

// What `validate` and `submit` say of the old insurances that an application cancels.

const startDate = dayOf(fieldToday()).add({ months: 3 }).toString()
const dayBefore = dayOf(startDate).subtract({ days: 1 }).toString()
const { server, goodOf, check, refused } = await openApplications(startDate)
afterAll(() => server.close())

type Old = ReturnType<typeof serviceOf>['insurances'][number]
/** An application for contents and legal assistance, which cancels these. */
const cancelling = async (insurances: Partial<Old>[]) => {
  const service = serviceOf(server, { insurances: 1 })
  const [first] = service.insurances
  return {
    ...(await goodOf(contentsAndLegal)),
    cancellationService: { ...service, insurances: insurances.map((one) => ({ ...first, ...one })) },
  }
}

describe('an old insurance', () => {
  test('ends not before the new one begins, so that nobody is without', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: '1', cancellationDate: startDate },
      { name: 'Rechtsbijstandverzekering', insuranceNumber: '2', cancellationDate: dayBefore },
    ])
    expect(await refused(body)).toEqual({
      status: 400,
      code: 'invalid-fields',
      errors: {
        'cancellationService.insurances[1].cancellationDate': [
          'Dan ben je een tijd niet verzekerd. Kies de dag waarop je nieuwe verzekering begint, of een latere dag.',
        ],
      },
    })
  })

  test('may end on the first day of the new one, and any day where no new one is applied for', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: '1', cancellationDate: startDate },
      { name: 'Opstalverzekering', insuranceNumber: '2', cancellationDate: dayBefore },
    ])
    expect((await check(body)).statusCode).toBe(200)
  })

  test('stands once in the list', async () => {
    const body = await cancelling([
      { name: 'Inboedelverzekering', insuranceNumber: 'AB 12.345' },
      { name: 'Rechtsbijstandverzekering', insuranceNumber: 'AB 12.345' },
      { name: 'Inboedelverzekering', insuranceNumber: 'ab-12345' },
    ])
    expect(await refused(body)).toEqual({
      status: 400,
      code: 'invalid-fields',
      errors: {
        'cancellationService.insurances[2].insuranceNumber': ['Deze verzekering staat al in je lijst.'],
      },
    })
  })
})
