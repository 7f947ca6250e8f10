import { sharedBrowser } from '../kit/browser.ts'
import { startServerProcess } from '../kit/server-process.ts'

/** The built product for the journeys of one file, and a browser: `afterAll(close)`. `env` is as `startServer` has it. */
export async function openSite(env: NodeJS.ProcessEnv = {}) {
  const [server, browser] = await Promise.all([startServerProcess(env), sharedBrowser()])
  return { server, browser, close: server.close }
}
