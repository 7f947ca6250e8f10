import { hintCookie } from '../../core/kernel/hint.ts'
import { all, make } from './find.ts'

/** Says at `Mijn Thuisbasis` that somebody is logged in, by the hint cookie alone: no call is made. */
export const account = (page: Document): void => {
  if (!page.cookie.split('; ').includes(`${hintCookie}=1`)) return
  for (const link of all(page, '.account')) {
    link.dataset.in = ''
    link.append(make('span', { class: 'unseen' }, ' (je bent ingelogd)'))
  }
}
