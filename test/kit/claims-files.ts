import { book } from '../../src/core/contract/handyman/handyman-operations.ts'

// Loaded into a process before the site, this gives the site a form that claims uploads.
Object.assign(book, { claimsFiles: true })
