/** The secret of the servers of tests, and of the commands that run beside them (`SECRETS`), so that both open the same vault. */
export const testSecret = 'a secret of at least thirty-two characters'
