/** Milliseconds after a press in which the second one of a double click comes. */
export const doubleClickMs = 300

/** Resolves once no second press comes: what moved before would be pressed in place of the button, and take the focus. */
export const afterDoubleClick = (): Promise<void> => new Promise((done) => setTimeout(done, doubleClickMs))
