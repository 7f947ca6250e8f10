import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandProps } from '../../core/content/island.ts'
import { prefixOf } from './prefix.ts'

/** Writes data as JSON for a script element; `<` is escaped so that the data cannot end the element early. */
export const inScript = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/**
 * Draws an island's first state as HTML.
 * @throws whatever the island throws, such as properties that its schema refuses.
 */
export const firstState = (name: string, Island: ComponentType<IslandProps>, input: IslandProps): string =>
  renderToString(<Island {...input} />, { identifierPrefix: prefixOf(name) })

interface IslandRootProps {
  /** Unique on its page: the slug of a funnel, the codename of a calculator, or the name of a form. */
  name: string
  /** The result of `firstState`. */
  html: string
  input: IslandProps
}

/** The root element of an island: its first state, and its properties for the script that takes over. */
export function IslandRoot({ name, html, input }: IslandRootProps) {
  return (
    <>
      <div
        id={name}
        data-island={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, from a root with its own identifiers
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script
        type="application/json"
        data-for={name}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every `<` escaped
        dangerouslySetInnerHTML={{ __html: inScript(input) }}
      />
    </>
  )
}
