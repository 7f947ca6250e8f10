import { createElement, type ReactNode } from 'react'

/** The element that stands around a block until the page is written. Cleaned text holds no element of this name. */
const mark = 'block-mark'

/**
 * Draws a block so that `withBlockPlaces` finds where it begins. An element around it changes no id that React makes, as one beside it
 * would.
 */
export const markedBlock = (place: number | 'end', block: ReactNode): ReactNode =>
  createElement(mark, { 'data-block': place }, block)

const begin = new RegExp(`<${mark} (data-block="\\w+")>(?:<([a-z][a-z0-9-]*))?`, 'g')

/**
 * Puts the place of each marked block on its first element, as `data-block="3"`; what follows the last block begins with
 * `data-block="end"`. Everything else is as it would be without.
 */
export const withBlockPlaces = (html: string): string =>
  html
    .replace(begin, (_all, place: string, element: string | undefined) =>
      element === undefined ? '' : `<${element} ${place}`,
    )
    .replaceAll(`</${mark}>`, '')
