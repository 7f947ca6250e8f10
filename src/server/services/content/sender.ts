import { hoursLine, type Settings } from '../../../core/content/settings.ts'
import type { Sender } from '../../../core/render.ts'

/** The association as its mails name it. `origin` is the address of the site, without a slash at the end. */
export const senderOf = (settings: Settings, origin: string): Sender => {
  const desk = settings.desks.klantenservice
  return {
    name: settings.name,
    phone: desk?.phone ?? '',
    hours: desk ? hoursLine(desk) : '',
    email: settings.email,
    siteUrl: origin,
  }
}
