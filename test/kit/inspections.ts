import { randomUUID } from 'node:crypto'
import { minutesOf } from '../../src/core/inspections/duration.ts'
import { amsterdamDay } from '../../src/core/kernel/clock.ts'
import type { InspectionKind } from '../../src/core/rules/inspections.ts'
import { inspections } from '../../src/server/features/inspections/inspections-agenda.ts'
import type { VisitedHome } from '../../src/server/services/planning/agenda.ts'
import { homes } from './planning.ts'
import { openPlanned } from './planning-visit.ts'

/** Opens a server with the demonstration's inspectors, with valid requests, each for a free time. */
export const openInspections = async (now: string) => {
  const planned = await openPlanned(now)
  const good = goodOf(now, planned.nextFree)
  return {
    ...planned,
    construction: (object: object = {}, home: VisitedHome = homes.Amersfoort) =>
      good('construction', home, { sizeCode: 1, constructionYear: 1975, floor: 0, ...object }),
    completion: (object: object = {}) => good('completion', homes.Utrecht, object),
  }
}

/** A valid request of a visitor without an account, for a free time. */
const goodOf =
  (now: string, nextFree: Awaited<ReturnType<typeof openPlanned>>['nextFree']) =>
  async (kind: InspectionKind, home: VisitedHome, object: object) => {
    const asked: { typeCode?: number; sizeCode?: number } = object
    const minutes = minutesOf(
      kind,
      { houseType: asked.typeCode ?? 3, size: asked.sizeCode },
      amsterdamDay(now).toString(),
    )
    const { start, end } = await nextFree({ ...inspections(kind), home, minutes })
    return {
      selectedAppointmentTime: { start, end },
      service: { smsReminder: true, smsReminderPhoneNumber: '0612345678', iban: 'NL91ABNA0417164300' },
      userInformation: {
        relationId: null,
        sex: 1,
        initials: 'J.',
        infix: 'de',
        lastName: 'Vries',
        postcode: '3821BT',
        houseNumber: 11,
        houseNumberAddition: '',
        streetName: 'Voorbeeldlaan',
        city: 'Amersfoort',
        phoneNumberMobile: '+31612345678',
        phoneNumberLandline: '',
        emailAddress: `${randomUUID()}@voorbeeld.nl`,
        accountNumber: 'NL91ABNA0417164300',
        agreedToGeneralTerms: true,
        agreedToDirectDebit: true,
      },
      object: {
        typeCode: 3,
        address: {
          houseNumber: home.houseNumber,
          addition: '',
          postcode: home.postcode,
          streetName: 'Voorbeeldlaan',
          placeName: 'Amersfoort',
        },
        ...object,
      },
    }
  }
