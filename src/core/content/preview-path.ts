/** Path below which editors see drafts of pages. */
export const previewPath = '/concept'

/** Whether a page at this path shows a draft. */
export const isPreview = (path: string): boolean => path.startsWith(`${previewPath}/`)
