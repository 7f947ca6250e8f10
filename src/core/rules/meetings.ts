/** How one meets an adviser of money, as calls, agendas and people name it (decision 54). */
export const moneyMeetings = ['Kantoorbezoek', 'Beeldbellen', 'Telefonisch'] as const
export type Meeting = (typeof moneyMeetings)[number]

/** What each of them is like. */
export const meetingHints: Readonly<Record<Meeting, string>> = {
  Kantoorbezoek: 'Je komt naar het kantoor.',
  Beeldbellen: 'Je krijgt een link per e-mail.',
  Telefonisch: 'De adviseur belt je.',
}
