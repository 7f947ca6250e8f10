import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Writes a document as HTML. It is static: only islands, which have roots of their own, are hydrated in the browser. */
export const documentHtml = (page: ReactNode): string => `<!doctype html>${renderToStaticMarkup(page)}`
