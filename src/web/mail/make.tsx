import { render, toPlainText } from '@react-email/render'
import type { MailContent, Sender } from '../../core/render.ts'
import { Message } from './Message.tsx'

/** Both versions of a mail from one template. */
export const make = async (content: MailContent, sender: Sender): Promise<{ html: string; text: string }> => {
  const html = await render(<Message content={content} sender={sender} />)
  const text = toPlainText(html, {
    // Mail programs wrap by themselves; what somebody typed stays on its own line.
    wordwrap: false,
    selectors: [
      ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
      // The footer and the name of the sender read well without their addresses.
      ...['a.m-link', 'a.m-head'].map((selector) => ({
        selector,
        format: 'anchor',
        options: { ignoreHref: true },
      })),
      { selector: 'a', options: { linkBrackets: ['(', ')'] } },
    ],
  })
  return { html, text }
}
