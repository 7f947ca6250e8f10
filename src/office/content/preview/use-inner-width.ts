import { type RefObject, useEffect, useState } from 'react'

/** The width (px) that an element has for what is in it, and again whenever that changes; 0 until it is known. */
export const useInnerWidth = (of: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [of])
  return width
}
