import type { ReactNode } from 'react'
import type { Tool } from '../engine/tool/define-tool.ts'
import { exampleOf } from '../engine/tool/example.ts'
import { ToolExample } from '../engine/tool/ToolExample.tsx'

const tools = Object.values(import.meta.glob<{ tool: Tool }>('../tools/*/*-tool.ts', { eager: true })).map(
  ({ tool }) => tool,
)

/** Worked examples of the calculators, by codename. Each is drawn once, because it is calculated for a fixed day of its own. */
export const toolExamples: ReadonlyMap<string, ReactNode> = new Map(
  tools.map((tool) => [
    tool.funnel.slug.replaceAll('-', '_'),
    <ToolExample key={tool.funnel.slug} {...exampleOf(tool)} />,
  ]),
)
