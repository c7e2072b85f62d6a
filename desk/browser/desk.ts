// The only script of the desk: passkeys, and pages that renew themselves.
import './follow-build.ts';
import './passkey.ts';
import './renew.ts';
