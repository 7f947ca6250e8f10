/** Codes of refusals that a browser tells in words of its own. */
export const openedElsewhere = 'draft-opened-elsewhere'
export const draftSent = 'draft-sent'
