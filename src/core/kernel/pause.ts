/**
 * Resolves after some milliseconds; the specification's default is 800 ms (spec 000 section 9). Rejects with the signal's reason
 * when aborted.
 */
export const pause = (milliseconds = 800, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
