import { vi } from 'vitest'

// Runs before every file: the files of one worker share what they load of node_modules, and nothing of our own.
vi.resetModules()
