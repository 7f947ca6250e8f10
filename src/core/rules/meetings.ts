/** How one meets an adviser of money, as calls, agendas and people name it (D54). */
export const moneyMeetings = ['Kantoorbezoek', 'Beeldbellen', 'Telefonisch'] as const
export type MoneyMeeting = (typeof moneyMeetings)[number]

/** How one meets any adviser: `online`, about a will, is by video too. */
export type Meeting = MoneyMeeting | 'online'

/** What each of them is like. */
export const meetingHints: Readonly<Record<MoneyMeeting, string>> = {
  Kantoorbezoek: 'Je komt naar het kantoor.',
  Beeldbellen: 'Je krijgt een link per e-mail.',
  Telefonisch: 'De adviseur belt je.',
}
