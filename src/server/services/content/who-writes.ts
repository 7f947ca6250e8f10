import { role } from '../permissions.ts'

/** Who works with texts: editors with all, finance with prices, operators with what runs scripts of others. */
export const writes = role('editor', 'finance', 'operator')
