import CheckboxesField from '../CheckboxesField.tsx'
import { lazyControls } from '../lazy-controls.ts'

// Some of many are asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls.checkboxes.give({ default: CheckboxesField })
