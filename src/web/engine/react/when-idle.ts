/** Runs this once the browser has nothing better to do; answers how to call it off. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
