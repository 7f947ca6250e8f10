import { expect, it } from 'vitest'
import { testToolEngine } from '../engine/testing/test-tool.tsx'
import type { ToolCase } from '../engine/testing/tool-case.ts'
import type { Tool } from '../engine/tool/define-tool.ts'

// Runs on every calculator the checks that the engine's own tests run on a trial calculator.

const tools = import.meta.glob<{ tool: Tool }>('./*/*-tool.ts', { eager: true })
const worked = import.meta.glob<{ cases: readonly ToolCase[] }>('./*/*-cases.ts', { eager: true })

for (const [path, { tool }] of Object.entries(tools))
  testToolEngine(tool, { cases: worked[path.replace('-tool.ts', '-cases.ts')]?.cases ?? [] })

it('there are calculators', () => expect(Object.keys(tools).length).toBeGreaterThan(10))
