import { classes } from './classes.ts'

/** A message as it is drawn; its moment and sizes are in words already. */
export interface ThreadMessage {
  key: string
  /** Whether the reader wrote it. */
  own: boolean
  /** Who wrote it: the desk, or the reader. */
  by: string
  /** ISO 8601 instant, and the same in words. */
  at: string
  when: string
  text: string
  isNew: boolean
  files: readonly { name: string; size: string; href: string }[]
}

/** What was written about a request, the oldest first. */
export function Thread({ messages }: { messages: readonly ThreadMessage[] }) {
  return (
    <ol className="thread bare">
      {messages.map(({ key, own, by, at, when, text, isNew, files }) => (
        <li className={classes('thread-message', own && 'thread-own')} key={key}>
          <p className="thread-by">
            <b>{by}</b> <time dateTime={at}>{when}</time> {isNew && <span className="thread-new">Nieuw</span>}
          </p>
          <p className="thread-text" dir="auto">
            {text}
          </p>
          {files.length > 0 && (
            <ul className="thread-files bare">
              {files.map(({ name, size, href }) => (
                <li key={href}>
                  <a href={href} download="">
                    <bdi>{name}</bdi>
                  </a>{' '}
                  <span className="muted small">{size}</span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
