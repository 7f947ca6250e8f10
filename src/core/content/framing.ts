// Constants about frames that server, blocks and plain script share. A file of its own, so that the script loads nothing else
// with it.

/** Height of a frame in pixels until its real height is known (spec 000 section 7). */
export const frameHeight = 400
/** Pixels to add to the height that the form service reports (spec 000 section 7). */
export const frameExtra = 46
/** Query parameter with the membership state for a tool's frame, which gets nothing else about the visitor. */
export const membershipParameter = 'lidmaatschap'
