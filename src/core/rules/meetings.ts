/** The ways to meet a financial adviser, as calls, agendas and people name them (D54). */
export const moneyMeetings = ['Kantoorbezoek', 'Beeldbellen', 'Telefonisch'] as const
export type MoneyMeeting = (typeof moneyMeetings)[number]

/** The one way to meet for which somebody comes to an office; every other is held by video or phone. */
export const officeVisit = 'Kantoorbezoek' satisfies MoneyMeeting

/** Code of the office whose advisers talk about a mortgage by video or phone, wherever one lives (spec 001 section 9, D80). */
export const nationwideOffice = 32

/** The ways to meet any adviser: `online` is the video call about a will. */
export type Meeting = MoneyMeeting | 'online'

export const meetingHints: Readonly<Record<MoneyMeeting, string>> = {
  Kantoorbezoek: 'Je komt naar het kantoor.',
  Beeldbellen: 'Je krijgt een link per e-mail.',
  Telefonisch: 'De adviseur belt je.',
}
