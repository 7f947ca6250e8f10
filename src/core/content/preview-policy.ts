/**
 * Policy of the page that editors look at before it is published: no script, no form, nothing of another site. Its answer has it as a
 * header; the office, which shows the page in a frame of its own making, has it in the frame.
 */
export const previewPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
