import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A document as bytes for a browser. Static: only islands, which are roots of their own, are ever taken over by React
 * in the browser.
 */
export const write = (page: ReactNode): string => `<!doctype html>${renderToStaticMarkup(page)}`
