/** Milliseconds after a press within which the second press of a double click comes. */
export const doubleClickMs = 300

/**
 * Resolves once the second press of a double click can no longer come. Whatever moved before that would be pressed in place of
 * the button, and take the focus.
 */
export const afterDoubleClick = (): Promise<void> => new Promise((done) => setTimeout(done, doubleClickMs))
