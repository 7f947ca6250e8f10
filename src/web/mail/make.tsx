import { renderToStaticMarkup } from 'react-dom/server'
import type { MailContent, Sender } from '../../core/render.ts'
import { Message } from './Message.tsx'
import { writeText } from './text.ts'
import { typeset } from './typography.ts'

// With this doctype every mail program draws widths and margins in the same way.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Makes the HTML and the text version of a mail. */
export const writeMail = (said: MailContent, sender: Sender): { html: string; text: string } => {
  const content = typeset(said)
  return {
    html: doctype + renderToStaticMarkup(<Message content={content} sender={sender} />),
    text: writeText(content, sender),
  }
}
