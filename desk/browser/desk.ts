// The only script of the desk: passkeys, and a page that renews itself.
import './passkey.ts';
import './renew.ts';
