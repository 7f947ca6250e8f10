import * as calls from '../../../core/contract/files/files-calls.ts'
import * as operations from '../../../core/contract/files/files-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { filesPersonalData } from './files-personal-data.ts'
import { uploadFile } from './upload.ts'

/** Feature: uploaded files, kept for the request that claims them. */
export const files = feature('files', calls, operations, {
  apiDescription: 'Bestanden bij een aanvraag.',
  verbs: { upload: { may: anyone, run: uploadFile, trailWords: 'Bestand geüpload' } },
  trail: { 'files.download': 'Bestand gedownload', 'files.infected': 'Bestand met een virus geweigerd' },
  personalData: filesPersonalData,
})
