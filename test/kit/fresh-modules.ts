import { vi } from 'vitest'

// Runs before every test file: the files of one worker share loaded modules of node_modules, but none of ours.
vi.resetModules()
