import AddressFields from '../AddressFields.tsx'
import { lazyGroups } from '../lazy-groups.ts'

// An address is asked by the first step of who imports this: drawn with it, and named by its page.
lazyGroups.address.give({ default: AddressFields })
