// SQLite result codes: too big, constraint, mismatch, range.
const sqliteRowCodes = [18, 19, 20, 25];
// PostgreSQL SQLSTATE classes: data exception, integrity violation, program limit exceeded.
const postgresRowClasses = ['22', '23', '54'];
// Deadlock and serialization failure end one transaction so that another can finish; trying again helps.
const postgresRetryClass = '40';

/**
 * True when the database works and refused only what it was given. Then the same rows one by one may succeed, while
 * with a dead connection every single one would wait for its own timeout.
 */
export function isTroubleWithRows(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') {
    return sqliteRowCodes.includes(error.errcode & 0xff);
  }
  if (!('code' in error) || typeof error.code !== 'string') return false;
  if (/^[0-9A-Z]{5}$/.test(error.code)) {
    return [...postgresRowClasses, postgresRetryClass].includes(error.code.slice(0, 2));
  }
  return error.code === 'ERR_INVALID_ARG_TYPE' || error.code === 'ERR_INVALID_ARG_VALUE';
}
