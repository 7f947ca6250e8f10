/** Runs this when the browser is idle; returns a function that cancels it. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callbacks
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(then, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}
