/** HTML that is already escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | undefined | false | Markup | readonly Markup[]

/** Joins literal markup with values; every value that is not markup itself is escaped. */
export const html = (literal: TemplateStringsArray, ...values: Part[]): Markup =>
  new Markup(String.raw({ raw: literal }, ...values.map(toText)))

const toText = (value: Part): string => {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map((part) => part.text).join('')
  return escapeHtml(String(value))
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
