// Loaded into a process before the site (`NODE_OPTIONS=--import`), this tells how long its event loop was kept by one task: it
// answers any request at the port of `LOOP_WATCH_PORT` with the most milliseconds since the last one.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Milliseconds between two looks, which a histogram of Node counts as delay too. */
const resolution = 5

const port = Number(process.env.LOOP_WATCH_PORT)

if (isMainThread && port > 0) {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const answers = createServer((_request, response) => {
    const most = delays.count === 0 ? 0 : Math.max(0, delays.max / 1e6 - resolution)
    delays.reset()
    response.end(String(most))
  })
  // a process that this one starts inherits its environment, and finds the port taken
  answers.on('error', () => undefined)
  answers.listen(port, '127.0.0.1').unref()
}
