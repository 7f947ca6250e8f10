import DateField from '../DateField.tsx'
import { lazyControls } from '../lazy-controls.ts'

// A date is asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls['date-parts'].give({ default: DateField })
