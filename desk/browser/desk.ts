// The script of the desk's pages: passkeys, notifications, and pages that renew themselves.
import './notifications.ts';
import './passkey.ts';
import './renew.ts';
