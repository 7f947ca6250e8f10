// The thread that draws documents for draw-document.ts.
import { parentPort, workerData } from 'node:worker_threads'
import type { Renderer } from '../../../core/render.ts'
import type { DrawRequest, DrawResult } from './draw-document.ts'

const { drawDocument } = (await import(workerData as string)) as { drawDocument: Renderer['document'] }

const draw = async ({ content, sender }: DrawRequest): Promise<DrawResult> => {
  try {
    return { bytes: await drawDocument(content, sender) }
  } catch (thrown) {
    return { fault: thrown instanceof Error ? thrown.message : 'no error' }
  }
}

parentPort?.on('message', async (wanted: DrawRequest) => parentPort?.postMessage(await draw(wanted)))
