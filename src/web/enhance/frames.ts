import { frameExtra, frameHeight, membershipParameter } from '../../core/content/framing.ts'
import { all, make } from './dom.ts'
import { hasLoginHint } from './login-hint.ts'
import { askMembership } from './poll-membership.ts'

/** The membership status of the visitor. The server is asked only when the hint cookie says that somebody is logged in. */
const membership = async (page: Document): Promise<string> => {
  const visitor = 'niet ingelogd'
  if (!hasLoginHint(page)) return visitor
  try {
    return await askMembership()
  } catch {
    return visitor
  }
}

/**
 * Gives frames the height that they report. A message counts only when it comes from that frame's own window and, where the frame
 * has one, from its origin (spec 000 section 7). Also opens embedded tools of others in place, after a click.
 */
export const frames = (page: Document): void => {
  addEventListener('message', ({ source, origin, data }: MessageEvent<{ height?: unknown } | null>) => {
    const frame = all<HTMLIFrameElement>(page, 'iframe[data-reports]').find(
      ({ contentWindow, dataset }) => contentWindow === source && dataset.reports === origin,
    )
    const height = Math.ceil(Number(data?.height))
    if (frame && height > 0 && height < 20_000) frame.height = String(height + frameExtra)
  })
  for (const box of all(page, '[data-embed]'))
    box.querySelector('a')?.addEventListener('click', async (event) => {
      const link = event.currentTarget as HTMLAnchorElement
      event.preventDefault()
      // The membership status is fetched and passed on only to a tool that needs it.
      const told: Record<string, string> =
        'member' in box.dataset ? { [membershipParameter]: await membership(page) } : {}
      const frame = make('iframe', {
        class: 'framed',
        title: box.dataset.embed ?? '',
        src: `${link.pathname}?${new URLSearchParams(told)}`,
        height: String(frameHeight),
        sandbox: 'allow-scripts allow-forms allow-popups',
        'data-reports': 'null',
      })
      box.replaceChildren(frame)
      frame.focus()
    })
}
