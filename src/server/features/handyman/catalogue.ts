import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type {
  categories as categoriesCall,
  tasks as tasksCall,
} from '../../../core/contract/handyman/handyman-calls.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import {
  type Handyman,
  type HandymanCategory,
  type HandymanTask,
  handymanName as partner,
} from '../../ports/handyman.ts'
import type { RequestContext } from '../../services/context.ts'
import { storeAnswer, storedAnswers } from '../../services/partner-answers/partner-answer-cache.ts'

// Seconds for which stored tasks and categories may be used: they hardly ever change.
const rememberedSeconds = 24 * 3600

const askTasks = async (ctx: RequestContext): Promise<HandymanTask[]> => {
  const all = await ctx.ports.handyman.tasks()
  await storeAnswer(ctx, partner, { question: 'tasks', answer: all, seconds: rememberedSeconds })
  return all
}

const askCategories = async (ctx: RequestContext): Promise<HandymanCategory[]> => {
  const all = await ctx.ports.handyman.categories()
  await storeAnswer(ctx, partner, { question: 'categories', answer: all, seconds: rememberedSeconds })
  return all
}

/**
 * All tasks that can be booked.
 * @throws PartnerError when the partner is away.
 */
export const readTasks = async (ctx: RequestContext): Promise<AnswerOf<typeof tasksCall>> =>
  (await askTasks(ctx)).map(({ id, title, categoryId }) => ({ id, title, category_id: categoryId }))

/**
 * The categories of tasks; the title of a category is the kind of handyman on screen.
 * @throws PartnerError when the partner is
 * away.
 */
export const readCategories = (ctx: RequestContext): Promise<AnswerOf<typeof categoriesCall>> =>
  askCategories(ctx)

interface Catalogue {
  tasks: HandymanTask[]
  categories: HandymanCategory[]
}

// Milliseconds for which this process keeps the catalogue, so that not every booking asks the partner for it.
const keptMs = 60_000
const kept = new WeakMap<Handyman, Catalogue & { at: number }>()

/**
 * Finds a task and the title of its category, to check a booking. While the partner is away it uses answers of the past day.
 * Undefined when there is no such task.
 * @throws PartnerError when no answer is stored.
 */
export const findTask = async (
  ctx: RequestContext,
  taskId: string,
): Promise<{ title: string; handyman: string | undefined } | undefined> => {
  const { tasks, categories } = await readCatalogue(ctx)
  const task = tasks.find(({ id }) => id === taskId)
  return task && { title: task.title, handyman: categories.find(({ id }) => id === task.categoryId)?.title }
}

const readCatalogue = async (ctx: RequestContext): Promise<Catalogue> => {
  const { handyman } = ctx.ports
  const seen = kept.get(handyman)
  if (seen && Math.abs(ctx.clock.now() - seen.at) < keptMs) return seen
  const [tasks, categories] = await Promise.all([
    orRecall(ctx, 'tasks', () => askTasks(ctx)),
    orRecall(ctx, 'categories', () => askCategories(ctx)),
  ])
  kept.set(handyman, { tasks, categories, at: ctx.clock.now() })
  return { tasks, categories }
}

const orRecall = async <T>(ctx: RequestContext, question: string, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error
    const [remembered] = await storedAnswers<T>(ctx, partner, question)
    if (!remembered) throw error
    return remembered.answer
  }
}
