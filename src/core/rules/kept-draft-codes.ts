/** Codes of the refusals of a kept draft for which the browser has texts of its own. */
export const openedElsewhere = 'draft-opened-elsewhere'
export const draftSent = 'draft-sent'
