import { coordinatesAnswer } from '../answer-schemas.ts'
import { call } from '../call.ts'
import type * as operations from './handyman-operations.ts'

export const tasks = call<typeof operations.tasks>({
  name: 'handyman.tasks',
  method: 'GET',
  path: '/api/klusservice/tasks',
})

export const categories = call<typeof operations.categories>({
  name: 'handyman.categories',
  method: 'GET',
  path: '/api/klusservice/categories',
})

export const verify = call<typeof operations.verify>({
  name: 'handyman.verify',
  method: 'GET',
  path: '/api/klusservice/verify',
  draftAnswer: coordinatesAnswer,
})

export const taskRates = call<typeof operations.taskRates>({
  name: 'handyman.task-rates',
  method: 'GET',
  path: '/api/klusservice/task-rates',
})

export const book = call<typeof operations.book>({
  name: 'handyman.book',
  method: 'POST',
  path: '/api/klusservice/appointment',
})
