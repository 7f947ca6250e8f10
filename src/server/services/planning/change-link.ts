import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../context.ts'
import { linkPages } from '../links/pages.ts'

const purpose = 'appointment'

/**
 * The address at which the appointment of a request is moved or cancelled. It works until the appointment begins: who has it
 * may change this one appointment, and nothing else. The part after `#` reaches no log.
 */
export const changeUrl = (
  { vault }: Pick<Runtime, 'vault'>,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
  submissionId: string,
): string => `${siteUrl}${changePath({ vault }, submissionId)}`

/** The same with another time that is chosen already: `date` as YYYY-MM-DD, times as `HH:MM`. */
export const otherTimeUrl = (
  runtime: Pick<Runtime, 'vault'>,
  { siteUrl }: Pick<Sender, 'siteUrl'>,
  submissionId: string,
  { date, from, until }: { date: string; from: string; until: string },
): string => {
  const [page = '', link = ''] = changePath(runtime, submissionId).split('#')
  return `${siteUrl}${page}?${new URLSearchParams({ dag: date, van: from, tot: until })}#${link}`
}

/** The same on this site. */
export const changePath = ({ vault }: Pick<Runtime, 'vault'>, submissionId: string): string =>
  `${linkPages.appointment}#${submissionId}.${vault.sign(purpose, submissionId)}`

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Of which request a link is; undefined for one that we did not sign. */
export const requestOfLink = ({ vault }: Pick<Runtime, 'vault'>, link: string): string | undefined => {
  const [, id, signature = ''] = form.exec(link) ?? []
  return id && vault.isSigned(purpose, id, signature) ? id : undefined
}
