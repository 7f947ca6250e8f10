import {
  register as operation,
  report as reportOperation,
} from '../../../core/contract/insulation-check.operations.ts'
import { register, report } from '../../../core/contract/insulation-check.ts'
import { exampleEstimates } from '../../../core/insulation/estimates.ts'
import { parsedExample, requestExample } from '../../services/submissions/test-example.ts'
import { freezeRegistration, freezeReport } from './document.ts'

const told = { estimates: exampleEstimates, aboutBats: 'Vleermuizen zijn beschermd.' }

/** What tests make the mails of this feature's requests of. */
export const examples = [
  requestExample(register.name, parsedExample(operation), (one) => freezeRegistration(one, told)),
  requestExample(report.name, parsedExample(reportOperation), (one) => freezeReport(one, told)),
]
