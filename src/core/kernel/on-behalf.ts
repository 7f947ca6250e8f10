import type { MembershipStatus } from './viewer.ts'

/**
 * Header of every call that leaves something behind, made by a form that a colleague fills in for who calls (ADR 106). Its value
 * is the id of that call by phone.
 */
export const onBehalfHeader = 'on-behalf'

/** Name of the `meta` by which a page says that a colleague fills it in for who calls. */
export const onBehalfMeta = 'on-behalf'

/** What a page says of a call by phone: its id, and whether who calls is a member. It names neither them nor the colleague. */
export interface OnBehalfMark {
  id: string
  membershipStatus: MembershipStatus
}

/** The mark of the page that the browser shows; undefined on every page of the site, and on a server. */
export const onBehalfMark = (): OnBehalfMark | undefined => {
  if (typeof document === 'undefined') return undefined
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${onBehalfMeta}"]`)
  if (!meta) return undefined
  return { id: meta.content, membershipStatus: meta.dataset.member === '' ? 'lid' : 'niet ingelogd' }
}
