import { type Challenge, findSolution } from './captcha-solver.ts'

// The worker for the proof of work: it receives one challenge and posts its solution, or why there is none.
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  findSolution(data).then(
    (solution) => self.postMessage({ solution }),
    (error: unknown) => self.postMessage({ failed: String(error) }),
  )
})
