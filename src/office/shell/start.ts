/** What the server gives the office's script to start from. */
export interface Start {
  /** The name of the association. */
  name: string
  /** Whether nothing here is real. */
  demo: boolean
  /** The names of the desks by their keys. */
  desks: Readonly<Record<string, string>>
  /** How people reach each desk, by its key: its phone number, and when it is open. */
  reach: Readonly<Record<string, { phone: string; hours: string }>>
}

/** Reads what the page brought along; undefined where the page is not one of ours. */
export const readStart = (): Start | undefined => {
  const text = document.getElementById('begin')?.textContent
  return text ? (JSON.parse(text) as Start) : undefined
}
