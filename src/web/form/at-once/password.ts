import { lazyControls } from '../lazy-controls.ts'
import PasswordField from '../PasswordField.tsx'

// A password is asked by the first step of who imports this: drawn with it, and named by its page.
lazyControls.password.give({ default: PasswordField })
