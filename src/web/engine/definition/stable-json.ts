export { stableJson } from '../../../core/kernel/stable-json.ts'
