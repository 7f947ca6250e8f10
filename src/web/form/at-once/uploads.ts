import { lazyControls } from '../lazy-controls.ts'
import UploadsField from '../UploadsField.tsx'

// Files are asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls.uploads.give({ default: UploadsField })
