import { lazyControls } from '../lazy-controls.ts'
import TextAreaField from '../TextAreaField.tsx'

// More than one line is asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls.textarea.give({ default: TextAreaField })
