import { type Challenge, findSolution } from './captcha-solver.ts'

// A thread of its own for the proof of work. Gets one challenge, answers its solution or why there is none.
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  findSolution(data).then(
    (solution) => self.postMessage({ solution }),
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
