// What server, blocks and plain script agree on about frames. Alone in its file: the script takes nothing else along.

/** Height of a frame in pixels until something else is known (spec 000 section 7). */
export const frameHeight = 400
/** What the form service's reported height misses, in pixels (spec 000 section 7). */
export const frameExtra = 46
/** Query parameter that carries the membership state into a tool's frame; nothing else of the visitor gets in. */
export const membershipParameter = 'lidmaatschap'
