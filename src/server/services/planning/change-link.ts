import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'
import { idOfLink, signedPath } from '../links/signed-link.ts'

/**
 * The address at which the appointment of a request is moved or cancelled. It works until the appointment begins, and whoever has
 * it may change this one appointment and nothing else. The part after `#` reaches no log.
 */
export const changeUrl = (
  { vault }: Pick<Runtime, 'vault'>,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
  submissionId: string,
): string => `${siteUrl}${changePath({ vault }, submissionId)}`

/** The address of `changeUrl` with another time that is already chosen: `date` as YYYY-MM-DD, times as `HH:MM`. */
export const otherTimeUrl = (
  runtime: Pick<Runtime, 'vault'>,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
  submissionId: string,
  { date, from, until }: { date: string; from: string; until: string },
): string => {
  const [page = '', link = ''] = changePath(runtime, submissionId).split('#')
  return `${siteUrl}${page}?${new URLSearchParams({ dag: date, van: from, tot: until })}#${link}`
}

/** The path of `changeUrl`, for links on this site. */
export const changePath = (runtime: Pick<Runtime, 'vault'>, submissionId: string): string =>
  signedPath(runtime, 'appointment', submissionId)

/** The id of the request that a link belongs to; undefined for a link that we did not sign. */
export const requestOfLink = (runtime: Pick<Runtime, 'vault'>, link: string): string | undefined =>
  idOfLink(runtime, 'appointment', link)
