import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { livingAreaSize } from '../../../core/fields/home/surface.ts'
import { address } from '../../../core/groups/address.ts'

export const addressAsks = { home: address, constructionYear, livingAreaSize } as const
