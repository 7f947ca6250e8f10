import { openBrowser } from '../kit/browser.ts'
import { startServerProcess } from '../kit/server-process.ts'

/** The built product and a browser, for the journeys of one file: `afterAll(close)`. `env` is as `startServer` has it. */
export async function openSite(env: NodeJS.ProcessEnv = {}) {
  const [server, browser] = await Promise.all([startServerProcess(env), openBrowser()])
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { server, browser, close }
}
