import type { MailContent, Sender } from '../../core/render.ts'

/**
 * Renders a mail as HTML and as text. The template and its library are loaded with the first mail, so that they do not slow the
 * start.
 */
export const renderMail = async (
  content: MailContent,
  sender: Sender,
): Promise<{ html: string; text: string }> => {
  const { writeMail } = await import('./make.tsx')
  return writeMail(content, sender)
}
