/**
 * The EICAR test file, a harmless text that every virus scanner reports as a virus (eicar.org). It stands here in two halves:
 * whole, it would keep this very file off machines with a scanner.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
  'latin1',
)
