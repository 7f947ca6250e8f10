import { lazyControls } from '../lazy-controls.ts'
import SelectField from '../SelectField.tsx'

// A choice out of a list is asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls.select.give({ default: SelectField })
